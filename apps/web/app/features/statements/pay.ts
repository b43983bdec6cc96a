import type { PaymentLink } from '@warda/contract/payments'

/** Opens the payment page of a link; false when it has no address to go to. */
export type GoToPay = (link: PaymentLink) => boolean
