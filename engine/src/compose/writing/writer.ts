import type { Facts } from '../../facts.ts';
import { fillTokens, tokenValues } from '../../text/tokens.ts';
import type { TokenValues } from '../../text/tokens.ts';
import type { Archetype } from '../outline/archetypes.ts';
import { gatherMaterial, named, quotable } from './material.ts';
import { type Joke, jokes } from '../outline/jokes.ts';
import type { Material } from '../../designs/material.ts';
import { coinKey, hashOf, mulberry32, shuffled } from '../outline/random.ts';
import type { Reading } from '../reading/reading.ts';
import { standsAlone } from '../reading/sentences.ts';
import { fallbackFaq, fallbackLines } from './fallback-lines.ts';
import { storyParagraphs } from './story.ts';
import { orderQuestions } from './questions.ts';
import { isolate, isOnlyName, namesTwice, unmarked } from './quotation.ts';
import { headingKey } from './headings.ts';
import { bounds, faqBounds, headings, maxMentions, passing } from './limits.ts';
import type { FaqLine, FaqTopic, Line, Slot, Voice } from '../../designs/voice.ts';

/** Fills the places of one page, and remembers what has been said. */
export class Writer {
  /** The creator's own paragraphs. */
  readonly story: readonly string[];
  readonly #reading: Reading;
  readonly #facts: Facts;
  readonly #voice: Voice;
  readonly #archetype: Archetype;
  readonly #seed: number;
  readonly #material: Material;
  readonly #quotes: readonly string[];
  /** What this coin has of them, in lower case. */
  readonly #jokes: readonly (readonly [Joke, string])[];
  readonly #mentions = new Map<Joke, number>();
  readonly #quoted = new Set<string>();
  readonly #key: string;
  readonly #values: TokenValues;
  /** Keys of the sections' headings so far. */
  readonly #headings = new Set<string>();
  /** Of the story, without marks of quotation. */
  readonly #paragraphs: ReadonlySet<string>;
  #headline = '';

