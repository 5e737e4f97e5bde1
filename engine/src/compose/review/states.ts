import { amount } from './outcomes.ts';
import type { Rule } from './rule.ts';

/** Where coins are bought by name, and the lists that everybody looks at; a pattern. */
export const exchanges = String.raw`binance|coin ?base|kraken|bybit|okx|kucoin|mexc|bitget|robinhood|upbit|bithumb|htx|huobi|crypto\.com|gate\.io|bitfinex|bitstamp|bitmart|bingx|poloniex|revolut|coingecko|coin ?market ?cap|cmc|dexscreener|dextools`;

const is = String.raw`(?: (?:is|are|was|were|has|have|been|being|got|now|already|fully|all|safely|permanently|completely))*`;
const forGood = String.raw`forever|for ever|for good|permanently|for life|for eternity|for all time`;
const checked = String.raw`(?:checked|reviewed|verified|vetted|inspected|tested|certified|examined|scanned|analy[sz]ed|cleared|approved|passed)`;
const experts = String.raw`(?:firms?|compan(?:y|ies)|experts?|auditors?|professionals?|specialists?|engineers?|researchers?|security|labs?|agenc(?:y|ies)|hackers)`;
const ours = String.raw`(?:contract|code|token|coin|liquidity|project|lp|mint|we|it)`;
/** What the whole coin hangs on; a pool may also be one for ducks. */
const liquidity = String.raw`(?:liquidity|lp|liq)(?: (?:pool|tokens?))?`;
const gone = String.raw`burn(?:ed|t)|locked|sealed|frozen|renounced|revoked|destroyed|gone|thrown away|given up|untouchable|safe|secured?|sent to|out of reach`;
const nowhere = String.raw`(?:dead|burn|null|zero|black ?hole) (?:address|wallet)`;
const takers = String.raw`pull|pulled|remove|removed|withdraw|withdrawn|drain|drained|touch|touched|rug|rugged`;

const days = String.raw`mon|tues|wednes|thurs|fri|satur|sun`;
/** A day, a month or a feast that somebody could wait for; a pattern. */
export const calendar = String.raw`(?:${days})day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|xmas|halloween|easter|thanksgiving|new year(?:'s)?(?: eve)?|valentine'?s?(?: day)?|black friday|ramadan|diwali|midnight|tomorrow|tonight|weekend|(?:next |this )(?:week|month|quarter|year)|year's end|end of (?:the )?(?:week|month|year)|spring|summer|autumn|winter`;

