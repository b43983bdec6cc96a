import type { ReactNode } from 'react'
import type { AdminOrderView } from './order-present.ts'

export type OrderDialogKind = 'edit' | 'pay' | 'postpone' | 'debts' | 'credit' | 'cancel'

/** Forms owned by the delivery feature, passed in by the route. */
export type MoneyForms = {
  pay: (order: AdminOrderView, onClose: () => void) => ReactNode
  postpone: (order: AdminOrderView, onClose: () => void) => ReactNode
  debts: (order: AdminOrderView) => ReactNode
}
