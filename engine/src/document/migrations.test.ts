import { describe, expect, it } from 'vitest';
import { migrate, migrations } from './migrations.ts';
import { parseDocument } from './parse.ts';
import { documentVersion } from './schema.ts';

const versionZero = {
  version: 0,
  design: 'moonshot',
  title: 'Pepe',
  description: 'A frog.',
  sections: [
    { kind: 'hero', props: { headline: 'Pepe', tagline: 'A frog.' } },
    { kind: 'story', props: { heading: 'One', paragraphs: ['a'] } },
    { kind: 'story', props: { heading: 'Two', paragraphs: ['b'] }, hidden: true },
    { kind: 'footer', props: {} },
  ],
};

describe('migrations', () => {
  it('form one unbroken chain to the current version', () => {
    expect(migrations.map((migration) => [migration.from, migration.to])).toEqual(
      migrations.map((_, position) => [position, position + 1]),
    );
    expect(migrations.at(-1)?.to).toBe(documentVersion);
  });

  it('0 → 1 names every section and gives the page a seed, and changes nothing else', () => {
    expect(migrations[0]?.up(versionZero)).toEqual({
      ...versionZero,
      version: 1,
      seed: 960_685_670,
      sections: [
        { ...versionZero.sections[0], id: 'hero' },
        { ...versionZero.sections[1], id: 'story' },
        { ...versionZero.sections[2], id: 'story-2' },
        { ...versionZero.sections[3], id: 'footer' },
      ],
    });
  });

  it('0 → 1 leaves what it was given untouched and says the same each time', () => {
    const before = structuredClone(versionZero);
    expect(migrate(versionZero)).toEqual(migrate(versionZero));
    expect(versionZero).toEqual(before);
  });

  it('0 → 1 carries broken sections along for the check to name', () => {
    const parsed = parseDocument({ ...versionZero, sections: [null, ...versionZero.sections] });
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toEqual([['sections', 0]]);
    expect(parseDocument({ ...versionZero, sections: 'none' }).ok).toBe(false);
  });

  it('bring a document of version 0 through the check', () => {
    const parsed = parseDocument(versionZero);
    expect(parsed.ok && parsed.document.sections.map((section) => section.id)).toEqual([
      'hero',
      'story',
      'story-2',
      'footer',
    ]);
  });
});
