import { requests } from './rule.ts';
import type { ReviewCode } from './rule.ts';

/** What stands around words that a rule met, in plain text. */
export interface Surroundings {
  before: string;
  /** The words themselves. */
  words: string;
  after: string;
}

const english = String.raw`not|never|nobody|none|cannot`;
const foreign = String.raw`nunca|jamas|nadie|ninguem|nao|jamais|personne|nie|niemals|niemand|nicht|kein\w*|asla|kimse|не|никогда|никто|нельзя`;

/** After a no these encourage: `don't miss`, `do not hesitate to`, `not hard to`, `nothing beats`, `no limit to`. */
const encouraging = [
  String.raw`(?:miss|doubt|wait|stop|worry|only|just|forget|so|then|and|but|hesitat\w*|fear|afraid|shy|scared|hard|difficult|tricky|late|far|until|till|unless|limits?|ceiling|end|beats?|tops|like|better|less|other|fails?|regret\w*|fees?|delay|ignore|overlook|pass|surpris\w*|accident|secret|joke|lie|wonder|reason|den(?:y|ies)|no)(?!\p{L})`,
  // Spanish, Portuguese, French, German, Turkish, Russian
  String.raw`dud(?:es|e|en|ar)(?!\p{L})|vacil|hesit|tem(?:as|an|er)(?!\p{L})|olvid|esquec|pierd|perc?a(?:s|n|m)?(?!\p{L})|oubli|manqu|rate[zr]|zoger|scheu|vergiss|vergess|verpass|cekin|unut|kacir|стесня|бо[ий](?:ся|тесь)|сомнев|колеб|забуд|забыва|упус[кт]|пропус[кт]|hasta|jusqu|bis(?!\p{L})|пока(?!\p{L})|только`,
].join('|');

const between = String.raw`(?: (?!${encouraging})[\p{L}\p{N}'{}-]+)`;
const opening = String.raw` ?["'“‘(]*$`;
/** `Why not`, `whether or not`, `if not`: questions and conditions deny nothing. */
const unconditional = String.raw`(?<!(?<!\p{L})(?:why|or|if|por que|porque|pourquoi|warum|wieso|почему) )`;

function refusalBy(words: string): RegExp {
  return new RegExp(
    String.raw`${unconditional}(?:(?<!\p{L})(?:${words})(?!\p{L})|n't)${between}{0,5}${opening}`,
    'u',
  );
}

/** A never or not up to five words before, in the same breath. */
const refusal = refusalBy(`${english}|${foreign}`);
const foreignRefusal = new RegExp(
  String.raw`${unconditional}(?<!\p{L})(?:${foreign})(?!\p{L})${between}{0,5}${opening}`,
  'u',
);

/** A no up to three words before: enough to deny an audit, not to take back a request (`no fees: connect …`). */
const absence = new RegExp(
  String.raw`(?<!\p{L})(?<!\bsay(?:s|ing)? )(?:no|without|nor|neither|nothing|sin|sem|ningun\w*|nenhum\w*|sans|aucune?|pas|ohne|без|нет|ni)(?!\p{L})${between}{0,3}${opening}`,
  'u',
);

/** `Not affiliated with, endorsed by or run by` goes on through its commas. */
const disclaimer =
  /\b(?:not|nor|never|isn't|aren't) (?:affiliated|associated|endorsed|connected|sponsored|approved|run)\b[^.!?;:]*$/;

/** Where there are no blanks, a refusal stands right before or a few characters away. */
const hanRefusal = /(?:不|没|沒|无|無|勿|别|別|绝非|絕非|ない|ません|안 |않)[^。！？，,.!?]{0,8}$/u;

/** `不妨`, `不要犹豫` and their like. */
const hanEncouraging =
  /(?:不妨|犹豫|猶豫|错过|錯過|忘|怕|担心|擔心|迷わ|ためら|망설|주저|잊지|놓치)[^。！？.!?]{0,12}$/u;

/** Who refuses to ask, what is refused to be done with it, whose it is: one of each and nothing else. */
const warning = [
  String.raw`(?<!\p{L})(?:never|(?:do|does|did|will|would|must|should|shall|may) not|(?:do|does|did|wo|would|must|should)n't|dont|nobody|no one|no [\p{L}{}]+ (?:will|would|should|can|may)|none of us|no need to|not(?= (?:to|ask|asks|asking|need|going to ask) ))`,
  String.raw`(?: (?:ever|here|honest|else|on this page|on this site|on our team|at all|going to|to))*`,
  String.raw`(?: (?:will|would|should|can|may|is going to)(?: ever| really)?)?`,
  String.raw`(?: (?:ask|need|want|require|request|tell|message|dm)(?:s|ed|ing)?(?: (?:you|us|anyone|anybody|people|holders))?(?: (?:for|to))?)?`,
  String.raw`(?: (?:type|enter|share|send|give|show|paste|submit|write|reveal|store|post|save|tell|say|hand)(?: (?:us|me|anyone|anybody|someone|somebody|strangers|people|them|out|away|over|down))*)?`,
  String.raw`(?: (?:your|the|a|an|any|my|our|their|his|her|its|such|to))?`,
].join('');

/** `Your seed phrase, password or` private key: one warning is about all of them. */
const several = String.raw`(?: (?:(?:seed|secret|recovery|private|mnemonic|backup|wallet)(?:'s)? )?(?:phrases?|words|keys?|passwords?|seeds?|pins?|wallets?),?(?: (?:or|and|nor))?(?: (?:your|the|a|an|any))?)*`;

const quoting = String.raw` ["'“‘(]*$`;
const warningOfDeed = new RegExp(warning + quoting, 'u');
const warningOfThing = new RegExp(warning + several + quoting, 'u');

/** A secret by its name; a deed that follows a warning is asked for anew (`never share your keys, connect …`). */
const thing = /^(?:seed|secret|recovery|backup|mnemonic|private|12|24|twelve|twenty)/;

/** A deed in English, which no other language denies: somebody may be called Nie. */
const englishDeed =
  /^(?:dm|enter|type|send|give|share|paste|submit|tell|connect|link|sync|synchroni[sz]e|validate|verify|restore|import|rectify|unlock|migrate|authenticate|approve|sign|claim)(?:ing|s)? /;

/** `If you did not connect`, `why not connect`, `until you`: what follows is still asked for. */
const condition =
  /\b(?:if|why|unless|until|till|when|whenever|whoever|once|because|those who|anyone who)\b[^.!?;:,]*$/;

/** `… with anyone but us`, `… twice`: the warning turns into the request. */
const exception =
  /^[^.!?;:]*\b(?:(?:but|except|besides|outside|other than)(?: (?:for|with|to|on|in|at))? (?:us|me|here|this|our|the|below)|until|unless|twice|wrong(?:ly)?|too late|instead)\b/;

/** Whether what stands around turns the words of a rule into their opposite. */
export function denies(code: ReviewCode, { before, words, after }: Surroundings): boolean {
  const isHanRefusal = hanRefusal.test(before) && !hanEncouraging.test(before);
  if (requests.has(code)) {
    const warned = thing.test(words) ? warningOfThing : warningOfDeed;
    const isWarning = warned.test(before) && !condition.test(before) && !exception.test(after);
    return isWarning || (foreignRefusal.test(before) && !englishDeed.test(words)) || isHanRefusal;
  }
  if ((code === 'impersonation' || code === 'unstated-partner') && disclaimer.test(before)) return true;
  return refusal.test(before) || absence.test(before) || isHanRefusal;
}
