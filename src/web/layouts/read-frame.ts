import type { PageRequest } from '../page/page-request.ts';
import { readSidebarState } from './use-sidebar.ts';

/** What the frame of a signed-in person needs of the server: the sidebar's state, so that it does not jump, and what stands in it. */
export async function readFrame({ session, isDeskOpen }: PageRequest, request: Request) {
  return {
    sidebar: readSidebarState(request.headers.get('cookie')),
    isDeskShut: session?.isAdmin === true && !(await isDeskOpen()),
  };
}
