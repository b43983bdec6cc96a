import type { PaymentLink } from '@warda/contract/payments'
import { openPayment } from '../../features/payments/open-payment.ts'
import { addressToPay } from '../../features/payments/payments-present.ts'

/** Opens the payment page in this tab; false when the link has no address. */
export const goToPay = (link: PaymentLink): boolean => {
  const address = addressToPay(link, window.innerWidth)
  if (address === null) return false
  openPayment(address)
  return true
}
