import { denies } from '@moonpage/engine/compose/review/denial.ts';
import { clearly, famousCoins } from '@moonpage/engine/compose/review/impersonation.ts';
import { amount } from '@moonpage/engine/compose/review/outcomes.ts';
import { plainText } from '@moonpage/engine/compose/review/plain-text.ts';
import { calendar, exchanges } from '@moonpage/engine/compose/review/states.ts';
import type { Problem } from './problem.ts';

/** One class of claims: whatever is said of these things, a model does not know it. */
interface Claims {
  /** Meets `plainText`; global. */
  readonly pattern: RegExp;
  /** Whether a no before it makes it harmless: nothing is promised by denying it. */
  readonly canBeDenied: boolean;
  readonly message: string;
}

/** A few words between two that make a claim together. */
const few = String.raw`(?: [\w'{}$-]+){0,4}`;

const regulators = String.raw`(?:the|by|us) sec|fbi|cia|irs|fca|cftc|bafin|finra|mica|esma|imf|fed|federal reserve|central bank|white house|treasury|wall street|silicon valley|y combinator|a16z|sequoia|forbes|bloomberg|cnn|bbc|certik|hacken|solidproof|apple|amazon`;

const large = String.raw`(?:hundreds?|thousands?|millions?|billions?|trillions?|dozens?)`;
const people = String.raw`people|persons|holders?|hodlers|members|friends|fans|followers|buyers?|wallets|traders|investors?|users|owners|men|women|families|founders?|devs?|developers|engineers|countries|cities|firms?|compan(?:y|ies)|exchanges|partners?|auditors?`;
const money = String.raw`dollars?|bucks?|cents?|euros?|pounds?|coins?|tokens?|usd[tc]?|sol|eth|bnb|btc|\{native\}|figures?`;
const time = String.raw`weeks?|months?|years?|days?|decades?`;
const several = String.raw`(?:${amount}|half a|a third of|a quarter of)(?<!\b(?:one|1))`;

const belongings = String.raw`money|cash|bags?|investments?|savings|portfolio|wealth|fortune|house|mansion|villa|yacht|rich|riches|richer|millionaires?|figures|price|chart|floor|market ?cap|valuation|returns?|gains?|yield|income|holders?`;
const change = String.raw`doubl(?:es?|ed|ing)|tripl(?:es?|ed|ing)|quadrupl\w+|multipl(?:y|ies|ied)|grow(?:s|ing|n)?|grew|ris(?:es?|ing|en)|rose|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|pump(?:s|ed|ing)?|moon(?:s|ed|ing)?|explod\w+|soar(?:s|ed|ing)?|skyrocket\w*|increas\w+|turn(?:s|ed|ing)? into|becom(?:es?|ing)|became|earn(?:s|ed|ing)?|gets?|pay(?:s|ing)?|paid|buys? (?:a|you)|win(?:s|ning)?|gain(?:s|ed|ing)?|retir\w+|lost|loses|hits?|reach(?:es|ed)?|go(?:es)? (?:up|vertical|north|parabolic)|takes? out|put in|cash(?:es|ed)? out|afford|receives?|makes? (?:you|them|everyone)`;

const mechanics = String.raw`contract|pool|mint(?:ing)?|lp|liquidity|owner(?:ship)?|supply|allocation|treasury|tax(?:es)?|dev wallet|deployer|private keys?`;
const state = String.raw`burn(?:ed|t|s)?|locked|sealed|frozen|renounced|revoked|audited|checked|reviewed|verified|vetted|tested|safe|secured?|off|gone|disabled|dead|zero|null|given up|thrown away|abandoned|fixed|capped|clean|bulletproof|immutable|untouchable|forever|for good|permanent(?:ly)?|pulled|drained|pull|drain|nobody|destroyed|removed|halved|split|held|reserved|vested|unlocked|free|given|leaves?|never|void|nowhere`;

const secrets = String.raw`words|phrases?|keys?|code|password|passphrase|pin|sentence|mnemonic|wallets?`;
const asking = String.raw`enter(?:ing)?|typ(?:e|ing)|past(?:e|ing)|shar(?:e|ing)|send(?:ing)?|submit(?:ting)?|provid(?:e|ing)|import(?:ing)?|confirm(?:ing)?|give us|tell|drop|dm`;

const makers = String.raw`team|founders?|co-?founders?|devs?|developers?|engineers?|advisors?`;
const biography = String.raw`is|are|was|were|has|have|had|of|behind|lives?|comes?|came|from|in|at|works?|worked|built|made|left|met|quit|sold|raised|studied|graduated|doxx?ed|spent|runs?|can|cannot|can't|will|won't|never`;

const approval = String.raw`approved|endorsed|recogni[sz]ed|certified|backed|funded|licen[sc]ed|insured|audited|regulated|sponsored|accepted|verified|vetted|reviewed|founded|co-?founded|created|developed|launched|incubated`;
const trial = String.raw`audits?|security reviews?|reviews?|inspections?|compliance|kyc|due diligence|security checks?`;

