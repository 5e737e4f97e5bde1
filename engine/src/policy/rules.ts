/** Why a text of the creator's is refused. */
export type ViolationCode =
  | 'secret-request'
  | 'wallet-request'
  | 'doubling'
  | 'guarantee'
  | 'link'
  | 'site-request'
  | 'invisible';

export interface Rule {
  readonly code: ViolationCode;
  /** What stands in this order in one sentence, a few words apart; each matches `PlainText.plain`. */
  readonly parts: readonly RegExp[];
  /** What in the clause before them turns them into a warning: `We never ask for …`. */
  readonly denial: RegExp;
  /** What among the words takes them back: `Share memes, not your seed phrase`. */
  readonly denialInside: RegExp;
  /** Whether the words of the parts themselves deny something: `no risk`. */
  readonly isDenial: boolean;
}

/** Words that turn a request in English into a warning. */
export const denial =
  /\b(?:never|not|no|nobody|none|nothing|without|don'?t|won'?t|cannot|can'?t|isn't|aren't|ain't|doesn't|didn't|wouldn't|neither|nor|beware|scammers?|refuse|people who|who(?:ever)? (?:asks?|wants?|tells?)|anyone(?= ?$))\b|\bif (?:an? |any|some)/;
const denialInside =
  /\b(?:not|never|nothing|no|nobody|isn't|aren't|don't|maybe|perhaps)\b|\b(?:keep|guard|protect|hide)(?: [a-z0-9'-]{1,20}){1,4}$/;

const secret = [
  '(?:seed|mnemonic|backup|wallet)[ -]?(?:phrase|word)s?',
  'recovery[ -](?:phrase|word|key|code|sheet)s?',
  'secret (?:recovery )?(?:phrase|key)s?',
  'mnemonics?|private[ -]?keys?|keystore|wallet keys?|keys to (?:your|the) wallet',
  '(?:your|ur|the|all|those|these) (?:12|24|twelve|twenty[ -]?four)[ -](?:secret |recovery |seed |magic |wallet )?words?',
  '(?:12|24|twelve|twenty[ -]?four)[ -](?:secret|recovery|seed|magic|wallet)[ -]words?',
  "(?:your|ur) (?:(?:wallet|exchange|account|metamask|phantom|ledger|trezor|e?mail|bank)(?:'s)? )?(?:pass ?words?|pass[ -]?phrases?|pin(?! (?:collection|badge|board|cushion)s?)|credentials|wallet details|secret (?:words?|codes?))",
  "(?:your|ur) (?:[a-z]{1,14}(?:'s)? )?(?:seed (?:phrase|word)s?|seed(?= ?[.,!?;:\\n]| ?$| here| below| now| and| to))",
  "(?:wallet|exchange|metamask|phantom)(?:'s)? (?:pass ?words?|pin|credentials|secret words?)",
  'code (?:that was )?(?:just )?(?:sent|texted) to your|(?:verification|security) codes? from your',
].join('|');

const request = [
  'enter|re-enter|type|key in|input|submit|share|send|give|provide|paste|tell|dm|message|e?mail|forward|supply|upload|drop|fill in',
  'hand over|export|have(?= (?:your|ur) )|confirm|verify|validate|import|disclose|reveal|show|write|post|put|require|needs?|requires?|(?<!who(?:ever)? )asks?|wants?',
  'scan|restore|sync|use|log ?in with|sign ?in with|reply with|by (?:entering|typing|submitting|sharing|sending|providing|pasting|confirming|importing|giving)',
].join('|');

/** Behind a beginning, `and`, `then` …: somebody is told to do what follows. */
const imperative = String.raw`(?<=^|[.!?:;,\n–—-] ?|\b(?:and|or|then|please|just|simply|now|to|must|you) )`;

const connect =
  '(?:re-?)?connect|link|hook up|sync|synchroni[sz]e|(?:re-?)?verify|validate|authenticate|restore|rectify|import|migrate|whitelist|unlock|pair|authori[sz]e|bind|by (?:connecting|linking|syncing|verifying|importing)';
const connected = '(?:connected|linked|synced|verified|validated|authenticated|whitelisted|authori[sz]ed)';
const wallet = '(?:wallets?|metamask|phantom|ledger|trezor)(?! address)';
const yourWallet = `(?:your|ur|their) (?:[a-z0-9]{1,14} ){0,2}${wallet}`;
const anyWallet =
  '(?:(?:a|an|the|any|all) )?(?:wallets?|metamask|phantom wallets?|ledger wallets?)(?! address)';

const major =
  '(?:sol|eth|btc|bnb|ton|trx|sui|matic|xrp|usdt|usdc|bitcoins?|ethereum|solana|ether|dollars?|bucks|usd|euros?)';
