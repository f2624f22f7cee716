import { describe, expect, it } from 'vitest';
import { goals, parseGoal } from './goals.ts';
import { parseSkill, skills } from './skills.ts';
import { matchNamed, namesGoal } from './wish/matchNamed.ts';

describe('the goals', () => {
  it('are at least forty, each once, with names in both languages and an occupation or none', () => {
    expect(goals.length).toBeGreaterThanOrEqual(40);
    expect(new Set(goals.map(({ id }) => id)).size).toBe(goals.length);
    for (const { names } of goals) expect(names.es && names.en).toBeTruthy();
    expect(goals.filter(({ occupation }) => occupation !== null).length).toBeGreaterThan(30);
  });

  it.each(goals)(
    '$id has two to six steps, each once, none before what it presupposes',
    ({ steps }) => {
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(steps.length).toBeLessThanOrEqual(6);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      for (const [at, { skill }] of steps.entries()) {
        const later = steps.slice(at + 1).map((step) => step.skill.id);
        expect(skill.needs.filter((id) => later.includes(id))).toEqual([]);
      }
    },
  );

  it('need only skills that there are, all of which some goal has', () => {
    const needed = [...skills.values()].flatMap(({ needs }) => needs);
    expect(needed.filter((id) => !skills.has(id))).toEqual([]);
    const taught = new Set(goals.flatMap(({ steps }) => steps.map(({ skill }) => skill.id)));
    expect([...skills.keys()].filter((id) => !taught.has(id))).toEqual([]);
  });

  it('are refused where a line says too little', () => {
    expect(() => parseGoal('data', 'id | Uno = One | |')).toThrow('5 parts expected');
    expect(() => parseGoal('data', 'id | Uno = One | | | nothing 1')).toThrow('No step: nothing 1');
    expect(() => parseGoal('data', 'id | Uno | | | sql 1')).toThrow('Two names expected');
    expect(() => parseGoal('data', 'id | Uno = One | | Developers | sql 1')).toThrow(
      'No occupation',
    );
    expect(() => parseSkill('id | Uno = One | uno | uno')).toThrow('5 parts expected');
  });

  it.each(goals)('$id is found by its own names and by each other way to say it', (goal) => {
    for (const text of [...Object.values(goal.names), ...goal.aliases]) {
      expect(namesGoal(text, goal), text).toBe(true);
    }
    for (const name of Object.values(goal.names))
      expect(matchNamed(name, goals)[0]?.id, name).toBe(goal.id);
  });

  it('are found in sentences', () => {
    const first = (text: string) => matchNamed(text, goals)[0]?.id;
    expect(first('quiero aprender a tocar la guitarra')).toBe('play-guitar');
    expect(first('I want to become a data scientist')).toBe('data-scientist');
    expect(first('me gustaría trabajar de contable')).toBe('accountant');
    expect(first('xyzzy')).toBeUndefined();
  });
});
