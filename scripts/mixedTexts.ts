import { type ESTree, parseSync, Visitor } from 'vite';

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
export function mixedTexts(file: string, source: string): number[] {
  const starts: number[] = [];
  const check = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const kept = children.filter(isKept);
    if (kept.length > 1) starts.push(...kept.filter(isText).map(({ start }) => start));
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(file, source).program);
  const lines = starts.map((start) => source.slice(0, start).split('\n').length);
  return lines.toSorted((one, other) => one - other);
}
