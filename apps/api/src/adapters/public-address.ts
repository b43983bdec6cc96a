import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are not on the public internet. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')

/** Whether an address may be connected to: public IPv4, or IPv6 in 2000::/3 that embeds no IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4')
  return isIP(address) === 6 && /^[23][0-9a-f]{3}:/i.test(address) && !/^(2002|2001:0?:)/i.test(address)
}

/** Resolves a host and refuses private addresses, for the connection itself, so that a second answer of the DNS changes nothing. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    if (error || !first) {
      callback(error ?? new Error('The host has no public address.'), '', 0)
    } else if (options.all) callback(null, [first])
    else callback(null, first.address, first.family)
  })
}
