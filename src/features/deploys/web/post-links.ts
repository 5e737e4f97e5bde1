/** Where networks open what is about to be posted, for their people to send. */
export const postLinks = {
  x: (text: string, url: string) => `https://x.com/intent/post?${encoded({ text, url })}`,
  telegram: (text: string, url: string) => `https://t.me/share/url?${encoded({ url, text })}`,
  /** Takes no text of ours: its people write there. */
  facebook: (_text: string, url: string) =>
    `https://www.facebook.com/sharer/sharer.php?${encoded({ u: url })}`,
  /** The text is the post's title. */
  reddit: (text: string, url: string) =>
    `https://www.reddit.com/submit?${encoded({ type: 'LINK', url, title: text })}`,
};

/** Spaces as `%20`: Telegram's apps show a `+` as it is. */
function encoded(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20');
}
