import { BlockList, isIP } from 'node:net';

/** The client's address; `X-Forwarded-For` counts only from trusted proxies. */
export type ClientAddressReader = (socketAddress: string | undefined, forwardedFor: string | null) => string;

/**
 * @param proxies addresses and CIDR ranges, IPv4 or IPv6.
 * @param onIgnored called once, with the peer whose `X-Forwarded-For` was the first that did not count.
 */
export function createClientAddressReader(
  proxies: readonly string[],
  onIgnored: (peer: string) => void = () => {},
): ClientAddressReader {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  let hasIgnored = false;
  return (socketAddress, forwardedFor) => {
    let address = plain(socketAddress ?? '0.0.0.0');
    if (!hasIgnored && forwardedFor !== null && !isTrusted(address)) {
      hasIgnored = true;
      onIgnored(address);
    }
    // Each trusted hop vouches for the entry to its left, and only for that one.
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
    while (isTrusted(address)) {
      const before = hops.pop();
      if (before === undefined || isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** Unwraps IPv4-mapped IPv6. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
