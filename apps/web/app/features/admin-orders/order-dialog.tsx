import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { CancelForm } from './cancel-form.tsx'
import { CreditForm } from './credit-form.tsx'
import { EditForm } from './edit-form.tsx'
import type { AdminOrderView } from './order-present.ts'
import type { MoneyForms, OrderDialogKind } from './requested-dialog.ts'

type OrderDialogProps = {
  order: AdminOrderView
  kind: OrderDialogKind
  forms: MoneyForms
  onClose: () => void
}

/** The dialogs of one order; at most one is open. */
export function OrderDialog({ order, kind, forms, onClose }: OrderDialogProps) {
  const contents: Record<OrderDialogKind, () => ReactNode> = {
    edit: () => <EditForm order={order} onClose={onClose} />,
    pay: () => forms.pay(order, onClose),
    postpone: () => forms.postpone(order, onClose),
    debts: () => forms.debts(order),
    credit: () => <CreditForm order={order} onClose={onClose} />,
    cancel: () => <CancelForm order={order} onClose={onClose} />,
  }
  return (
    <ResponsiveDialog key={kind} open wide={kind === 'edit'} title={titles[kind](order)} onClose={onClose}>
      {contents[kind]()}
    </ResponsiveDialog>
  )
}

const titles: Record<OrderDialogKind, (order: AdminOrderView) => string> = {
  edit: ({ orderNumber }) => m.admin_order_edit_title({ number: orderNumber }),
  pay: m.board_pay_title,
  postpone: m.board_schedule_title,
  debts: ({ user }) => m.board_debts_title({ name: user.fullName }),
  credit: m.admin_order_credit_title,
  cancel: ({ orderNumber }) => m.admin_order_cancel_title({ number: orderNumber }),
}
