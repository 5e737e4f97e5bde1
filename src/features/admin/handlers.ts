import type { OpenAPI } from '@orpc/openapi';
import { implement } from '@orpc/server';
import type { Hono } from 'hono';
import { Problem, problemOf } from '../../platform/errors/problem.ts';
import type { Env } from '../../platform/http/http-router.ts';
import type { Log } from '../../platform/log/log.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { logSecurityEvent } from '../../platform/rpc/security-log.ts';
import type { Accounts } from '../account/service.ts';
import type { SignedInAdmin } from '../account/sessions/signed-in.ts';
import { adminContract, exportPath, exportRowsHeader, searchText } from './contract.ts';
import type { Admin } from './service.ts';

export function adminHandlers(admin: Admin, signedIn: SignedInAdmin) {
  // The role is checked before the input, so that others learn nothing about it.
  const api = implement(adminContract)
    .$context<RequestContext>()
    .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });
  return {
    enter: api.enter.handler(({ context }) => admin.enter(context)),
    totals: api.totals.use(signedIn).handler(({ context }) => admin.totals(context.session)),
    users: api.users.use(signedIn).handler(({ context, input }) => admin.listUsers(context.session, input)),
    setAdmin: api.setAdmin
      .use(signedIn)
      .handler(({ context, input }) => admin.setAdmin({ session: context.session, context }, input)),
    activity: api.activity
      .use(signedIn)
      .handler(({ context, input }) => admin.activity(context.session, input)),
    refusedEntries: api.refusedEntries
      .use(signedIn)
      .handler(({ context, input }) => admin.refusedEntries(context.session, input.before)),
    user: api.user
      .use(signedIn)
      .handler(({ context, input }) => admin.readAccount(context.session, input.userId)),
    setShareStepsLifted: api.setShareStepsLifted.use(signedIn).handler(async ({ context, input }) => {
      await admin.setShareStepsLifted({ session: context.session, context }, input);
      return done;
    }),
    takeDown: api.takeDown.use(signedIn).handler(async ({ context, input }) => {
      await admin.moderation.setTakenDown({ session: context.session, context }, input);
      return done;
    }),
    putBack: api.putBack.use(signedIn).handler(async ({ context, input: { userId } }) => {
      await admin.moderation.setTakenDown({ session: context.session, context }, { userId, reason: null });
      return done;
    }),
    suspend: api.suspend.use(signedIn).handler(async ({ context, input }) => {
      await admin.moderation.setSuspended({ session: context.session, context }, input);
      return done;
    }),
    restore: api.restore.use(signedIn).handler(async ({ context, input: { userId } }) => {
      await admin.moderation.setSuspended({ session: context.session, context }, { userId, reason: null });
      return done;
    }),
  };
}

const done = { done: true } as const;

/** Refusals of the download, in the shape of every other endpoint's. */
const refusals: Record<string, { readonly status: 401 | 403 | 422 | 429; readonly message: string }> = {
  SIGNED_OUT: { status: 401, message: 'Please sign in to access this page' },
  FORBIDDEN: { status: 403, message: 'Access denied: Admin privileges required' },
  INVALID_INPUT: { status: 422, message: 'That is too long to search for.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'That was too often. Please wait a few minutes and try again.',
  },
};

/** The download for the description of the API, in which only the contract's endpoints stand by themselves. */
export const userExportDescription: OpenAPI.PathsObject = {
  [exportPath.replace('/api', '')]: {
    get: {
      summary: 'Download the users that match a search, the newest first, as CSV',
      parameters: [{ name: 'search', in: 'query', schema: { type: 'string', maxLength: 200 } }],
      responses: {
        200: {
          description: `The file; the header ${exportRowsHeader} says how many rows it will have`,
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        ...Object.fromEntries(
          Object.values(refusals).map(({ status, message }) => [status, { description: message }]),
        ),
      },
    },
  },
};

/** `GET /api/admin/users.csv?search=`: a streamed file, cut off when reading fails. */
export function mountUserExport(
  hono: Hono<Env>,
  admin: Admin,
  accounts: Pick<Accounts, 'readSession' | 'desk'>,
): void {
  hono.get(exportPath, async (c) => {
    const context = c.get('context');
    c.header('Cache-Control', 'no-store');
    try {
      const session = await accounts.readSession(context);
      for (const [name, value] of context.replyHeaders) c.header(name, value, { append: true });
      if (!session) throw new Problem('SIGNED_OUT');
      context.actor.userId = session.userId;
      await accounts.desk.require(session);
      const search = searchText.safeParse(c.req.query('search') ?? '');
      if (!search.success) throw new Problem('INVALID_INPUT');
      const { fileName, rows, parts } = await admin.exportUsers({ session, context }, search.data);
      logSecurityEvent(context, { event: 'admin.exportUsers', outcome: 'ok', userId: session.userId });
      return c.body(asBytes(parts, context.log), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName}"`,
        [exportRowsHeader]: String(rows),
      });
    } catch (error) {
      const code = problemOf(error)?.code ?? '';
      const refusal = refusals[code];
      if (!refusal) throw error;
      if (code === 'FORBIDDEN') {
        logSecurityEvent(context, {
          event: 'admin.exportUsers',
          outcome: code,
          userId: context.actor.userId,
        });
      }
      return c.json({ defined: true, code, ...refusal }, refusal.status);
    }
  });
}

function asBytes(parts: AsyncGenerator<string, void, void>, log: Log): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const part = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(encoder.encode(part.value));
      } catch (error) {
        log.error({ err: error }, 'user export failed');
        throw error;
      }
    },
    async cancel() {
      await parts.return();
    },
  });
}
