import type { PaymentLink } from '@warda/contract/payments'
import { LIMITS } from '@warda/domain/limits'

/** The address to pay at: the mobile one on a narrow screen, else the main one (ORDERS-04); null when there is none. */
export const addressToPay = ({ link, mopileUrl }: PaymentLink, screenWidth: number): string | null => {
  const address = screenWidth <= LIMITS.paymentMobileWidth ? mopileUrl || link : link
  return /^(https?:\/\/|\/(?!\/))/.test(address) ? address : null
}
