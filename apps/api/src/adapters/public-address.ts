import { lookup as lookupHost } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Special-purpose address ranges of the IANA registries (RFC 6890 and updates), which no public server uses. */
const PRIVATE_RANGES: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Globally routed IPv6 addresses are in this range; the exceptions lead to IPv4 addresses or are documentation. */
const PUBLIC_IPV6 = ['2000::', 3] as const
const PRIVATE_IPV6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const privateRanges = new BlockList()
for (const [network, prefix] of PRIVATE_RANGES) privateRanges.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of PRIVATE_IPV6) privateRanges.addSubnet(network, prefix, 'ipv6')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet(PUBLIC_IPV6[0], PUBLIC_IPV6[1], 'ipv6')

/** Whether an IP address belongs to the public internet; false for private, loopback, link-local, reserved and multicast addresses. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  if (!isIPv6(address)) return !privateRanges.check(address, 'ipv4')
  return publicIpv6.check(address, 'ipv6') && !privateRanges.check(address, 'ipv6')
}

/** Which URLs the server may request for a user. */
export type UrlRules = {
  /** Which IP addresses are allowed: {@link isPublicAddress}, or every address where the operator allows private networks. */
  isAllowed: (address: string) => boolean
  /** Allowed ports, with '' for the default port of the protocol; all ports when omitted. */
  ports?: ReadonlySet<string> | undefined
}

/**
 * Checks a URL before its host is resolved. Returns null for http and https without credentials, on an allowed port, with a host name or an
 * allowed IP address.
 */
export function findUrlProblem(
  url: URL | null,
  { isAllowed, ports }: UrlRules,
): 'badAddress' | 'privateAddress' | null {
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'badAddress'
  if (ports && !ports.has(url.port)) return 'badAddress'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isAllowed(host) ? null : 'privateAddress'
}

/** A host name resolves to an IP address that is not allowed. */
export class ForbiddenAddressError extends Error {}

/**
 * A `lookup` function for `net.connect`: checks the addresses that the connection uses, which prevents DNS rebinding. Fails with
 * {@link ForbiddenAddressError} when one of them is not allowed.
 */
export const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookupHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new ForbiddenAddressError('The host has an address that is not allowed.'), [])
      const [first] = addresses
      if (options.all || first === undefined) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }

/** Resolves host names with public addresses only. */
export const publicLookup: LookupFunction = lookupAllowed(isPublicAddress)
