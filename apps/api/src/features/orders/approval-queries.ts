import type { OrderId, UserId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'

export async function setApproval(
  trx: Transaction,
  orderId: OrderId,
  approval: 'approved' | 'refused',
  by: { userId: UserId; reason: string },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ approval, approved_by: by.userId, approval_reason: by.reason })
    .where('id', '=', orderId)
    .execute()
}

export async function setExpiry(trx: Transaction, orderId: OrderId, expiresAt: Date): Promise<void> {
  await trx.updateTable('orders').set({ expires_at: expiresAt }).where('id', '=', orderId).execute()
}
