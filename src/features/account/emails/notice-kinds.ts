/** Changes that a security notice reports. */
export const noticeKinds = [
  'email-change-asked',
  'email-changed',
  'phone-changed',
  'phone-removed',
  'identity-linked',
  'identity-unlinked',
  'second-factor-on',
  'second-factor-off',
  'password-changed',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];
