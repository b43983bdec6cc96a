import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { readSession } from '../../lib/session/session.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { InlineEdit } from '../../ui/forms/inline-edit.tsx'
import type { Order } from './orders-present.ts'
import { changes } from './use-orders.ts'

/** The purchase order number of a business order; it can be changed until the order is invoiced (RUN-04). */
export function PurchaseOrder({ order }: { order: Order }) {
  const save = async (purchaseOrder: string): Promise<void> => {
    const userId = readSession()?.userId
    if (userId === undefined) return
    void notify.success(await changes.setPurchaseOrder(userId, order, purchaseOrder), { where: 'shell' })
  }
  return (
    <InlineEdit
      label={m.purchase_order()}
      value={order.purchaseOrder}
      addText={m.purchase_order_add()}
      maxLength={LIMITS.purchaseOrder}
      save={order.isPurchaseOrderOpen ? save : null}
    />
  )
}
