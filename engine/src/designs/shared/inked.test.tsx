import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Inked } from './inked.tsx';

const plain = { fill: 'red', stroke: 'none' };
const inks = {
  main: { fill: 'green' },
  pale: plain,
  deep: plain,
  accent: plain,
  white: plain,
  ink: plain,
  line: { fill: 'none' },
};
const draw = (...roles: (keyof typeof inks)[]) =>
  renderToStaticMarkup(<Inked inks={inks} shapes={roles.map((role, at) => ({ role, d: `M${at} 0Z` }))} />);

it('draws neighbours of one ink with one set of attributes, in their order', () => {
  expect(draw('main', 'main', 'pale', 'main')).toBe(
    '<g fill="green"><path d="M0 0Z"></path><path d="M1 0Z"></path></g>' +
      '<path fill="red" stroke="none" d="M2 0Z"></path><path fill="green" d="M3 0Z"></path>',
  );
});

it('joins neighbours that no line parts', () => {
  expect(draw('pale', 'pale')).toBe('<path fill="red" stroke="none" d="M0 0ZM1 0Z"></path>');
});
