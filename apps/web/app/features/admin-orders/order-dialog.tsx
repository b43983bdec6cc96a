import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { ResponsiveDialog } from '../../ui/admin/side-panel.tsx'
import { CancelForm } from './cancel-form.tsx'
import { CreditForm } from './credit-form.tsx'
import { EditForm } from './edit-form.tsx'
import type { AdminOrderView } from './order-present.ts'
import type { AskedOrderDialog, MoneyForms } from './requested-dialog.ts'

type OrderDialogProps = {
  order: AdminOrderView
  asked: AskedOrderDialog
  forms: MoneyForms
  onClose: () => void
}

/** The dialogs of one order; at most one is open. */
export function OrderDialog({ order, asked, forms, onClose }: OrderDialogProps) {
  const contents: Record<AskedOrderDialog, () => ReactNode> = {
    edit: () => <EditForm order={order} onClose={onClose} />,
    pay: () => forms.pay(order, onClose),
    postpone: () => forms.postpone(order, onClose),
    debts: () => forms.debts(order),
    credit: () => <CreditForm order={order} onClose={onClose} />,
    cancel: () => <CancelForm order={order} onClose={onClose} />,
  }
  return (
    <ResponsiveDialog key={asked} open wide={asked === 'edit'} title={titles[asked](order)} onClose={onClose}>
      {contents[asked]()}
    </ResponsiveDialog>
  )
}

const titles: Record<AskedOrderDialog, (order: AdminOrderView) => string> = {
  edit: ({ orderNumber }) => m.admin_order_edit_title({ number: orderNumber }),
  pay: m.board_pay_title,
  postpone: m.board_schedule_title,
  debts: ({ user }) => m.board_debts_title({ name: user.fullName }),
  credit: m.admin_order_credit_title,
  cancel: ({ orderNumber }) => m.admin_order_cancel_title({ number: orderNumber }),
}
