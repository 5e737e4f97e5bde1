import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

function paced(sections: number) {
  let time = 1000;
  const pace = createPace(
    sections,
    () => time,
    async (milliseconds) => {
      time += milliseconds;
    },
  );
  return { pace, now: () => time - 1000, pass: (milliseconds: number) => (time += milliseconds) };
}

test('the first section appears at once, and all of them within a second however many there are', async () => {
  for (const sections of [1, 5, 12, 24]) {
    const { pace, now } = paced(sections);
    await pace.next();
    expect(now()).toBe(0);
    for (let section = 1; section < sections; section += 1) await pace.next();
    expect(now()).toBeLessThanOrEqual(800);
  }
});

test('sections that come slower than that are never held back', async () => {
  const { pace, now, pass } = paced(10);
  for (let section = 0; section < 10; section += 1) {
    await pace.next();
    expect(now()).toBe(section * 500);
    pass(500);
  }
});