const anyCoin = `(?:amount|coins?|tokens?|crypto|${major})`;
const sum = String.raw`(?:\d[\d.,]{0,12} ?${major}|\$ ?\d[\d.,]{0,12}|(?:one|two|three|five|ten|twenty|an?|any|some|your|every|each) ${anyCoin})`;
const send = '(?:send|sends|sent|sending|deposits?|transfers?|pay|contribute|invest|put)';
const get = '(?:get|gets|receives?|withdraw|take|returns?|send|give)(?: you)?(?: back)?';
const double =
  '(?:doubled?|doubles|doubling|twice|tripled?|tripling|2x|3x|5x|10x|(?:two|three|ten) times|twofold|tenfold)';
const theirMoney = `(?:money|investments?|deposits?|funds|${anyCoin})`;

const percentage = String.raw`(?!100 ?%)\d[\d.,]{0,8} ?%(?= ?[.,!;\n]| ?$| (?:an?|per|each|every|daily|weekly|monthly|or|by|in|within|bonus)(?![a-z]))`;
const multiple = String.raw`\d[\d.,]{0,8} ?x(?! (?:more )?(?:fun|laughs?|memes?|vibes?|chaos|frogs?|cats?|dogs?|naps?))|${percentage}`;
const profit = String.raw`profits?|profitable|returns?|gains?|income|earnings|roi|yield|wins?(?= ?[.,!;\n]| ?$| big| money)|winnings?|wealth|riches|payouts?|millionaires?|rich(?! in)`;
const gain = `${multiple}|${profit}|money|(?<!full )moon(?:shot)?|pump|go(?:es)? (?:up|down)(?! in history)|rise|double|triple`;
const lose = String.raw`lose(?= (?:money(?! over)|anything(?! but| except)|here|with (?:us|this|it)|if you (?:buy|hold|invest|stake|get in)|on (?:this|it)|an? (?:cent|penny|dime)|your (?:money|investment))| ?[.,!?;\n]| ?$)`;

const noRisk = '(?:risk[ -]?free|(?:no|zero|0%|without|without any) risks?)(?! ?\\?| ?,? no | of| to your)';
const investment = `${profit}|money|earn|invest(?:ing|ments?)?|buy(?:ing|ers?)?|win rate|hold(?:ers?|ing)?|tokens?|coins?`;

function rule(code: ViolationCode, ...parts: readonly string[]): Rule {
  const patterns = parts.map((part) => new RegExp(`(?<![a-z0-9])(?:${part})(?![a-z0-9])`, 'g'));
  return { code, parts: patterns, denial, denialInside, isDenial: false };
}

/** One whose own words deny something: `no risk`. */
function denying(code: ViolationCode, ...parts: readonly string[]): Rule {
  return { ...rule(code, ...parts), isDenial: true };
}

/** Two parts that say the same whichever comes first. */
export function bothOrders(one: string, other: string): (readonly [string, string])[] {
  return [
    [one, other],
    [other, one],
  ];
}

