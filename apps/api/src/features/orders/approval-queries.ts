import type { OrderId, UserId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'

export async function setApproval(
  trx: Transaction,
  orderId: OrderId,
  approval: 'approved' | 'refused',
  userId: UserId,
): Promise<void> {
  await trx.updateTable('orders').set({ approval, approved_by: userId }).where('id', '=', orderId).execute()
}

export async function setExpiry(trx: Transaction, orderId: OrderId, expiresAt: Date): Promise<void> {
  await trx.updateTable('orders').set({ expires_at: expiresAt }).where('id', '=', orderId).execute()
}
