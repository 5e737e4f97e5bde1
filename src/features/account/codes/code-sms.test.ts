import { expect, test } from 'vitest';
import { quickPace } from '../../../platform/jobs/test-support/paces.ts';
import { startSmsGateway } from '../../../platform/sms/gateway.fake.ts';
import { codeIn } from '../../../test-support/phones.fake.ts';
import { createTestApp } from '../../../test-support/app.ts';
import { signUpPerson } from '../test-support/person.ts';

test('a code reaches a gateway that was down at first, the same one each time, and works', async () => {
  const gateway = await startSmsGateway(503, 200);
  const service = await createTestApp(
    { SMS_URL: `http://127.0.0.1:${gateway.port}/messages` },
    { jobPace: quickPace },
  );
  const { browser } = await signUpPerson(service, 'Ada');
  await browser.post('/api/auth/phone', { phone: '+1 (202) 555-0147' });
  await gateway.askedTimes(2);
  const [first, second] = gateway.received.map(({ body }) => body as { to: string; text: string });
  expect(first).toEqual(second);
  expect(second?.to).toBe('+12025550147');
  const token = codeIn({ text: second?.text ?? '' });
  expect(await browser.post('/api/auth/phone/confirm', { phone: '+12025550147', token })).toMatchObject({
    status: 200,
  });
  await service.close();
  await gateway.close();
});
