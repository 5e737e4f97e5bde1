import type { Rule } from './rule.ts';

/** What English says; further languages have a page of their own. */
export const rules: readonly Rule[] = [
  { code: 'profit-promise', canBeDenied: true, pattern: /\bguarante\w+/g },
  {
    code: 'profit-promise',
    canBeDenied: false,
    pattern:
      /\brisk[- ]?free\b|\b(?:no|zero|without) risk\b|\b(?:can'?t|cannot|never|won'?t) (?:lose|go down|fail|go wrong)\b|\b(?:up only|only up|only goes? up)\b|\bwhat goes up stays up\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern:
      /\bto the moon\b|\bmooning\b|\b(?:will|gonna|going to|about to|ready to|set to|bound to) (?:\w+ )?(?:moon|pump|skyrocket|10x|go up|explode|fly to the moon|go parabolic)\b|\blambos?\b|\bmoon soon\b|\bnumbers? goe?s? up\b|\bup forever\b|\bwhen lambo\b|\bsky(?:'s| is) the limit\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern:
      /\b(?:make|making|made|get|getting|become|becoming|be|turn|turns|makes|retire) (?:you |me |everyone |us |them |holders |people |your family )?(?:very |filthy |insanely |all )?(?:rich|wealthy|(?:a |into )?millionaires?|(?:a |into )?billionaires?)\b|\bget rich\b|\bquit your (?:day )?job\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern:
      /(?<!non[- ])\bprofits?\b|\bprofitable\b|\b(?:massive|huge|insane|crazy|big|easy|quick|high|daily|great|sure|steady|monthly|weekly|enormous) (?:gains?|returns|earnings|wins)\b|\b(?:returns of|roi|apy|apr|passive income|financial freedom|life[- ]changing (?:money|wealth|gains?)|generational wealth|easy money|free money|(?:double|triple|multiply|grow) your (?:money|investment|bag|wealth|savings|portfolio|sol|eth|bnb|ton|trx|sui)|earn \d|earn money|make money|making money)\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern:
      /\b(?:next|new) (?:bitcoin|btc|dogecoin|doge|shib|shiba|pepe|100x|gem|solana)\b|\b(?:price|value|chart|coin|token|it|\{ticker\}|\{name\}) (?:will|can) only (?:go up|rise|grow|climb|increase|moon)\b|\bprice (?:will|can only|is going to|target|prediction)\b|\bbefore (?:it|the price) (?:pumps|explodes|goes up|moons|is too late)\b|\b(?:good|great|best|safe|smart|solid) investment\b|\binvest (?:now|today|early)\b|\bearly (?:buyers|investors|holders|birds?) (?:will |get |are )\w+|\bnever too late to (?:buy|ape|get in)\b|\blast chance to (?:buy|get in|ape)\b|\b(?:get in|buy|ape in|jump in|load up) before\b|\byou(?:'ll| will) regret (?:not|missing|selling)\b|\b\d[\d.]{0,8} ?% (?:daily|weekly|monthly|yearly|every|a|per) ?(?:day|week|month|year)?\b/g,
  },
  {
    code: 'unstated-audit',
    canBeDenied: true,
    pattern:
      /\b(?:fully |independently |contract )?(?:audit(?:ed|s)?|certik|solidproof|kyc(?:[- ]?(?:verified|'?d|ed))?|doxx?ed)\b|\b(?:liquidity|lp)(?: (?:is|was|has been|tokens|pool|forever|permanently|fully))* (?:burn(?:ed|t)|locked)\b|\b(?:burn(?:ed|t)|locked|burn(?:ing)? the) (?:the )?(?:liquidity|lp)\b|\b(?:contract|ownership|mint(?:ing)?(?: authority| function)?|freeze authority)(?: (?:is|was|has been|fully|permanently))* (?:renounced|revoked|disabled|burn(?:ed|t))\b|\brenounced (?:contract|ownership)\b|\brug[- ]?proof\b|\bun-?ruggable\b|\b(?:cannot|can'?t|never|won'?t) (?:be )?rug(?:ged)?\b|\b(?:safu|honeypot[- ]free)\b|\b(?:100 ?% |completely |totally |fully )(?:safe|secure)\b/g,
  },
  {
    code: 'unstated-listing',
    canBeDenied: true,
    pattern:
      /\b(?:listed|listings?|trading|tradable|available|live|launching) (?:\w+ )?(?:on|at|by|with) (?:binance|coinbase|kraken|bybit|okx|kucoin|mexc|gate|bitget|robinhood|upbit|htx|crypto\.com|coingecko|coinmarketcap|dexscreener|cmc|tier|major|all|top|every|the biggest|cex\w*)\b|\b(?:cex|binance|coinbase|exchange|tier[- ]?1|coingecko|coinmarketcap|cmc) listings?\b|\b(?:binance|coinbase|kraken) (?:is next|soon|incoming)\b/g,
  },
  {
    code: 'unstated-partner',
    canBeDenied: true,
    pattern:
      /\b(?:partner(?:ed|s|ship|ships|ing)? with|(?:sponsored|endorsed|backed|funded) by(?! (?:nothing|nobody|no |a |an |one |his |her |its |their |two |real |actual |pure |sheer )))\b|\bin (?:partnership|collaboration|association) with\b|\b(?:our|official|strategic|trusted|major) (?:partners?|partnerships?|sponsors?|backers?)\b|\bex-(?:google|meta|facebook|apple|amazon|binance|coinbase|goldman\w*|microsoft|spacex|tesla)\b/g,
  },
  {
    code: 'unstated-giveaway',
    canBeDenied: true,
    pattern:
      /\bair-?drop(?:s|ped|ping)?\b|\bgive-?aways?\b|\bpre-?sale\b|\bwhite-?list(?:ed|ing|s)?\b|\bfree (?:tokens?|coins?|mint|nfts?|sol|eth|bnb|crypto)\b|\bstak(?:e|ing) (?:rewards?|pools?|to earn)\b|\b(?:holder|referral|loyalty) (?:rewards?|bonus(?:es)?)\b|\brewards? (?:for|to) (?:every |all |loyal |early )?holders\b|\b(?:get|earn|receive|win|collect) (?:\w+ )?rewards\b|\b(?:reflections?|dividends?) (?:for|to|paid)\b|\bbuy[- ]?backs?\b/g,
  },
  {
    code: 'secret-phrase',
    canBeDenied: true,
    pattern:
      /\b(?:seed|secret|recovery|backup|mnemonic)[- ]?(?:recovery )?(?:phrases?|words)\b|\bprivate[- ]?keys?\b|\bmnemonics?\b|\b(?:12|24|twelve|twenty[- ]?four)[- ]words?(?: phrase)?\b|\b(?:dm|enter|type|send|give|share|paste|submit|tell) (?:us |me |them )?your (?:seed|mnemonic|private)\b|\b(?:enter|type|send|give|share|paste|submit) (?:us |me )?your (?:wallet )?(?:password|passphrase|pin|keys)\b/g,
  },
  // The same by whatever name it goes: whose words they are tells.
  {
    code: 'secret-phrase',
    canBeDenied: true,
    pattern:
      /\b(?:enter|type|paste|share|send|give|dm|submit|write|provide|fill)(?: (?:in|us|me|down|out|here))* (?:your|ur|the (?=12|24|twelve|twenty)) ?(?:(?:12|24|twelve|twenty[- ]?four|magic|secret|backup|back-up|recovery|special|safety|security|wallet|hidden|private|master) ){1,4}(?:words?|phrases?|sentence|keys?|codes?|password)\b|\byour (?:12|24|twelve|twenty[- ]?four) (?:\w+ )?words\b/g,
  },
  {
    code: 'wallet-request',
    canBeDenied: true,
    pattern:
      /\b(?:connect|link|sync|synchroni[sz]e|validate|verify|restore|import|rectify|unlock|migrate|authenticate)(?:ing|s)? (?:your |the |a |any |my )?(?:\w+ )?wallets?\b|\bwallet ?connect\b|\b(?:press|click|hit|tap|push) (?:on )?(?:the )?["'“‘]?(?:connect|claim|approve)\b|\b(?:approve|sign)(?:ing)? (?:the |a |this )?(?:transaction|contract|message|permit)\b|\bclaim (?:your |the |free )*(?:\{ticker\} )?(?:airdrop|tokens?|coins?|rewards?|bonus|share)\b|\bsend (?:us |me |any |[\d.]+ |some )*(?:(?:eth|sol|bnb|ton|trx|sui|btc|crypto)\b|\{native\}).{0,40}\b(?:back|receive|double|return)\b/g,
  },
  {
    code: 'address',
    canBeDenied: false,
    pattern: /\b0x[0-9a-f]{16,}|\b0x[0-9a-f]+::|\b(?=[a-z0-9_-]*\d)(?=[a-z0-9_-]*[a-z])[a-z0-9_-]{30,}\b/g,
  },
];