  constructor(page: { reading: Reading; facts: Facts; voice: Voice; archetype: Archetype; seed: number }) {
    this.#reading = page.reading;
    this.#facts = page.facts;
    this.#voice = page.voice;
    this.#archetype = page.archetype;
    this.#seed = page.seed;
    this.#key = coinKey(page.facts);
    this.#values = tokenValues(page.facts);
    this.story = storyParagraphs(page.reading.sentences, page.archetype.paragraph);
    this.#paragraphs = new Set(this.story.map(unmarked));
    this.#material = gatherMaterial(page.reading, page.facts, {
      prop: this.#number('prop'),
      claim: this.#number('claim'),
    });
    this.#jokes = jokes.flatMap((joke) => {
      const words = this.#material[joke];
      return words === null ? [] : [[joke, words.toLowerCase()] as const];
    });
    const whole = page.reading.pickable.filter((sentence) => sentence.length <= 190 && standsAlone(sentence));
    const telling = whole.filter((sentence) => !isOnlyName(sentence, page.reading.subject));
    this.#quotes = [...new Set((telling.length > 0 ? telling : whole).map((sentence) => quotable(sentence)))];
  }

  /** A line for a place; neighbouring seeds get different ones wherever there are two. */
  write(slot: Slot): string {
    const quote = this.#quoteFor(slot);
    const lines = shuffled(mulberry32(hashOf(`${slot} ${this.#key}`)), this.#voice[slot]);
    const material = this.#materialFor(slot, quote);
    const said = lines
      .map((line) => this.#say(line, material))
      .filter((text) => text !== null)
      .filter((text) => text.length <= bounds[slot]);
    const notInStory = this.#notInStory(slot, said);
    const fitting = slot === 'tagline' ? this.#besideHeadline(notInStory, material) : notInStory;
    const texts = this.#leaning(slot, fitting, material);
    const start = this.#number(slot) % Math.max(1, texts.length);
    const text =
      [...texts.slice(start), ...texts.slice(0, start)].find((each) => this.#fits(slot, each)) ??
      this.#fallback(slot);
    this.#remember(text);
    if (headings.has(slot)) this.#headings.add(this.#headingKey(text));
    if (slot === 'headline') this.#headline = text;
    return text;
  }

  /** Three to six phrases that pass by, each short enough to be read in passing. */
  writeMarquee(): string[] {
    const random = mulberry32(hashOf(`${this.#seed} marquee ${this.#key}`));
    const punches = shuffled(random, this.#reading.punches.map(quotable)).filter(
      (punch) => this.#quotes.includes(punch) && !this.#quoted.has(punch) && !this.#isParagraph(punch),
    );
    const { epithet } = this.#reading.subject;
    const material = { ...this.#material, ...named(epithet), quote: punches[0] ?? null };
    const phrases = shuffled(random, this.#voice.marquee)
      .map((line) => this.#say(line, material))
      .filter((text) => text !== null)
      .filter((text) => fillTokens(text, this.#values).length <= passing && this.#fitsChain(text))
      .filter((text) => !this.#headings.has(this.#headingKey(text)));
    const wanted = 3 + Math.floor(random() * 4);
    const passed = [...new Set([...phrases.slice(0, wanted), '{name}', '{ticker}'])].slice(
      0,
      Math.max(3, Math.min(wanted, phrases.length)),
    );
    for (const quote of this.#quotes) if (passed.includes(quote)) this.#quoted.add(quote);
    for (const phrase of passed) if (phrase !== '{name}') this.#headings.add(this.#headingKey(phrase));
    return passed;
  }

  /** Questions and answers: first what the coin is, last what it is not, between them what its description raises. */
  writeFaq(): { question: string; answer: string }[] {
    const first = this.#quotes.find((quote) => !this.#quoted.has(quote)) ?? this.#quotes[0] ?? null;
    const material = { ...this.#material, quote: first };
    const random = mulberry32(hashOf(`${this.#seed} faq ${this.#key}`));
    const topics = new Map<FaqTopic, { question: string; answer: string }>();
    for (const line of shuffled(random, this.#voice.faq)) {
      if (topics.has(line.topic)) continue;
      const item = this.#ask(line, material);
      if (item !== null) topics.set(line.topic, item);
    }
    if (material.propQuote === first) topics.delete('prop');
    // A question may not ask again what another one asked or the first answer said.
    const { claim, habit } = material;
    const said = `${first} ${topics.has('habit') ? habit : ''}`.toLowerCase().replaceAll("'", '’');
    if (claim !== null && (said.includes(claim.toLowerCase()) || (habit !== null && claim.includes(habit))))
      topics.delete('claim');
    // Two questions about the same denials would be one too many.
    if (topics.has('denials')) topics.delete(random() < 0.5 ? 'denial' : 'denials');
    const order = orderQuestions(topics, this.#archetype.questions, random);
    const items = order.map((topic) => topics.get(topic)).filter((item) => item !== undefined);
    return items.length < 2 ? [...items, ...fallbackFaq] : items;
  }

  /** A sentence to set large beside the story, when the story is long enough to need one. */
  pullQuote(): string | undefined {
    if (this.#reading.sentences.length < 3) return undefined;
    const fresh = this.#quotes.filter(
      (quote) =>
        !this.#quoted.has(quote) && !this.#isParagraph(quote) && quote.length >= 12 && quote.length <= 160,
    );
    const byLength = fresh.toSorted((one, other) => one.length - other.length);
    const chosen = { shortest: byLength[0], longest: byLength.at(-1), first: fresh[0], last: fresh.at(-1) }[
      this.#archetype.pullQuote
    ];
    if (chosen !== undefined) this.#quoted.add(chosen);
    return chosen;
  }

  /** What is no whole paragraph of the story; a description of one sentence leaves the line under its name to us, if we have two. */
  #notInStory(slot: Slot, texts: readonly string[]): readonly string[] {
    const notInStory = texts.filter((text) => !this.#isParagraph(text) && this.#fitsChain(text));
    const [only, ...others] = this.#quotes;
    const ours =
      slot === 'tagline' && only !== undefined && others.length === 0
        ? notInStory.filter((text) => !text.includes(only))
        : notInStory;
    return [ours, notInStory].find((list) => list.length > 1) ?? (notInStory.length > 0 ? notInStory : texts);
  }

  #isParagraph(text: string): boolean {
    return this.#paragraphs.has(unmarked(text));
  }

  /** What the page's argument likes to speak of comes up twice as often; a coin without a noun is told in its creator's words. */
  #leaning(slot: Slot, texts: readonly string[], material: Material): readonly string[] {
    if (material.indefinite === '{name}') {
      const theirs = [material.quote, ...jokes.map((joke) => material[joke])].filter(
        (words) => words !== null,
      );
      const told = texts.filter((text) =>
        theirs.some((words) => text.toLowerCase().includes(words.toLowerCase())),
      );
      return told.some((text) => this.#fits(slot, text)) ? told : texts;
    }
    const dear = this.#archetype.leansOn.map((joke) => material[joke]).filter((words) => words !== null);
    const leaning = texts.filter((text) =>
      dear.some((words) => text.toLowerCase().includes(words.toLowerCase())),
    );
    const enough = slot === 'headline' ? 3 : 1;
    return leaning.length >= enough && hashOf(`${this.#seed} lean ${slot} ${this.#key}`) % 2 === 0
      ? leaning
      : texts;
  }

  #quoteFor(slot: Slot): string | null {
    const fresh = (quotes: readonly string[]) => {
      const unsaid = quotes.filter((quote) => !this.#quoted.has(quote));
      return unsaid[this.#number(slot) % Math.max(1, unsaid.length)] ?? null;
    };
    const punches = this.#reading.punches
      .map((punch) => quotable(punch))
      .filter((punch) => this.#quotes.includes(punch));
    if (slot === 'headline') return fresh(punches);
    // The last word may come back to the first.
    if (slot === 'closingText')
      return fresh(punches) ?? (punches.includes(this.#headline) ? this.#headline : null);
    if (slot === 'tagline' && this.#namesSubject(this.#headline)) {
      const other = fresh(this.#quotes.filter((each) => !this.#namesSubject(each)));
      if (other !== null) return other;
    }
    return fresh(this.#quotes);
  }

  #namesSubject(text: string): boolean {
    const noun = this.#material.noun.toLowerCase();
    return noun !== '{name}' && text.toLowerCase().replaceAll("'", '’').includes(noun);
  }

  /** Under a headline of ours the creator speaks, under the creator's we do, and neither says what the other just said. */
  #besideHeadline(texts: readonly string[], { quote, habit, denial }: Material): readonly string[] {
    const fresh = this.#namesSubject(this.#headline)
      ? texts.filter((text) => !this.#namesSubject(text))
      : texts;
    const theirs = (text: string) =>
      [quote, habit, denial].some((words) => words !== null && text.includes(words));
    const isTheirs = this.#quotes.includes(this.#headline);
    const fitting = isTheirs ? fresh : fresh.filter(theirs);
    // One line alone would be the same on every page of the coin.
    return [fitting, fresh].find((list) => list.length > 1) ?? texts;
  }

  #materialFor(slot: Slot, quote: string | null): Material {
    const { epithet, the } = this.#reading.subject;
    const standsOut = /^(?:headline|.*Heading|.*Label)$/.test(slot);
    const material = { ...this.#material, ...named(standsOut ? epithet : the), quote };
    for (const joke of jokes) if ((this.#mentions.get(joke) ?? 0) >= maxMentions[joke]) material[joke] = null;
    return material;
  }

  #say(line: Line, material: Material): string | null {
    const text = line(material);
    if (text === null || text === false || text === '') return null;
    if (text.length < 60 && namesTwice(text, this.#facts.name)) return null;
    return isolate(text, material.quote);
  }

  #ask(line: FaqLine, material: Material): { question: string; answer: string } | null {
    const written = line.write(material);
    if (written === null || written === '') return null;
    const [question, answer] = written;
    // Nobody asks for what the story or the headline just said.
    if (this.#isParagraph(answer) || [...this.#quoted].some((quote) => unmarked(quote) === unmarked(answer)))
      return null;
    if (
      question.length > faqBounds.question ||
      answer.length > faqBounds.answer ||
      !this.#fitsChain(`${question} ${answer}`)
    )
      return null;
    return { question: isolate(question, material.quote), answer: isolate(answer, material.quote) };
  }

  /** For a coin whose name is all that could be said, or of which not even that can be said in a sentence. */
  #fallback(slot: Slot): string {
    const label = slot === 'kicker' ? [`{ticker} · ${this.#material.noun}`] : [];
    const name = headings.has(slot) ? ['{name}'] : [];
    const fitting = [...label, ...name].find((text) => text.length <= bounds[slot] && this.#fits(slot, text));
    return fitting ?? fallbackLines[slot];
  }

  #fits(slot: Slot, text: string): boolean {
    return this.#fitsChain(text) && !(headings.has(slot) && this.#headings.has(this.#headingKey(text)));
  }

  #headingKey(text: string): string {
    return headingKey(text, this.#values);
  }

  #fitsChain(text: string): boolean {
    const { blockchain } = this.#facts;
    // “Solana’s dog on Solana” says it once too often; of a chain that nobody named there is nothing to say.
    return !text.includes('{chain}') || (blockchain !== 'Other' && !text.includes(blockchain));
  }

  #remember(text: string): void {
    const lower = text.toLowerCase();
    for (const [joke, words] of this.#jokes)
      if (lower.includes(words)) this.#mentions.set(joke, (this.#mentions.get(joke) ?? 0) + 1);
    for (const quote of this.#quotes) if (text.includes(quote)) this.#quoted.add(quote);
  }

  /** Steps by one from seed to seed, from a start that is this coin's and this place's. */
  #number(place: string): number {
    return (hashOf(`${place} start ${this.#key}`) + this.#seed) % 0x1_0000_0000;
  }
}
