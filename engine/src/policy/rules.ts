/** Why a text of the creator's is refused. */
export type ViolationCode =
  | 'secret-request'
  | 'wallet-request'
  | 'doubling'
  | 'guarantee'
  | 'link'
  | 'invisible';

export interface Rule {
  readonly code: ViolationCode;
  /** Meets `PlainText.plain`; global. */
  readonly pattern: RegExp;
}

/** A few words of the same sentence. */
const few = '[^.!?\\n]{0,40}?';

const strongSecret = [
  '(?:seed|recovery|mnemonic|backup|wallet)[ -]?(?:phrase|word)s?',
  'secret (?:recovery )?(?:phrase|key)s?',
  'mnemonics?',
  'private[ -]?keys?',
  'keystore',
  '(?:12|24|twelve|twenty[ -]?four)[ -](?:secret |recovery |seed |magic |wallet )?words?(?: phrase)?',
].join('|');

const weakSecret = [
  'pass ?words?',
  'pass[ -]?phrases?',
  'pin(?: code)?',
  '(?:log ?in|account)(?: details| data)',
  'credentials',
  '(?:2fa|sms|verification|security|backup|one[ -]time) codes?',
  'seed',
  'secret (?:words|codes?)',
].join('|');

const requestVerb = [
  'enter|type|key|input|submit|share|send|give|provide|paste|tell|dm|message|e?mail|forward|supply|upload|drop|fill',
  'hand over|confirm|verify|validate|import|disclose|reveal|show|write|post|put|copy|require|needs?|requires?|asks?|wants?|scan|restore|sync',
].join('|');

const wallet =
  '(?:(?:your|ur|a|the|any) )?(?:[a-z0-9-]{1,14} ){0,2}(?:wallets?|metamask|phantom|trust ?wallet|ledger)';

const amount = '(?:\\d[\\d.,]*|any|some|your|one|two|three|five|ten|half an?|an?)';
const coins =
  '(?:amount|sol|eth|btc|bnb|ton|trx|sui|usdt|usdc|bitcoin|ethereum|solana|tether|crypto|coins?|tokens?|\\$[a-z0-9]{1,10})';
const doubled = 'double[ds]?|doubling|twice|triple[ds]?|2x|3x|5x|10x|\\d{2,4}%|two times|more';

const gain = [
  '(?:\\d[\\d.,]* ?x|\\d[\\d.,]*%)(?! (?:more )?(?:fun|laughs?|memes?|vibes?|chaos))',
  'profits?|returns?|gains?|income|earnings|roi|yield|wins?|winnings?|money|wealth|riches|payouts?|millionaires?|success',
  'moon(?:shot)?|pump|to (?:moon|pump|rise|double|triple|go up|make|earn|profit|be rich|get rich|become rich|win|return|grow|increase|gain|\\d[\\d.,]* ?x)',
].join('|');

function rule(code: ViolationCode, ...shapes: readonly string[]): Rule {
  return { code, pattern: new RegExp(`(?<![a-z0-9])(?:${shapes.join('|')})(?![a-z0-9])`, 'g') };
}

/** What endangers readers, in English. Each shape reads within one sentence. */
export const rules: readonly Rule[] = [
  rule(
    'secret-request',
    `(?:${requestVerb})${few} (?:${strongSecret})`,
    `(?:${requestVerb})${few} (?:your|ur) (?:[a-z-]{1,14} )?(?:${weakSecret})`,
    `(?:${strongSecret}|your (?:${weakSecret})) (?:is |are |will be )?(?:required|needed|necessary|to (?:claim|verify|unlock|restore|continue|receive))`,
  ),
  rule(
    'wallet-request',
    `(?:connect|link|sync|synchroni[sz]e|verify|validate|authenticate|restore|rectify|import|migrate|whitelist|unlock|pair|authori[sz]e) ${wallet}`,
    `(?:connecting|linking|syncing|verifying|validating|importing) ${wallet}`,
    `(?:sign|approve|confirm|accept) (?:the|this|a|our) (?:[a-z]{1,14} )?(?:transaction|message|contract|approval|request|signature|permission)`,
  ),
  rule(
    'doubling',
    `(?:send|deposit|transfer|pay|contribute)${few} ${amount} ?${coins}${few} (?:get|receive|gets|receives|return|returns|returned|back)${few}(?:${doubled}|back|\\d)`,
    `(?:double|triple|multiply) (?:your|ur) (?:[a-z]{1,14} )?(?:money|coins?|tokens?|crypto|sol|eth|btc|bnb|bitcoin|investment|deposit|bag|stack|wallet|funds)`,
  ),
  rule(
    'guarantee',
    `guarante(?:e|es|ed|ing)${few} (?:${gain})`,
    `(?:${gain}) (?:is |are |(?:is|are) 100% )?guaranteed`,
    'risk[ -]?free|(?:zero|no|without(?: any)?) risk(?! no |, no |,? no )',
    `you (?:just |simply |literally )?(?:can ?not|can't|cant|can never|could never|will never|won't) (?:possibly )?lose(?= (?:money|anything|here|with|if|on|your (?:money|investment))| ?[.,!?;\\n]|$)`,
  ),
];
