import { expect, test } from 'vitest';
import { destinationOf } from './guard.ts';

const creator = { userId: 'u1', email: 'a@b.example', firstName: 'Ann', isAdmin: false };
const admin = { ...creator, userId: 'u2', isAdmin: true };

test('without a session every signed-in page leads to the sign-in', () => {
  expect(destinationOf(null, { pathname: '/build', userId: undefined })).toBe('/login');
  expect(destinationOf(null, { pathname: '/admin', userId: undefined })).toBe('/login');
});

test('creators stay on their own pages', () => {
  expect(destinationOf(creator, { pathname: '/build', userId: undefined })).toBeNull();
  expect(destinationOf(creator, { pathname: '/landing/u1', userId: 'u1' })).toBeNull();
});

test("someone else's page becomes the same page of one's own", () => {
  expect(destinationOf(creator, { pathname: '/landing/u9', userId: 'u9' })).toBe('/landing/u1');
});

test('admins and creators are sent to their own areas', () => {
  expect(destinationOf(admin, { pathname: '/build', userId: undefined })).toBe('/admin');
  expect(destinationOf(admin, { pathname: '/dashboard/u2', userId: 'u2' })).toBe('/admin');
  expect(destinationOf(admin, { pathname: '/users', userId: undefined })).toBeNull();
  expect(destinationOf(creator, { pathname: '/users', userId: undefined })).toBe('/dashboard/u1');
  for (const pathname of ['/admin/reports', '/users/u9']) {
    expect(destinationOf(admin, { pathname, userId: undefined })).toBeNull();
    expect(destinationOf(creator, { pathname, userId: undefined })).toBe('/dashboard/u1');
  }
  expect(destinationOf(admin, { pathname: '/administer', userId: undefined })).toBe('/admin');
});
