import { isIP } from 'node:net'

/**
 * The caller's address: the socket's, or, behind exactly `trustedProxies` proxies, the entry that the outermost of them
 * wrote. What a caller adds to X-Forwarded-For itself never counts.
 */
export function clientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const own = socketAddress ?? 'unknown'
  if (trustedProxies === 0 || !forwardedFor) return own
  const entry = forwardedFor.split(',').at(-trustedProxies)?.trim() ?? ''
  return isIP(entry) ? entry : own
}
