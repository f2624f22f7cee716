import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { read, trackedFiles } from './repository.ts';

/** What `useTranslate` returns is called so everywhere. */
const translate = 'text';

/** Whether a child is a text for certain. What a variable or a property holds, only stories show. */
function isText(node: ESTree.JSXChild | ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  switch (node.type) {
    case 'JSXText':
      return node.value.trim() !== '';
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === translate;
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right);
    case 'JSXExpressionContainer':
      return isText(node.expression);
    default:
      return false;
  }
}

/** JSX drops white space that contains the end of a line, and comments. */
function isKept(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/**
 * The numbers of the lines on which a text stands beside other children of an element, where a
 * translator may take it from React (docs/decisions/0088-texts-have-elements-of-their-own.md).
 */
function mixedTexts(file: string, source: string): number[] {
  const starts: number[] = [];
  const check = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const kept = children.filter(isKept);
    if (kept.length > 1) starts.push(...kept.filter(isText).map(({ start }) => start));
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(file, source).program);
  const lines = starts.map((start) => source.slice(0, start).split('\n').length);
  return lines.toSorted((one, other) => one - other);
}

it.each([
  "<p>{hasIcon && <Icon />}{text('a')}</p>",
  "<p>{text('a')} <Link /></p>",
  "<p>{text('a')}{text('b')}</p>",
  "<p>{isOld ? text('a') : text('b')}<b /></p>",
  '<p>{isOld && `a`}<b /></p>',
  '<p>Words <b /></p>',
  '<p> ({label})</p>',
  "<>{text('a')}<b /></>",
  "<Note>{count > 0 && text('a')}{children}</Note>",
])('finds %j', (source) => {
  expect(mixedTexts('a.tsx', source)).not.toEqual([]);
});

it.each([
  "<p>{text('a')}</p>",
  "<p>\n  {text('a')}\n  {/* A comment. */}\n</p>",
  "<p><span>{text('a')}</span> <Link /></p>",
  '<p>{`a b`}</p>',
  '<p>Words</p>',
  '<p>{hasIcon && <Icon />}{children}</p>',
])('takes %j', (source) => {
  expect(mixedTexts('a.tsx', source)).toEqual([]);
});

it('finds none in what ships', () => {
  const files = trackedFiles('apps/*/src/*.tsx', 'packages/*/src/*.tsx');
  const mixed = files
    .filter((file) => !/\.test\./.test(file))
    .flatMap((file) => mixedTexts(file, read(file)).map((line) => `${file}:${line}`));
  expect(files.length).toBeGreaterThan(100);
  expect(mixed).toEqual([]);
});
