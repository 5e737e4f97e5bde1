import type { ShareNetwork } from '../rules/networks.ts';

interface PreparedPost {
  readonly text: string;
  /** In characters, as the network has it beside an address. */
  readonly limit: number;
  readonly hint: string;
}

const follows = 'The address follows by itself.';

/** What may be posted about the product; every creator can change it. */
export function preparedPosts(productName: string): Record<ShareNetwork, PreparedPost> {
  return {
    x: {
      text: `My meme coin is getting its landing page from ${productName}: describe the coin, and the page is written and designed for it. Free during beta.`,
      limit: 250,
      hint: follows,
    },
    telegram: {
      text: `Launching a meme coin? ${productName} writes and designs a landing page for it in minutes, no coding required. It is free during beta.`,
      limit: 1_000,
      hint: follows,
    },
    facebook: {
      text: `I am making a landing page for my meme coin with ${productName}. You describe the coin, and it writes and designs the page. It is free during beta.`,
      limit: 1_000,
      hint: 'Facebook takes only the address from us: copy the text and paste it there.',
    },
    reddit: {
      text: `${productName} makes landing pages for meme coins, free during beta`,
      limit: 300,
      hint: 'The title of your post. Choose a community that welcomes it.',
    },
  };
}
