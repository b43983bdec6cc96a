import type { WireOrderAmounts } from '@warda/contract/wire/order-amounts'
import { halalasToRiyals } from '@warda/domain/money'
import { calculateOrderAmounts, type OrderSums } from '@warda/domain/payments/order-amounts'

/** The amounts of an order, or of several, in riyals. */
export function presentOrderAmounts(sums: OrderSums): WireOrderAmounts {
  const amounts = calculateOrderAmounts(sums)
  return {
    total: halalasToRiyals(amounts.total),
    credited: halalasToRiyals(amounts.credited),
    cancelled: halalasToRiyals(amounts.cancelled),
    due: halalasToRiyals(amounts.due),
    received: halalasToRiyals(amounts.received),
    refunded: halalasToRiyals(amounts.refunded),
    paid: halalasToRiyals(amounts.paid),
    outstanding: halalasToRiyals(amounts.outstanding),
  }
}
