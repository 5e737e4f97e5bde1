/** The screens of a creator. */
export const screensOf = (userId: string) => [
  `/dashboard/${userId}`,
  '/build',
  `/share/${userId}`,
  `/landing/${userId}`,
  `/edit-landing/${userId}`,
  '/promotion',
  `/account/${userId}`,
  `/statistics/${userId}`,
];
