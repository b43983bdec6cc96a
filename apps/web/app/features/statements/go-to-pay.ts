import type { PaymentLink } from '@warda/contract/payments'

/** Opens the payment page of a link; returns false when the link has no URL. */
export type GoToPay = (link: PaymentLink) => boolean
