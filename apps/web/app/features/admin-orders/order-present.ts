import type { AdminOrder } from '@warda/contract/admin-orders'
import type { CallInput } from '@warda/contract/call'
import { PAY_ALL, PAY_PART } from '@warda/contract/payments'

type Wire = AdminOrder
type WireItem = Wire['order']['items'][number]

/** An order of the back office with the misspelled fields of the contract corrected. */
export type AdminOrderView = Omit<Wire, 'order'> &
  Omit<Wire['order'], 'items' | 'quntity' | 'totalBalance' | 'orderStage' | 'orderStatus' | 'actions' | 'address'> & {
    items: (Omit<WireItem, 'quntity'> & { quantity: number })[]
    total: number
  }

export type OrderItem = AdminOrderView['items'][number]

export type CreditableLine = AdminOrderView['creditable'][number]

export const toAdminOrderView = ({ order, ...desk }: Wire): AdminOrderView => {
  const {
    items,
    quntity: _count,
    totalBalance: total,
    orderStage: _s,
    orderStatus: _t,
    actions: _a,
    address: _b,
    ...rest
  } = order
  return { ...rest, ...desk, total, items: items.map(({ quntity: quantity, ...item }) => ({ ...item, quantity })) }
}

type PaymentBody = CallInput<'addPaymentPartly'>['body']
/** A manually recorded payment; amount in riyals. */
export type Payment = { amount: number; kind: 'all' | 'part'; method: NonNullable<PaymentBody['method']> }

export const toPayment = (orderId: string, { amount, kind, method }: Payment): PaymentBody => ({
  orderId,
  amount,
  method,
  payPartOrall: kind === 'all' ? PAY_ALL : PAY_PART,
})