/** What endangers readers, in English; what these miss passes. */
export const englishRules: readonly Rule[] = [
  rule(
    'secret-request',
    request,
    `(?:${secret})(?! down| on paper| and hide| (?:to|with) (?:nobody|no one))`,
  ),
  rule(
    'secret-request',
    `(?:${secret}) (?:is |are |will be )?(?:required|needed|necessary|to (?:claim|verify|unlock|restore|continue|receive))`,
  ),
  rule(
    'secret-request',
    `(?:${secret}) (?:must|has to|have to|needs? to|should) be (?:entered|submitted|sent|shared|provided|typed|verified|confirmed)`,
  ),
  rule('secret-request', 'enter|type|submit|paste', 'phrase|words', wallet),
  rule('secret-request', secret, '(?:enter|type|submit|paste|provide|drop) (?:it|them)|send (?:it|them) to'),

  rule('wallet-request', `(?:${connect}) ${yourWallet}`),
  rule(
    'wallet-request',
    `(?:${connect}) ${anyWallet}(?= ?[.,!;:\\n]| ?$| now| here| below| today| to (?:the|our|claim|receive|get|unlock|redeem|check|join|mint|start|continue)| and )`,
  ),
  rule('wallet-request', `by (?:connecting|linking|syncing|verifying|importing) ${anyWallet}`),
  rule(
    'wallet-request',
    String.raw`wallets? (?:connection|verification|validation|sync|synchroni[sz]ation)`,
    'required|needed|necessary',
  ),
  rule(
    'wallet-request',
    `(?:(?:your|ur|the|every|all|each) )?wallets? (?:must|has to|have to|should|needs? to) be ${connected}|wallets that connect`,
  ),
  rule(
    'wallet-request',
    `${imperative}(?:sign|approve|accept) (?:the|this|our)`,
    'transactions?|message|contract(?! in)|approval|request|signature|permission|prompt|pop-?up',
  ),
  rule('wallet-request', 'approve|confirm|accept|sign', '(?:in|with|from) your wallet'),
  rule(
    'wallet-request',
    'grant|give|allow|set',
    'access to your wallet|permission to spend|unlimited approval',
  ),
  rule('wallet-request', `(?:log|sign) ?in with (?:${yourWallet}|${anyWallet})`),
  rule(
    'wallet-request',
    '(?:click|tap|press|hit) (?:on )?connect|connect (?:now |here )?(?:to|and) (?:claim|receive|unlock|redeem|sign|approve)',
  ),
  rule(
    'wallet-request',
    'airdrops?|claim|eligible|giveaway|tokens',
    `${imperative}connect(?= ?[.,!;:]| (?:now|today|here|it)(?![a-z])| ?$)`,
  ),

  rule('doubling', send, sum, get, String.raw`${double}|${sum}|\d{1,9}(?= ?[.,!?;\n]| ?$| at)`),
  rule('doubling', send, `${get} (?:you |back )?${double}`),
  rule(
    'doubling',
    double,
    'you (?:send|sent|deposit)|(?:coins?|tokens?|sol|eth|bitcoins?|btc|bnb) sent|deposits?|deposited',
  ),
  rule(
    'doubling',
    'you (?:send|deposit|transfer)|(?:coins?|tokens?|all|everything) sent|deposits (?:are|get|will be)',
    'back|doubled|twice|returned|(?:we|i) (?:will )?(?:send|return|give)',
  ),
  rule(
    'doubling',
    '(?:come|comes|coming|get|gets|give|gives|giving) back (?:as )?(?:two|twice|doubled?)|back doubled',
  ),
  rule('doubling', `(?:double|triple|multiply) (?:your|ur) (?:[a-z]{1,12} )?${theirMoney}`),
  rule('doubling', 'activate|unlock|release|verify', `(?:send|deposit|transfer|pay) ${sum}`),

  rule('guarantee', 'guarante(?:e|es|ed|eing)(?! rug| loss| ?,)', `(?:${gain})(?! (?:you smile|not))`),
  rule('guarantee', gain, 'guaranteed?(?= ?[.,!;:\\n]| by| for| daily| every| it| ?$)'),
  rule(
    'guarantee',
    `(?:${gain})(?: (?:is|are))?(?: 100%| fully| always)? guaranteed(?! ?\\?| (?:not|no|never|nothing|nowhere)(?![a-z]))`,
  ),
  rule('guarantee', 'money[ -]?back guarantee|fixed returns?|insured against (?:any )?loss(?:es)?'),
  rule(
    'guarantee',
    '(?:we|i|team) (?:can )?(?:promise|swear|assure)',
    `${multiple}|${profit}|only (?:ever )?go(?:es)? up`,
  ),
  rule(
    'guarantee',
    "you(?: will|'ll) (?:definitely|certainly|surely|100%|for sure|absolutely) (?:make (?:\\d{1,6}[x%]?|money|an? (?:profit|fortune)|profits?|gains)|earn|profit|double|win(?= ?[.,!;\\n]| ?$| big| money)|(?:become|get|be) (?:an? )?(?:rich|wealthy|millionaires?))",
  ),
  rule(
    'guarantee',
    '(?:sure|certain|bound) to (?:profit|win|make (?:money|a profit)|gain|get rich|earn)|you can only (?:win|profit|gain)',
  ),
  rule(
    'guarantee',
    '(?:sure[ -]?fire|assured|certain|secured) (?:way to get rich|profits?|gains?|returns|income|money|win)',
  ),
  rule(
    'guarantee',
    '(?:profits?|gains?|returns?|income|earnings) (?:is|are) (?:100% |fully |always )?(?:certain|assured|secured?|safe|locked in|protected|insured)',
  ),
  rule(
    'guarantee',
    'your (?:investment|money|capital|principal|deposit|funds) (?:is|are) (?:always |completely |fully |totally |100% )?(?:safe|protected|insured|secured?)',
  ),
  rule('guarantee', 'pay back|refund|cover', '(?:every|all|any|your) loss(?:es)?'),
  ...bothOrders(noRisk, investment).map((parts) => denying('guarantee', ...parts)),
  denying(
    'guarantee',
    "(?:you|u) (?:[a-z]{3,10} )?(?:can ?not|can't|cant|can never|could never|will never|won't) (?:possibly )?" +
      lose,
  ),
  denying('guarantee', `impossible to ${lose}|(?:can|will|could) never lose money`),
  denying('guarantee', 'nobody|no one', `(?:can|will|could) ${lose}`),
  denying('guarantee', 'no (?:chance|way|risk) (?:of losing|to lose|you lose|of loss)'),
];
