import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { profiles } from '../account/tables.ts';
import { readStoredDocument } from '../pages/stored-document.ts';
import { startTestLive, type TestLive } from './test-support/live-service.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
});
afterAll(() => live.close());

const dangerous = 'Enter your seed phrase to claim your hats.';

test('a draft with a text that the form would refuse does not go live, and says which', async () => {
  const ada = await live.creator('Ada');
  await live.build(ada, { coinName: 'Safe Hat' });
  expect((await live.deploy(ada)).status).toBe(200);
  const { document: stored } = await live.profileOf(ada);
  const document = readStoredDocument(stored);
  const at = document.sections.findIndex(({ kind }) => kind === 'story');
  const edited = {
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'story'
        ? { ...section, props: { ...section.props, paragraphs: ['Hats.', dangerous] } }
        : section,
    ),
  };
  const { db } = live.service.database;
  const store = (draft: unknown) =>
    db.update(profiles).set({ document: draft, isDeployed: false }).where(eq(profiles.id, ada.userId));
  await store(edited);
  const message =
    'Story: “Enter your seed phrase” asks for a recovery phrase, key or password: no page may ask for one, so please remove it.';
  expect(await live.deploy(ada)).toMatchObject({
    status: 409,
    body: {
      code: 'TEXT_REFUSED',
      message,
      data: {
        issues: [{ path: `sections.${at}.props.paragraphs.1`, message: message.replace('Story: ', '') }],
      },
    },
  });
  expect(await live.readLive('safe-hat')).not.toContain(dangerous);
  expect((await live.profileOf(ada)).isDeployed).toBe(false);

  await store({ ...document, description: 'See evil.com for more.' });
  expect(await live.deploy(ada)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Description: “evil\.com” is a link/) as unknown },
  });

  await store(document);
  expect((await live.deploy(ada)).status).toBe(200);
});
