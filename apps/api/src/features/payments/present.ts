import { type Confirmation, PAY_ALL, type PaymentLink, SCHEDULE_MONTHLY } from '@warda/contract/payments'
import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { type Halalas, halalasToRiyals, type Riyals } from '@warda/domain/money'
import type { GatewayName } from '@warda/domain/payments/online-methods'
import type { IsoDate } from '@warda/domain/time/riyadh-time'
import { formatMoney } from '@warda/i18n/format-money'
import type { MessageKey } from '@warda/i18n/keys'
import type { Link } from './add-payment.ts'
import type { PaymentConfirmation } from './confirm-payment.ts'
import type { Discrepancy } from './discrepancy-queries.ts'
import type { GatewayView } from './list-gateways.ts'
import type { ManyPaid } from './pay-orders.ts'
import type { PaymentSelection } from './select-part.ts'

const WEBHOOKS: Readonly<Record<GatewayName, string | null>> = {
  sandbox: null,
  paylink: '/api/PayMent/webhook/paylink',
  moyasar: '/api/PayMent/webhook/moyasar',
}

/** With the address to enter at the gateway for its notices. */
export const presentGateway = (gateway: GatewayView, publicUrl: string) => ({
  ...gateway,
  webhookUrl: WEBHOOKS[gateway.name] && `${publicUrl}${WEBHOOKS[gateway.name]}`,
})

const LOCALE = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

export const presentLink = ({ link, mobileUrl, qrUrl }: Link): PaymentLink => ({ link, mopileUrl: mobileUrl, qrUrl })

/** Without any field everything owed is selected. */
export function readSelection(body: {
  all?: boolean | undefined
  overdue?: boolean | undefined
  orderIds?: OrderId[] | undefined
  debtIds?: number[] | undefined
}): PaymentSelection {
  if (body.overdue === true) return 'overdue'
  if (body.debtIds) return { debtIds: body.debtIds }
  return body.orderIds && body.all !== true ? { orderIds: body.orderIds } : 'all'
}

export const presentManyPaid = (paid: ManyPaid): PaymentLink & { amount: Riyals; orders: number } => ({
  ...presentLink(paid),
  amount: halalasToRiyals(paid.amount),
  orders: paid.orders,
})

export const presentDiscrepancy = (discrepancy: Discrepancy) => ({
  id: discrepancy.id,
  orderId: discrepancy.orderId,
  orderNumber: String(discrepancy.orderNumber),
  buyerName: discrepancy.buyerName,
  expected: halalasToRiyals(discrepancy.expected),
  captured: discrepancy.captured / 100,
  currency: discrepancy.currency,
  at: discrepancy.at.toISOString(),
})

export const presentConfirmation = (confirmed: PaymentConfirmation, t: (key: MessageKey) => string): Confirmation => ({
  isSuccess: confirmed.outcome === 'done',
  message: t(
    confirmed.outcome === 'declined' && confirmed.decline
      ? `pay_declined_${confirmed.decline}`
      : `pay_${confirmed.outcome}`,
  ),
  orderNumber: confirmed.orderNumber === null ? null : String(confirmed.orderNumber),
  errorCode: confirmed.errorCode,
  ...(confirmed.toPay && {
    toPay: { amount: halalasToRiyals(confirmed.toPay.amount), until: confirmed.toPay.until?.toISOString() ?? null },
  }),
  ...(confirmed.amounts && {
    amounts: {
      orders: confirmed.amounts.orders,
      total: halalasToRiyals(confirmed.amounts.total),
      paid: halalasToRiyals(confirmed.amounts.paid),
      outstanding: halalasToRiyals(confirmed.amounts.outstanding),
    },
  }),
})

/** Whether the payment is for everything outstanding. */
export const isFullPayment = (body: { payPartOrall: number }): boolean => body.payPartOrall === PAY_ALL

export const scheduleKind = (body: { postPondOrMonthly: number }): 'monthly' | 'postponed' =>
  body.postPondOrMonthly === SCHEDULE_MONTHLY ? 'monthly' : 'postponed'

/** An amount as text, in riyals. */
export const formatRiyals = (amount: Halalas, language: Language): string =>
  formatMoney(halalasToRiyals(amount), language)

/** A day as text. */
export const formatDay = (day: IsoDate, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

export const presentMoney = (money: { due: Halalas; paid: Halalas; outstanding: Halalas }) => ({
  total: halalasToRiyals(money.due),
  paid: halalasToRiyals(money.paid),
  outstanding: halalasToRiyals(money.outstanding),
})
