import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { headlineOf, studioPerson, withHeadline } from './test-support/studio-person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test('a page that is built again keeps what was edited, however often', async () => {
  const ada = await studioPerson(service, 'Ada');
  await ada.build();
  const { document, base } = await ada.read();
  const edited = withHeadline(document, 'Written by hand');
  const sections = edited.sections.filter(({ kind }) => kind !== 'marquee');
  await ada.save({ ...edited, sections }, base);

  for (const description of ['A dog with another hat.', 'A dog with no hat at all.']) {
    await ada.build({ description });
    const { document: rebuilt } = await ada.read();
    expect(headlineOf(rebuilt)).toBe('Written by hand');
    expect(rebuilt.sections.map(({ kind }) => kind)).not.toContain('marquee');
    expect(JSON.stringify(rebuilt)).toContain(description.slice(0, -1));
    expect((await ada.page()).previewHtml).toContain('Written by hand');
  }

  const { revisions } = await ada.revisions();
  const asBuilt = revisions.find(({ reason }) => reason === 'built');
  expect(JSON.stringify((await ada.revision(asBuilt?.number ?? 0)).body)).not.toContain('Written by hand');
});

test('a design that was chosen in the studio is that of the next build; START OVER keeps nothing', async () => {
  const bob = await studioPerson(service, 'Bob');
  await bob.build();
  const { document, base } = await bob.read();
  const design = document.design === 'comic' ? 'candy' : 'comic';
  await bob.save({ ...withHeadline(document, 'Written by hand'), design }, base);
  // What the form starts from, and sends again.
  const coin = (await bob.browser.get(`${bob.profile}/coin`)).body as { details: { design: string } };
  expect(coin.details.design).toBe(design);

  await bob.browser.post(`${bob.profile}/start-over`, {});
  await bob.build();
  expect(headlineOf((await bob.read()).document)).not.toBe('Written by hand');
});

test('what is locked stays when a page is built again or looks otherwise, and a lock by itself leaves what is live', async () => {
  const cyd = await studioPerson(service, 'Cyd');
  await cyd.build();
  await cyd.deploy();
  const { document, base } = await cyd.read();
  const locked = {
    ...document,
    sections: document.sections.map((each) => (each.kind === 'story' ? { ...each, locked: true } : each)),
  };
  const storyOf = ({ sections }: typeof document) => sections.find(({ kind }) => kind === 'story');
  const story = storyOf(document);
  expect(await cyd.save(locked, base)).toMatchObject({ status: 200 });
  expect(await cyd.read()).toMatchObject({ isDeployed: true });

  await cyd.build({ description: 'A cat in a boot. It never leaves the boot.' });
  expect(storyOf((await cyd.read()).document)).toEqual({ ...story, locked: true });

  const looks = `${cyd.profile}/looks`;
  await cyd.browser.post(looks, {});
  const offered = (await cyd.browser.get(`${looks}?from=2`)).body as { looks: { html: string }[] };
  const [paragraph = ''] = story?.kind === 'story' ? story.props.paragraphs : [];
  expect(offered.looks[0]?.html).toContain(paragraph);
  await cyd.browser.post(`${looks}/2/choose`, {});
  expect(storyOf((await cyd.read()).document)).toEqual({ ...story, locked: true });
  const chosen = (await cyd.browser.get(`${looks}?from=2`)).body as { looks: { isCurrent: boolean }[] };
  expect(chosen.looks[0]?.isCurrent).toBe(true);
});

test('a rebuild keeps design, order and lines of the look that was chosen, and of another ticker all of it', async () => {
  const dan = await studioPerson(service, 'Dan');
  await dan.build();
  const looks = `${dan.profile}/looks`;
  await dan.browser.post(looks, {});
  await dan.browser.post(`${looks}/3/choose`, {});
  const { document } = await dan.read();
  // The form sends a seed of its own, or none.
  for (const seed of [undefined, 7]) {
    const again = { symbol: seed === undefined ? 'WIF' : 'OTHER', design: document.design };
    const coin = { ...testCoin(again), seed };
    expect(await dan.browser.post('/api/functions/generate-landing-page', coin)).toMatchObject({
      status: 200,
    });
    expect((await dan.read()).document).toEqual(document);
  }
  const { email: _email, ...typed } = testCoin({ symbol: 'OTHER', design: document.design });
  const preview = await dan.browser.post('/api/functions/preview-page', { ...typed, seed: 7 });
  const still = (html: string) => html.replaceAll(/dateTime="[^"]*"|data-unit="\w+">\d+/g, '');
  expect(still((preview.body as { html: string }).html) === still((await dan.page()).previewHtml)).toBe(true);
});

test('the form’s preview of a page that is there shows what was edited on it', async () => {
  const eva = await studioPerson(service, 'Eva');
  await eva.build();
  const { document, base } = await eva.read();
  await eva.save(withHeadline(document, 'Written by hand'), base);
  const { email: _email, ...typed } = testCoin();
  const preview = await eva.browser.post('/api/functions/preview-page', { ...typed, seed: 7 });
  expect((preview.body as { html: string }).html).toContain('Written by hand');
});