const launch = String.raw`launch(?:es|ed|ing)?|live|listings?|listed|releas\w+|start(?:s|ing)?|open(?:s|ing)?|coming|com(?:es|e)|arriv\w+|debut\w*|lands?|drops?|ready`;
const until = String.raw`by|before|until|till|no later than|next|this coming`;

function words(...shapes: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\w{])(?:${shapes.join('|')})(?![\w}])`, 'g');
}

const claims: readonly Claims[] = [
  {
    pattern: words(clearly, exchanges, 'exchanges', 'listings?', regulators, famousCoins),
    canBeDenied: false,
    message: 'Name no exchange, company, authority, person or other coin that the creator did not name.',
  },
  {
    pattern: words(
      String.raw`(?:(?:${amount}|several|many|some) )?${large}(?: of)? \w+`,
      String.raw`${several} (?:\w+ )?(?:${people}|${money}|${time})`,
      String.raw`(?:one|a) (?:${money}) (?:a|per|each|every|by|in|for)`,
      String.raw`(?:${people}) of ${several}`,
      String.raw`(?:half|most|all|an? (?:third|quarter|fifth|tenth)|${amount} percent) of (?:the |its |all )(?:supply|tokens|coins)`,
      String.raw`(?:team|crew) of (?:${several})`,
    ),
    canBeDenied: false,
    message: 'Leave out how many people, coins, days or dollars: the creator did not state it.',
  },
  {
    pattern: words(
      String.raw`(?:${belongings})${few} (?:${change})`,
      String.raw`(?:${change})${few} (?:${belongings})`,
      String.raw`(?:every|each|all) (?:holder|buyer|member|wallet)s?${few} (?:gets?|receives?|earns?|has|owns?)`,
      String.raw`worth (?:a fortune|more|(?:${several}) (?:times|${money})|millions)`,
      String.raw`(?:whoever|anyone who|everyone who|those who|all who) (?:buys?|bought|holds?|held)`,
      String.raw`(?:smart|easy) money|dips?|early (?:ones|birds|buyers|holders)|(?:your|their|this|our) bags?`,
      String.raw`(?:put|throw|drop) in${few},? (?:take|get|pull) (?:out|back)`,
    ),
    canBeDenied: true,
    message: 'Say nothing of what becomes of anybody’s money, of prices or of wealth.',
  },
  {
    pattern: words(
      String.raw`(?:${mechanics})${few},? (?:${state})`,
      String.raw`(?:${state}) (?:the |its |our |his |all )*(?:${mechanics})`,
      String.raw`(?:dead|burn|null|zero) address|(?:nobody|no one) (?:holds|has|owns) the keys`,
    ),
    canBeDenied: false,
    message: 'Say nothing of the state of contract, pool, owner or supply: they are put on the page by us.',
  },
  {
    pattern: words(
      String.raw`(?:${launch})${few}(?<! the) (?:${calendar})`,
      String.raw`(?:${until}) (?:the end of |early |late |end of )*(?:${calendar})`,
    ),
    canBeDenied: false,
    message: 'Leave out days and seasons: the launch is put on the page by us.',
  },
  {
    pattern: words(String.raw`(?:${asking})${few} (?:${secrets})`),
    canBeDenied: false,
    message: 'Ask nobody to type, paste or share words, keys or codes.',
  },
  {
    pattern: words(
      String.raw`(?:${makers}) (?:${biography})`,
      String.raw`(?:${approval})(?: \w+)? (?:by|with|in|at)`,
      String.raw`pass(?:ed|es)?${few} (?:${trial})`,
      String.raw`(?:from|by) the (?:\w+ )?(?:creators|makers|team|minds|people|devs) (?:of|behind|at)`,
      String.raw`ex-\w+|former (?:\w+ )?(?:employees?|engineers?|traders?|bankers?)`,
    ),
    canBeDenied: false,
    message: 'Leave out team, founders, backers and checks: only the creator knows them.',
  },
];

/** Whether a text has these words, and not only their letters inside other words. */
function holds(text: string, words: string): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return true;
  return false;
}

/**
 * Claims by their class rather than by their words, so that most are found however they are put. What the creator wrote in the
 * same words is not invented. A joke that is refused here costs one line, which the composer then writes.
 * @param said everything that the creator stated, names included
 * @returns each class once
 */
export function findInventedClaims(text: string, said: string): Problem[] {
  const plain = plainText(text);
  const known = plainText(said);
  return claims.flatMap(({ pattern, canBeDenied, message }) => {
    const invented = Array.from(plain.matchAll(pattern)).find(({ 0: words, index }) => {
      if (holds(known, words)) return false;
      const before = plain.slice(Math.max(0, index - 80), index);
      return !canBeDenied || !denies('profit-promise', { before, words, after: '' });
    });
    return invented === undefined ? [] : [{ message, words: invented[0].slice(0, 40) }];
  });
}
