import { afterEach, expect, it, vi } from 'vitest';
import { loadJudge } from './loadJudge.ts';
import { isCommonPassword } from './passwordSchema.ts';

vi.mock('./loadJudge.ts', () => ({ loadJudge: vi.fn() }));

const load = vi.mocked(loadJudge);

afterEach(() => vi.useRealTimers());

it('asks the judge', async () => {
  const judgePassword = vi.fn(() => 'weak' as const);
  load.mockResolvedValue({ judgePassword });
  expect(await isCommonPassword('passwordpassword', 'a@b.test')).toBe(true);
  expect(judgePassword).toHaveBeenCalledExactlyOnceWith('passwordpassword', 'a@b.test');
  judgePassword.mockReturnValue('fair' as 'weak');
  expect(await isCommonPassword('passwordpassword', 'a@b.test')).toBe(false);
});

it('blocks no form when the list does not arrive', async () => {
  load.mockResolvedValue(null);
  expect(await isCommonPassword('passwordpassword', '')).toBe(false);
});

it('blocks no form for longer than its time limit', async () => {
  vi.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  const answer = isCommonPassword('passwordpassword', '');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe(false);
});
