import { renderToString } from 'react-dom/server';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

/** The words of the screen, without its elements. */
const wordsFor = (error: unknown) =>
  renderToString(<ErrorScreen error={error} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a refused route shows its status and text', () => {
  expect(wordsFor(new ErrorResponse(404, 'Not Found', 'Not Found'))).toBe(
    'Unexpected Application Error! 404 Not Found Back to Home',
  );
});

test('a text that came without a name for its status is shown beside the status', () => {
  expect(wordsFor(new ErrorResponse(500, '', 'The launch pad is wet.'))).toContain(
    '500 The launch pad is wet.',
  );
});

test('a route that fails shows the message, and something is said of whatever else was thrown', () => {
  expect(wordsFor(new Error('The engine stalled.'))).toContain(
    'Unexpected Application Error! The engine stalled.',
  );
  expect(wordsFor('rubble')).toContain('Something went wrong.');
});

test('what a second try may mend offers one, in words for the person', () => {
  expect(wordsFor(new TypeError('Failed to fetch'))).toBe(
    'Unexpected Application Error! We could not reach the server. Check your connection and try again. Try again Back to Home',
  );
  expect(wordsFor(new ErrorResponse(503, 'Service Unavailable', ''))).toContain('Try again');
  expect(wordsFor(new ErrorResponse(404, 'Not Found', ''))).not.toContain('Try again');
});
