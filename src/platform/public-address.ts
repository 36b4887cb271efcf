import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose addresses, and what lies behind tunnels. */
const specialIpv4 = [
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
]

/** All that is given out for the public; loopback, mapped, NAT64, local and multicast addresses lie elsewhere. */
const publicIpv6 = '2000::/3'
/** Of these: protocols (Teredo among them), documentation, 6to4, the old test network. */
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '3ffe::/16']

const special = new BlockList()
for (const network of specialIpv4) add(special, network, 'ipv4')
for (const network of specialIpv6) add(special, network, 'ipv6')
const publicNetwork = new BlockList()
add(publicNetwork, publicIpv6, 'ipv6')

function add(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/')
  list.addSubnet(address, Number(bits), family)
}

/** Whether an address is one of the public internet, as far as the address itself tells. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return !address.includes('%') && publicNetwork.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
