import { m } from '@warda/i18n/messages'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ChangeForm } from './change-form.tsx'
import type { OwnOrder } from './use-order-changes.ts'

type OrderChangeDialogProps = {
  requested: { order: OwnOrder; action: 'change' | 'cancel' }
  userId: string
  onClose: () => void
}

/** The dialog in which a buyer changes or cancels an order before work on it starts (AGREE-06). */
export function OrderChangeDialog({ requested: { order, action }, userId, onClose }: OrderChangeDialogProps) {
  const number = order.orderNumber
  const isChange = action === 'change'
  return (
    <ResponsiveDialog
      open
      wide={isChange}
      title={isChange ? m.orders_change_title({ number }) : m.orders_withdraw_title()}
      onClose={onClose}
    >
      {isChange ? (
        <ChangeForm order={order} userId={userId} onClose={onClose} />
      ) : (
        <CancelForm order={order} userId={userId} onClose={onClose} />
      )}
    </ResponsiveDialog>
  )
}
