import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, sandboxed } from './content-security-policy.ts';
import { testPage } from './page.fixture.ts';

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((each) => {
      const [name = '', ...values] = each.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

function hashOf(text: string | undefined): string {
  return `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;
}

describe('the content security policy of a page', () => {
  const page = testPage({});
  const policy = directives(contentSecurityPolicy(page, 'path'));

  it('allows exactly the script and the style that are in the page', () => {
    const inside = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(page.html)?.[1];
    expect(policy.get('script-src')).toBe(hashOf(inside('script')));
    expect(policy.get('style-src')).toBe(hashOf(inside('style')));
  });

  it('allows nothing else that is not named', () => {
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
  });

  it('gets its sandbox on a path, wherever it was made for, and never twice', () => {
    const ownHost = contentSecurityPolicy(page, 'own-host');
    expect(ownHost).not.toContain('sandbox');
    expect(sandboxed(ownHost)).toBe(contentSecurityPolicy(page, 'path'));
    expect(sandboxed(contentSecurityPolicy(page, 'path'))).toBe(contentSecurityPolicy(page, 'path'));
  });

  it('lets no service’s script run on a path, also when it was made for its own host', () => {
    const pixels = { meta: '123456789012345', x: 'o1abc' };
    const ownHost = contentSecurityPolicy(testPage({ document: { pixels } }), 'own-host');
    expect(ownHost).toContain('https://static.ads-twitter.com');
    const scripts = directives(sandboxed(ownHost)).get('script-src');
    expect(scripts).toMatch(/^'sha256-[^ ]+'$/);
    expect(ownHost).toContain(scripts);
  });

  it('takes files and sends views only where the page’s options said', () => {
    const away = testPage({
      options: {
        assetUrl: (name) => new URL(name.split('/').at(-1) ?? '', 'https://files.test/').href,
        beaconUrl: 'https://count.test/api/page-views',
      },
    });
    const there = directives(contentSecurityPolicy(away, 'path'));
    expect(there.get('img-src')).toBe('https://files.test data:');
    expect(there.get('font-src')).toBe('https://files.test');
    expect(there.get('connect-src')).toBe('https://count.test');
  });

  it('connects to nothing when views are not counted', () => {
    const silent = testPage({ options: { beaconUrl: null } });
    expect(directives(contentSecurityPolicy(silent, 'path')).get('connect-src')).toBe("'none'");
    expect(silent.html).not.toContain('data-beacon');
  });

  it('runs no script in a preview', () => {
    const preview = testPage({ options: { preview: true } });
    expect(directives(contentSecurityPolicy(preview, 'path')).get('script-src')).toBe("'none'");
  });

  it('sandboxes a page that shares its host, without the host’s origin, and no other', () => {
    expect(policy.get('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(contentSecurityPolicy(page, 'own-host')).not.toContain('sandbox');
  });
});
