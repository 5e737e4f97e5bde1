import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not on the public internet (IANA special-purpose registry), multicast and reserved included. */
const closedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Everything public in IPv6 is here; mapped, translated, local and multicast addresses are not. */
const openIpv6 = '2000::/3';

/** Inside it: protocol assignments with Teredo, documentation twice, 6to4. */
const closedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = listOf([...closedIpv4, ...closedIpv6]);
const open = listOf([openIpv6]);

/** False for special-purpose addresses and for text that is no IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || closed.check(address, family === 6 ? 'ipv6' : 'ipv4')) return false;
  return family === 4 || open.check(address, 'ipv6');
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
