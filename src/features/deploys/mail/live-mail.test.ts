import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPace } from '../../../platform/jobs/test-support/paces.ts';
import { refusingPage } from '../../../test-support/table-away.ts';
import { liveMail } from './live-mail.ts';
import { startTestLive, type TestLive } from '../test-support/live-service.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive({}, { jobPace: quickPace });
});
afterAll(() => live.close());

test('a creator is told once where the page is live, and not of a deploy that failed', async () => {
  const person = await live.creator('Lotte');
  const { email, userId } = person;
  await live.build(person, { coinName: 'Лунная жаба' });
  const failed = await refusingPage(live.service.database, 'лунная-жаба', () => live.deploy(person));
  expect(failed.status).toBe(500);
  expect((await live.deploy(person)).status).toBe(200);
  const mail = await live.service.mailbox.mailTo(email, 2);
  expect(mail).toMatchObject({ to: email, subject: 'Лунная жаба is live (Moonpage)' });
  expect(mail.text).toContain('Everybody can read your page now: http://localhost:3000/p/лунная-жаба');
  expect(mail.text).toContain(`Open your page:\n${new URL('http://localhost:3000/p/лунная-жаба').href}`);
  expect(mail.text).toContain(`http://localhost:3000/dashboard/${userId}`);

  await live.build(person, { coinName: 'Лунная жаба', description: 'It jumps higher by now.' });
  expect((await live.deploy(person)).status).toBe(200);
  const { rows } = await live.service.database.pool.query(
    `select data->>'url' as url from jobs.job where name = $1 and data->>'userId' = $2`,
    [liveMail.name, userId],
  );
  expect(rows).toHaveLength(1);
});
