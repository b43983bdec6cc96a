import { isIP } from 'node:net'

/**
 * The client's address: the socket's, or behind `trustedProxies` proxies the X-Forwarded-For entry of the outermost one. Entries that the
 * client adds are ignored.
 */
export function getClientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = socketAddress ?? 'unknown'
  if (trustedProxies === 0 || !forwardedFor) return direct
  const entry = forwardedFor.split(',').at(-trustedProxies)?.trim() ?? ''
  return isIP(entry) ? entry : direct
}
