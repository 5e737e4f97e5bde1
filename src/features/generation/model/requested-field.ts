import { type DesignName, designNames } from '@moonpage/engine/document/design-names.ts';
import { pageDocument, section, type Section } from '@moonpage/engine/document/schema.ts';
import type { SectionKind } from '@moonpage/engine/sections/schemas.ts';
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

/** What a model may write of each kind; the others stay the composer's, and facts are never among it. */
const purposes: Partial<Record<SectionKind, string>> = {
  hero: 'the first screen: a short line above, the headline, the line below it',
  marquee: 'short phrases that pass by',
  countdown: 'the clock before the launch, and what stands there once the coin is live',
  story: 'what this coin is, told; the pull quote is the one line worth reading twice',
  'how-to-buy':
    'a heading, one line of introduction, and a remark under each of four fixed steps: get the wallet, fund it with {native}, open the exchange, paste the address from this page',
  tokenomics: 'what stands above the figures that the creator stated; say that they are the creator’s own',
  chart: 'what stands beside the link to the chart; nothing about where the price goes',
  roadmap: 'what stands above the creator’s plans; say that a plan is no promise',
  gallery: 'what stands above the creator’s pictures',
  community: 'where the coin’s people are',
  faq: 'questions that somebody would ask about this very coin, answered',
  closing: 'the last words of the page',
  footer: 'one parting line in small print',
};

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
  const purpose = purposes[kind];
  const option = section.options.find(({ shape }) => shape.kind.value === kind);
  if (purpose === undefined || option === undefined) return null;
  return { name: id, schema: option.shape.props, purpose };
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
