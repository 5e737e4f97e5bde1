import { minifyContractRouter } from '@orpc/contract';
import { expect, test } from 'vitest';
import { contract } from '../../contract.ts';
import { contract as routes } from '../../contract.ts?routes';

test('the browser is given every endpoint’s method and path, and no schema', () => {
  const text = JSON.stringify(routes);
  const whole = JSON.stringify(minifyContractRouter(contract));
  for (const place of [/"method":"\w+"/g, /"path":"[^"]+"/g, /"(?:in|out)putStructure":"\w+"/g])
    expect(text.match(place)).toEqual(whole.match(place));
  expect(text.match(/"path":/g)?.length).toBeGreaterThan(50);
  expect(text).not.toMatch(/inputSchema|outputSchema|summary|~standard/);
});
