/** Small words that hardly any English sentence does without. */
const small = new Set(
  `a an the and or but of in on at to from with wif without for by as is are was were be been it its it's he she they them his her
  their our we us you your i my me this that these those who which what when where why how not no nothing never just only all every
  some any so than then too very more most has have had do does did will would can could there here one two into over under after
  before up down out off if because while about again ever such much wow`.split(/\s+/),
);

/** The same of its neighbours, where they are not also English. */
const foreign = new Set(
  `un una el los las que con por para como pero muy es está der die das und ist nicht ein eine mit auf für von le les des et est
  dans pour avec qui une il elle lo gli della che di não uma com mais på og och det som een het van niet bir ve bu ile
  yang dan ini itu ang mga ng`.split(/\s+/),
);

/**
 * Whether a description can be read as English. What cannot be is quoted as it is and never taken apart.
 * Three words or fewer need no small words (`Frog coin season`).
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0 || latin / letters < 0.85) return false;
  const words = wordsOf(text);
  if (words.some((word) => word.length > 40)) return false;
  const known = words.filter((word) => small.has(word)).length;
  const strange = words.filter((word) => foreign.has(word)).length;
  if (strange > known) return false;
  return words.length <= 3 ? /^[\p{ASCII}\s\p{P}\p{S}]*$/u.test(text) : known / words.length >= 0.08;
}

/** Whether a word only holds others together. */
export function isSmall(word: string): boolean {
  return small.has(word);
}

/** Whether a text has words of its own: two that are neither small nor in every coin's description. `gm gm gm` has none. */
export function saysSomething(text: string): boolean {
  const said = wordsOf(text).filter(
    (word) => word.length > 2 && ![small, phraseEnds, filler, dull].some((list) => list.has(word)),
  );
  return new Set(said).size > 1;
}

/** Lower-case words with their inner apostrophes. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)*/gu) ?? []
  );
}

/** What a noun has in common with its plural and a verb with its forms: `wombat`, `park`; for comparing alone. */
export function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/['’]s$/u, '');
  const stem = bare.replace(/(?<=\p{L}{3})(?:ies|y|ing|es|e|s)$/u, '');
  return bare.endsWith('ss') ? bare : stem;
}

/** Where a noun phrase ends: words that start something else. */
export const phraseEnds = new Set(
  `of in on at to from with wif without for by as into over under after before about inside outside around near beyond behind
  between through during against like than than's who whom which that whose where when while because and or but so if is isn't are
  aren't was were be been has have had do does doesn't did didn't will won't would can can't cannot could should may might must
  never always ever already finally simply literally still also now then once again later soon yet not named called known born made
  trapped stuck crossing pulling guarding wearing living sitting holding riding doing trying looking pretending dressed raised found lost alive around here there else today yet so too enough
  i you we they he she it everyone everybody nobody anyone somebody someone people since until across along behind beneath beside
  instead off out up down till per via them him her us me themselves himself herself itself anyway somehow except despite`.split(
    /\s+/,
  ),
);

/** Verbs in the third person that end a subject, beside the auxiliary verbs above. */
export const verbs = new Set(
  `achieved ate awaits barks ate becomes began beats bites bonks bought breaks brings built buys came cannot carries celebrates chases
  chose climbs comes costs cries dances decided did does dreams drinks drives dropped eats escaped exists fears feels fell fights
  finds flies follows forgot fought found gets gives goes got grew grows guards happened has hates hides holds hunts is jumps keeps
  kept kills knew knows laughs launched laughs leaves left lies likes lived lives looks lost loves made makes means met moves needs
  never opens owns paints plays pretends promises quit ran reads refused refuses returned rides rises rules runs said sat saves saw
  says sees sells shines sings sits sleeps smells smiles smokes spends stands stares started starts stayed stays steals stole stops
  swims takes talks tells thinks threw took travels tries turned turns waits wakes walked walks wants was watches wears went went
  wins wishes woke wonders works worries would`.split(/\s+/),
);

/** Words that only turn up the volume of the noun behind them. */
export const filler = new Set(
  `very really truly most just literally simply basically only absolute absolutely first official original so such own one`.split(
    /\s+/,
  ),
);

/** Nouns that say nothing about a coin, because every coin has them. */
export const dull = new Set(
  `coin coins token tokens memecoin memecoins meme memes crypto cryptocurrency currency project projects community communities team
  group movement ecosystem platform network blockchain chain protocol way kind sort type lot bit thing things something anything
  nothing everything one ones time times day days year years world life people    name names part place story stories
  idea reason fact same best first next last future power supply holders holder market price moon number numbers version home rest end
  top side other others address links link colour color colours colors description page ticker symbol word words opportunity chance
  goal mission vision purpose journey point whole roadmap whitepaper utility era wave answer question problem everyone someone nobody`.split(
    /\s+/,
  ),
);

/** Describing words that do not stand alone as a noun. */
export const adjectives = new Set(
  `light heavy soft hard loose wet dry warm cool dark pale bright round square tall short thin thick deep big small little tiny huge fat old young new baby mini green blue red yellow orange purple pink black white golden brown grey gray
  good bad best worst real fake true cute ugly happy sad angry lazy sleepy chill dirty clean loud quiet wild mad crazy smart dumb
  stupid funny cool hot cold rich poor brave legendary mighty ultimate invented famous infamous grumpy hungry great greatest
  favorite favourite recognisable recognizable decentralized decentralised simple super secret lost
  free fair fun sentient cosmic magic digital viral`.split(/\s+/),
);
