import { Problem } from '../../platform/errors/problem.ts';
import type { SessionView } from './sessions/contract.ts';

export type Session = SessionView;

/** Admin means both: an address that the operator named, and the flag of the profile. */
export function isAdmin(
  person: { readonly email: string; readonly isAdmin: boolean },
  adminEmails: readonly string[],
): boolean {
  return person.isAdmin && adminEmails.includes(person.email);
}

export function ownProfile(session: Session, userId: string): void {
  if (session.userId !== userId) throw new Problem('FORBIDDEN');
}

/** @throws {Problem} FORBIDDEN unless the session is an admin's. */
export function requireAdmin(session: Session): void {
  if (!session.isAdmin)
    throw new Problem('FORBIDDEN', { message: 'Access denied: Admin privileges required' });
}
