import { wordsOf } from './english.ts';

/** Scripts that one language has more or less to itself; the first that fills half of a text's letters is its language. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['ru', /\p{sc=Cyrillic}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['bn', /\p{sc=Bengali}/gu],
  ['ta', /\p{sc=Tamil}/gu],
  ['ka', /\p{sc=Georgian}/gu],
  ['hy', /\p{sc=Armenian}/gu],
];

/** Letters that tell languages of one script apart. */
const tells: readonly (readonly [string, string, RegExp])[] = [
  ['ar', 'fa', /[پچژگ]/u],
  ['ru', 'uk', /[іїєґ]/iu],
];

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Small words that hardly any sentence does without. */
const small: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    `a an the and or but of in on at to from with for by as is are was were be been it its he she they them his her their our we us
    you your i my me this that these those who which what when where why how not no nothing never just only all every some any so
    than then too very more most has have had do does did will would can could there here`,
  ),
  es: list(
    `el la los las un una unos unas de del que y en es por para con sin no se su sus al lo como pero muy más este esta está nadie nada
    todo todos ya cuando donde porque son fue tiene hay nuestro también sólo solo`,
  ),
  pt: list(
    `o a os as um uma uns umas de do da dos das que e em é por para com sem não se seu sua ao no na nos nas como mas muito mais este
    esta está ninguém nada tudo já quando onde são foi tem há nosso também só ele ela`,
  ),
  fr: list(
    `le la les un une des de du que qui et en est pour avec sans ne pas se son sa ses au aux il elle on ce cette dans sur mais très
    plus rien jamais tout nous vous je tu sont était a ont chaque où`,
  ),
  de: list(
    `der die das ein eine einen einem einer und in ist nicht mit von zu auf für im den dem des er sie es sich aber auch nur kein keine
    ohne wie was wer wir ihr ich du sind war hat haben nie immer noch schon als`,
  ),
  it: list(
    `il lo la i gli le un una di del della che e in è per con senza non si suo sua al alla come ma molto più questo questa nessuno
    niente tutto già quando dove sono ha anche solo nel nella`,
  ),
  nl: list(
    `de het een en van in is niet met op voor te dat die er zijn hij ze maar ook geen zonder wat wie wij ik je was heeft nooit altijd
    nog al als naar bij om`,
  ),
  tr: list(
    `bir ve bu ile için de da o ne çok daha hiç hiçbir ama gibi her şey var yok değil olan kadar sonra biz sen ben mi mı iyi sadece`,
  ),
  pl: list(
    `i w na nie się z do to że jest jak ale po o co za od ten ta był była tylko nikt nic już czy przez dla bez ma jego jej bardzo`,
  ),
  id: list(
    `yang dan di ini itu dengan untuk tidak dari ke ada akan pada adalah atau juga sudah tak bisa kami kita saya kamu hanya seekor
    sebuah`,
  ),
  vi: list(
    `và của là không có một được cho này người với các trong đã những con chú cái rất thì mà để nó ai ở khi vào ra`,
  ),
  sv: list(
    `och att det en ett som är på av för med inte den till om har jag han hon vi de var men ingen alltid bara`,
  ),
  ro: list(`și în nu este un o de la cu pe care ce din mai sunt pentru fără dar foarte nimeni nimic el ea`),
  cs: list(`a se na je že to v s z do o jak ale po pro by jsem jsou nikdo nic už jen má jeho který která`),
  hu: list(
    `a az és nem hogy egy is van volt de meg aki ami csak már mindig soha még nagyon senki semmi minden ki be fel ez én te mi`,
  ),
  fi: list(
    `ja on ei se joka että hän mutta kun niin myös vain kuin ole eikä oli kaikki aina koskaan mikä ne me te`,
  ),
  da: list(`og er det ikke en et som på af af har jeg han hun men til den der med ingen altid kun vi de var`),
  tl: list(`ang ng sa na mga ay si ni at hindi ito siya kami walang may para lang`),
};

/**
 * The language that a text is written in as BCP 47 names it, told by its script and its small words; null where that cannot be
 * told (`zorp zorp`, `🐸🐸`, `404`).
 */
export function languageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const written = scripts.find(([, script]) => (text.match(script)?.length ?? 0) / letters > 0.5);
  const kana = text.match(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  if (written !== undefined) {
    const [language] = written;
    if (language === 'zh' && kana > 1) return 'ja';
    return tells.find(([of, , letter]) => of === language && letter.test(text))?.[1] ?? language;
  }
  const words = wordsOf(text);
  const scores = Object.entries(small).map(([language, known]) => ({
    language,
    score: words.filter((word) => known.has(word)).length + (hints[language]?.test(text) ? 1.5 : 0),
  }));
  const [best, next] = scores.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score / Math.max(1, words.length) < 0.08) return null;
  // English and a neighbour share some small words; a tie is English.
  return next !== undefined && next.language === 'en' && next.score === best.score ? 'en' : best.language;
}

/** Letters and marks that few others use. */
const hints: Readonly<Record<string, RegExp>> = {
  es: /[ñ¿¡]/i,
  pt: /[ãõ]|ções\b/i,
  fr: /[èêœ]|\b[ldjcsqn]['’]\p{L}/iu,
  de: /[äöüß]/i,
  it: /[ìò]|\b(?:dell|all|nell|l)['’]\p{L}/iu,
  tr: /[ğış]/,
  pl: /[łąęśćź]/i,
  vi: /[đơư]|[\u1ea0-\u1ef9]/i,
  sv: /[åäö]/i,
  ro: /[șță]/i,
  cs: /[ěřů]/i,
  hu: /[őű]/i,
  fi: /ää|öö|yö/i,
  da: /[æø]/i,
};
