import { Fragment } from 'react';
import type { Block, Inline } from './parse-markdown.ts';

export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-4 leading-relaxed">
      {blocks.map((block, position) => (
        // The blocks of a document never change places.
        <BlockView key={position} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      const size = { 1: 'text-2xl sm:text-4xl', 2: 'pt-4 text-2xl', 3: 'pt-2 text-lg' }[block.level];
      return (
        <Heading className={size}>
          <InlineView content={block.content} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? 'list-decimal space-y-1 ps-6' : 'list-disc space-y-1 ps-6'}>
          {block.items.map((item) => (
            <li key={item.map((piece) => piece.text).join('')}>
              <InlineView content={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className="border-s-2 border-link ps-4 text-muted">
          <InlineView content={block.content} />
        </blockquote>
      );
    case 'rule':
      return <hr className="border-line" />;
    case 'paragraph':
      return (
        <p>
          <InlineView content={block.content} />
        </p>
      );
  }
}

function InlineView({ content }: { content: readonly Inline[] }) {
  return content.map((piece, position) => <Fragment key={position}>{inlineElement(piece)}</Fragment>);
}

function inlineElement(piece: Inline) {
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'emphasis':
      return <em>{piece.text}</em>;
    case 'code':
      return <code className="rounded bg-wash px-1 py-0.5">{piece.text}</code>;
    case 'link':
      return (
        <a href={piece.href} className="text-link underline underline-offset-2">
          {piece.text}
        </a>
      );
    case 'text':
      return piece.text;
  }
}
