import type { OrderId } from '@warda/domain/ids'
import type { Gateway, GatewayLink } from '../../adapters/gateway.ts'

type ReturningPayment = { attemptId: string } & PaidSubject

/** What a payment is for. */
export type PaidSubject = { orderId: OrderId } | { giftCardId: string }

/** The return URL. Paylink adds its number to it (`paylink-return.ts`); for Moyasar it names the attempt (`moyasar-return.ts`). */
export function returnAddress(publicUrl: string, gateway: string, payment: ReturningPayment): string {
  if ('giftCardId' in payment) return `${publicUrl}/gift-card-paid/${payment.giftCardId}`
  const { orderId, attemptId } = payment
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
