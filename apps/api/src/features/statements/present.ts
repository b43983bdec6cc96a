import type { PaymentLink } from '@warda/contract/payments'
import { halalasToRiyals } from '@warda/domain/money'
import type { ManyPaid } from '../payments/index.ts'

/** A link for several orders as the wire spells it. */
export const presentManyPaid = (paid: ManyPaid): PaymentLink & { amount: number; orders: number } => ({
  link: paid.link,
  mopileUrl: paid.mobileUrl,
  qrUrl: paid.qrUrl,
  amount: halalasToRiyals(paid.amount),
  orders: paid.orders,
})
