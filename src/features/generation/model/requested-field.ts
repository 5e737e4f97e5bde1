import { type DesignName, designNames } from '@moonpage/engine/document/design-names.ts';
import { pageDocument, type Section } from '@moonpage/engine/document/schema.ts';
import { faqItem } from '@moonpage/engine/sections/faq/schema.ts';
import { type SectionKind, type SectionProps, sectionSchemas } from '@moonpage/engine/sections/schemas.ts';
import { z } from 'zod';

/** One thing that a model is asked to write: a name in its answer, and the document's own schema for it. */
export interface RequestedField {
  /** A section's id, or `design`, `title` or `description`. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** What it is for, in a few words. */
  readonly purpose: string;
}

/** Why a part of a model's answer cannot be used: one sentence for the model, and the words that it is about. */
export interface AnswerIssue {
  readonly message: string;
  readonly words: string | null;
}

export const absent: AnswerIssue = { message: 'It was missing, or no valid JSON.', words: null };

/** The part of JSON Schema that every provider takes. */
export interface AnswerSchema {
  readonly type: 'object' | 'array' | 'string';
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: AnswerSchema;
}

/** Names that no section may have in an answer. */
export const pageNames = ['design', 'title', 'description'] as const;

interface Request {
  readonly purpose: string;
  /** What stays as the composer wrote it: plain texts of safety, and what its pages leave empty. */
  readonly kept?: readonly string[];
}

/** What a model may write of each kind; the others stay the composer's, and facts are never among it. */
const requests: Partial<Record<SectionKind, Request>> = {
  hero: { purpose: 'the first screen: a short line above, the headline, the line below it' },
  marquee: { purpose: 'short phrases that pass by: the creator’s own where they are short' },
  countdown: { purpose: 'the clock before the launch, and what stands there once the coin is live' },
  story: {
    purpose:
      'the creator’s paragraphs and lists as they were written, one text for each line; the pull quote is one of them worth reading twice',
  },
  'how-to-buy': { purpose: 'what stands above four fixed steps', kept: ['notes'] },
  tokenomics: { purpose: 'above the figures that the creator stated', kept: ['text'] },
  chart: { purpose: 'above the link to the chart', kept: ['text'] },
  roadmap: { purpose: 'above the creator’s plans', kept: ['text'] },
  gallery: { purpose: 'above the creator’s pictures', kept: ['text'] },
  community: { purpose: 'above the links to the coin’s channels, if it has any' },
  faq: {
    purpose:
      'what somebody would ask about this very coin, answered from the description; chain, address, launch, author and risk are asked and answered by us',
  },
  closing: { purpose: 'the last words of the page' },
};

/** Whether models write a field of a kind at all: plain texts of safety stay as they are. */
export function isForModels(kind: SectionKind, field: string): boolean {
  const request = requests[kind];
  return request !== undefined && !(request.kept?.includes(field) ?? false);
}

/** Of a page's questions the composer's first is about the coin, and a model's take its place; the others are plain and stay. */
const ownQuestions = 1;
const modelQuestions = z.array(faqItem).min(1).max(3);

/** The design, for a model to choose. */
export const designField: RequestedField = {
  name: 'design',
  schema: z.enum(designNames),
  purpose: 'the design that suits this coin best',
};

/** Title and description of the page. */
export const headFields: readonly RequestedField[] = [
  { name: 'title', schema: pageDocument.shape.title, purpose: 'of the browser tab and of shared links' },
  {
    name: 'description',
    schema: pageDocument.shape.description,
    purpose: 'for search results and shared links: one or two sentences',
  },
];

/** What is asked for a section, or null for a kind that models do not write. */
export function sectionField({ id, kind }: Pick<Section, 'id' | 'kind'>): RequestedField | null {
  const request = requests[kind];
  if (request === undefined) return null;
  const { purpose, kept = [] } = request;
  const props: z.ZodObject<Record<string, z.ZodType>> = sectionSchemas[kind];
  const written = z.strictObject(
    Object.fromEntries(Object.entries(props.shape).filter(([name]) => !kept.includes(name))),
  );
  return { name: id, schema: kind === 'faq' ? written.extend({ items: modelQuestions }) : written, purpose };
}

/** A section of the composer's with what a model wrote of it, which its field's schema took. */
export function withAnswer(section: Section, answer: object): Section {
  const props = { ...section.props, ...answer };
  if (section.kind === 'faq' && 'items' in answer) {
    const plain = section.props.items.slice(ownQuestions);
    Object.assign(props, { items: [...(props as SectionProps<'faq'>).items, ...plain] });
  }
  return { ...section, props } as Section;
}

/** The answer's shape as providers take it: every member present, no bounds, as some of them refuse bounds. */
export function answerSchema(asked: readonly RequestedField[]): AnswerSchema {
  return objectOf(asked.map(({ name, schema }) => [name, plain(jsonSchemaOf(schema))]));
}

/** The same in words, with the bounds: one line for each thing that is asked. */
export function outlineOf(asked: readonly RequestedField[]): string {
  return asked
    .map(({ name, schema, purpose }) => `"${name}": ${shapeInWords(jsonSchemaOf(schema))} // ${purpose}`)
    .join('\n');
}

export function isDesignName(name: unknown): name is DesignName {
  return designNames.some((known) => known === name);
}

/** The part of JSON Schema that the document's schemas are made of. */
interface Shape {
  type?: string;
  enum?: string[];
  const?: string;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape | boolean;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

function jsonSchemaOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input' }) as Shape;
}

function plain(shape: Shape): AnswerSchema {
  if (shape.enum) return { type: 'string', enum: shape.enum };
  if (shape.properties)
    return objectOf(Object.entries(shape.properties).map(([name, each]) => [name, plain(each)]));
  const item = itemOf(shape);
  return item ? { type: 'array', items: plain(item) } : { type: 'string' };
}

function objectOf(members: [string, AnswerSchema][]): AnswerSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(members),
    required: members.map(([name]) => name),
    additionalProperties: false,
  };
}

function shapeInWords(shape: Shape): string {
  if (shape.enum) return `one of ${shape.enum.join(', ')}`;
  if (shape.properties) {
    const members = Object.entries(shape.properties).map(
      ([name, each]) => `"${name}": ${shapeInWords(each)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  const item = itemOf(shape);
  if (item) return `[${countInWords(shape)} × ${shapeInWords(item)}]`;
  const filled = shape.anyOf?.find((each) => each.const === undefined);
  if (filled) return `text of at most ${filled.maxLength} characters, or ""`;
  return `text of at most ${shape.maxLength} characters`;
}

function itemOf({ items, prefixItems }: Shape): Shape | undefined {
  return prefixItems?.[0] ?? (typeof items === 'object' ? items : undefined);
}

function countInWords({ minItems, maxItems }: Shape): string {
  return minItems === maxItems ? `exactly ${minItems}` : `${minItems} to ${maxItems}`;
}
