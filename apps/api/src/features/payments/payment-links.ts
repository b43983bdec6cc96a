import type { OrderId } from '@warda/domain/ids'
import type { Gateway, GatewayLink } from '../../adapters/gateway.ts'

type ReturningPayment = { orderId: OrderId; attemptId: string }

/** The return URL. Paylink adds its number to it (`paylink-return.ts`); for Moyasar it names the attempt (`moyasar-return.ts`). */
export function returnAddress(publicUrl: string, gateway: string, { orderId, attemptId }: ReturningPayment): string {
  if (gateway === 'paylink') return `${publicUrl}/payment-return/paylink/${orderId}`
  if (gateway === 'moyasar') return `${publicUrl}/payment-return/moyasar/${attemptId}`
  return `${publicUrl}/confirm-payment?orderId=${orderId}`
}

/**
 * The link with only allowed URLs: the shop's own, or the gateway's domains over https (promise P27). Null when the main link is not
 * allowed; mobile and QR links that are not allowed are replaced by the main link.
 */
export function restrictLink(link: GatewayLink, gateway: Gateway, publicUrl: string): GatewayLink | null {
  const allowed = (address: string): boolean => leadsTo(address, gateway.linkHosts, publicUrl)
  if (!allowed(link.link)) return null
  return {
    ...link,
    mobileUrl: allowed(link.mobileUrl) ? link.mobileUrl : link.link,
    qrUrl: allowed(link.qrUrl) ? link.qrUrl : link.link,
  }
}

function leadsTo(address: string, hosts: readonly string[], publicUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(publicUrl).origin) return true
  const isAllowedHost = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return url.protocol === 'https:' && url.port === '' && isAllowedHost
}
