import type { PaymentLink } from '@warda/contract/payments'
import { LIMITS } from '@warda/domain/limits'

/** Payment URL: the mobile one on narrow screens, else the main one (ORDERS-04); null when there is none. */
export const addressToPay = ({ link, mopileUrl }: PaymentLink, screenWidth: number): string | null => {
  const address = screenWidth <= LIMITS.paymentMobileWidth ? mopileUrl || link : link
  return /^(https?:\/\/|\/(?!\/))/.test(address) ? address : null
}