function words(...shapes: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\w)(?:${shapes.join('|')})(?!\w)`, 'g');
}

/** What only the creator can know of the contract, the exchanges, the holders and the launch, told as a state of things. */
export const stateRules: readonly Rule[] = [
  {
    code: 'unstated-audit',
    canBeDenied: true,
    pattern: words(
      String.raw`(?:pass(?:ed|es)?|clear(?:ed|s)?|survived|completed|aced|underwent|got|received|after) (?:an? |the |its |every |all |our |\w+ )?(?:\w+ )?(?:security|code|contract) (?:reviews?|checks?|tests?|inspections?|scans?|assessments?|analysis)`,
      String.raw`${ours}${is} (?:\w+ly )?${checked} (?:and \w+ )?by (?:\w+ ){0,3}${experts}`,
      String.raw`by (?:\w+ ){0,2}security ${experts}`,
      String.raw`(?:contract|code)${is} (?:bullet-?proof|watertight|unhackable|hack-?proof|flawless|clean)`,
      String.raw`${liquidity}${is} (?:${gone})`,
      String.raw`(?<=^|[.!?;|•·/,] ?)(?:fully |lp )?renounced(?= ?(?:[.!?;|•·/,]|$))|${liquidity} ?[🔥🔒]`,
      String.raw`(?:pool|contract|supply|mint|ownership|keys?)${is} (?:${gone}|closed|off) (?:${forGood})`,
      String.raw`mint(?:ing)?(?: (?:authority|function|key))?${is} (?:(?:switched |turned )?off|disabled|revoked|locked|impossible)`,
      String.raw`owner(?:ship)?${is} (?:the |with the |at the )?(?:zero|dead|null|renounced|burn)(?: address)?`,
      String.raw`(?:devs?|team|creators?|deployers?|founders?|owners?)(?: (?:has|have|had))? (?:burn(?:ed|t)|threw away|gave up|destroyed|renounced|locked) (?:his|her|the|their|its|all) (?:\w+ )?(?:keys?|contract|ownership|liquidity|lp|pool|supply|tokens?)`,
      nowhere,
    ),
  },
  {
    code: 'unstated-audit',
    canBeDenied: false,
    pattern: words(
      String.raw`(?:${liquidity}|the pool)[^.!?]{0,30} (?:nobody|no one|cannot|can ?not|can't|never|won't)(?: (?:can|could|ever|be|will|else))* (?:${takers})`,
      String.raw`(?:nobody|no one)(?: (?:can|could|ever|will|else))* (?:mint|(?:pull|remove|withdraw|drain|rug) (?:the |our |your )?(?:liquidity|lp|pool))`,
    ),
  },
  {
    code: 'unstated-listing',
    canBeDenied: true,
    pattern: words(
      String.raw`(?:coming|moving|headed|heading|going|on (?:its|our|the) way|next stop|landing|arriving|debuting|opening|live|hits?|hitting|up)(?: (?:soon|next|live|straight|now))*:? (?:(?:to|on|at|in|for|onto) )?(?:${exchanges})`,
      String.raw`(?:confirmed|accepted|approved|picked(?: up)?|added|noticed|vetted|selected|chosen|listed|welcomed|invited) (?:by|to|on|at) (?:${exchanges})`,
      String.raw`(?:${exchanges})(?: (?:and|&) \w+)?(?: (?:has|have|just|already|will|is|are|now|finally|officially|about to|going to))* (?:confirm(?:s|ed)?|accept(?:s|ed)?|add(?:s|ed|ing)?|list(?:s|ed|ing)?|pick(?:s|ed)|approv(?:es|ed)|said yes|call(?:s|ed)|invit(?:es|ed)|chose|welcom(?:es|ed)|next|incoming)`,
      String.raw`list(?:ed|ings?)(?: (?:is|are|confirmed|soon|secured|agreed|done|next|on|at|with|by|for|both))*:? (?:${exchanges})`,
      String.raw`(?:tier[- ]?(?:1|one)|top[- ]tier|major|big) (?:exchanges?|cex(?:es)?) (?:listings?|listed|next|soon|confirmed|coming)`,
    ),
  },
  {
    code: 'unstated-supply',
    canBeDenied: true,
    pattern: words(
      String.raw`(?:half|a third|a quarter|most|all|much|nearly all|the rest|\w+ percent) (?:of )?(?:the |its |our )(?:total |whole |entire )?(?:supply|tokens|coins)${is} (?:burn(?:ed|t)|locked|destroyed|gone|sold|held)`,
      String.raw`(?:supply|tokens|coins)${is} (?:burn(?:ed|t)|destroyed)`,
      String.raw`(?:(?:${amount}) )?(?:hundreds?|thousands?|millions?|billions?)(?: of)? \w+(?: (?:already|now|have|proudly))* (?:hold|own|bought|trade|joined|trust) (?:it|this|us|in|\{ticker\}|\{name\})`,
    ),
  },
  {
    code: 'unstated-date',
    canBeDenied: false,
    hint: /launch|live|list|trading|presale/,
    pattern: words(
      String.raw`(?:launch(?:es|ing|ed)?|go(?:es|ing)? live|is live|trading (?:opens|starts|begins)|list(?:ing|ed)|presale) (?:\w+ )?(?:on|by|before|until|at|in|after|this|next|around|for)? ?(?:the )?(?:${calendar})`,
    ),
  },
];
