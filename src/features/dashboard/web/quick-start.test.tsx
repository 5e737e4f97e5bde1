import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../web/markdown/parse-markdown.ts';
import { QuickStart } from './quick-start.tsx';

function show({ studio = true, video = '', isLive = false } = {}): string {
  const element = (
    <QuickStart userId="ada" video={parseMarkdown(video)} hasPreview={isLive} isLive={isLive} />
  );
  const hydrationData = { loaderData: { root: { settings: { studio } } } };
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData });
  return renderToString(<RouterProvider router={router} />);
}

test('what the operator writes stands in the place of the video', () => {
  const html = show({ video: '[Watch how it goes](https://video.example/tour), in two minutes.' });
  expect(html).toContain('href="https://video.example/tour"');
  expect(html).toContain('in two minutes.');
  expect(html).not.toContain('Video coming soon');
});

test('editing is announced only while the operator has the studio switched off', () => {
  expect(show()).toContain('Change texts, look and order');
  expect(show()).not.toContain('Coming soon');
  expect(show({ studio: false })).toContain('Coming soon. Until then');
});

test('the next step is marked, which is never the editor where there is none', () => {
  const marks = (html: string) => html.match(/bg-violet-end/g)?.length ?? 0;
  expect([marks(show()), marks(show({ isLive: true }))]).toEqual([1, 1]);
  expect(marks(show({ studio: false, isLive: true }))).toBe(0);
});
