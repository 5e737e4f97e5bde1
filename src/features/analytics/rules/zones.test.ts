import { expect, test } from 'vitest';
import { isZone } from './zones.ts';

test.each(['UTC', 'Europe/Berlin', 'Etc/GMT+5'])('%s is a zone', (zone) => expect(isZone(zone)).toBe(true));

test.each(['+05:30', '-08', 'Etc/Unknown', 'Mars/Olympus', ''])('%s is none', (zone) =>
  expect(isZone(zone)).toBe(false),
);
