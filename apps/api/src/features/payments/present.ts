import type { Confirmation, PaymentLink } from '@warda/contract/payments'
import type { Link } from './add-payment.ts'
import type { Confirmed } from './confirm-payment.ts'

/** A payment link as the wire spells it. */
export const presentLink = ({ link, mobileUrl, qrUrl }: Link): PaymentLink => ({ link, mopileUrl: mobileUrl, qrUrl })

/** What became of a payment; `say` speaks the caller's language. */
export const presentConfirmation = (confirmed: Confirmed, t: (key: string) => string): Confirmation => ({
  isSuccess: confirmed.outcome === 'done',
  message: t(`pay_${confirmed.outcome}`),
  orderNumber: confirmed.orderNumber === null ? null : String(confirmed.orderNumber),
  errorCode: confirmed.errorCode,
})
