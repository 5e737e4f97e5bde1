import { ORPCError } from '@orpc/client';
import { afterEach, expect, test, vi } from 'vitest';
import { applyFieldIssues, codeOf, draftMessageOf, failureOf, issuesOf, messageOf } from './display-error.ts';

afterEach(() => vi.unstubAllGlobals());

const invalid = new ORPCError('INVALID_INPUT', {
  status: 422,
  message: 'Please check the fields that are marked.',
  data: { issues: [{ path: 'email', message: 'Please enter your email address' }] },
});

test('an endpoint speaks for itself', () => {
  expect(messageOf(new ORPCError('SIGNED_OUT', { message: 'Please sign in to access this page' }))).toBe(
    'Please sign in to access this page',
  );
  expect(codeOf(invalid)).toBe('INVALID_INPUT');
});

test('no answer is about the connection, not about the person', () => {
  expect(messageOf(new TypeError('Failed to fetch'))).toMatch(/could not reach the server/);
});

test('without a network, it is the network that is named, and what was typed is safe', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const cut = new TypeError('Failed to fetch');
  expect(messageOf(cut)).toBe('You are offline. Try again when you are back.');
  expect(draftMessageOf(cut)).toBe('You are offline. Your draft is saved.');
  expect(draftMessageOf(invalid)).toBe('Please check the fields that are marked.');
  vi.stubGlobal('navigator', { onLine: true });
  expect(draftMessageOf(cut)).toMatch(/could not reach the server/);
});

test('what nobody foresaw becomes the sentence of the screen, never its own text', () => {
  expect(messageOf(new Error('cannot read x of undefined'), 'Failed to sign in')).toBe('Failed to sign in');
  expect(messageOf('boom')).toBe('Something went wrong. Please try again.');
  expect(messageOf(undefined)).toBe('Something went wrong. Please try again.');
});

test('what a proxy answers in place of the service becomes a sentence too', () => {
  const data = { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway</h1>' };
  const foreign = new ORPCError('BAD_GATEWAY', { status: 502, data });
  expect(messageOf(foreign)).toBe('Something went wrong. Please try again.');
  expect(failureOf(foreign, 'Failed to sign in')).toEqual({
    message: 'Failed to sign in',
    detail: 'Something went wrong. Please try again.',
  });
  const forbidden = new ORPCError('FORBIDDEN', { status: 403, data: { ...data, status: 403 } });
  expect(failureOf(forbidden, 'Failed to sign in').message).toBe('Failed to sign in');
});

test('a form says what has failed, and beneath it what is known of a fault of ours or of the connection', () => {
  const refused = new ORPCError('INVALID_CREDENTIALS', { status: 401, message: 'Invalid email or password' });
  expect(failureOf(refused, 'Failed to sign in')).toEqual({ message: 'Invalid email or password' });
  const fault = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Something went wrong.' });
  expect(failureOf(fault, 'Failed to sign in')).toEqual({
    message: 'Failed to sign in',
    detail: 'Something went wrong.',
  });
  expect(messageOf(fault, 'Failed to sign in')).toBe('Failed to sign in');
  expect(failureOf(new TypeError('Failed to fetch'), 'Failed to sign in')).toEqual({
    message: 'Failed to sign in',
    detail: 'We could not reach the server. Check your connection and try again.',
  });
});

test('refused fields land on the form, the first one focused', () => {
  const setError = vi.fn<() => void>();
  const form = { setError, getValues: () => ({ email: '', password: '' }) };
  expect(applyFieldIssues(form, invalid)).toBe(true);
  expect(setError).toHaveBeenCalledExactlyOnceWith(
    'email',
    { type: 'server', message: 'Please enter your email address' },
    { shouldFocus: true },
  );
});

test('a refused field that the form does not have is reported back', () => {
  const form = { setError: vi.fn<() => void>(), getValues: () => ({ password: '' }) };
  expect(applyFieldIssues(form, invalid)).toBe(false);
  expect(applyFieldIssues(form, new Error('x'))).toBe(false);
});

test('malformed issues are ignored', () => {
  expect(issuesOf(new ORPCError('INVALID_INPUT', { data: { issues: [{ path: 3 }, null, 'x'] } }))).toEqual(
    [],
  );
  expect(issuesOf(new ORPCError('INVALID_INPUT', { data: null }))).toEqual([]);
});
