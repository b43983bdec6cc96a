import type { ReactNode } from 'react'
import type { AdminOrderView } from './order-present.ts'

export type AskedOrderDialog = 'edit' | 'pay' | 'postpone' | 'debts' | 'credit' | 'cancel'

/** The forms of the delivery team that the back office uses too; the route brings them. */
export type MoneyForms = {
  pay: (order: AdminOrderView, onClose: () => void) => ReactNode
  postpone: (order: AdminOrderView, onClose: () => void) => ReactNode
  debts: (order: AdminOrderView) => ReactNode
}
