import type { Transaction } from '../../db/database.ts'
import { queueMail } from '../mail/index.ts'
import type { OrderView } from './list-queries.ts'
import { findOwnerContact } from './owner-queries.ts'

/** Queues the mail that asks the client's owner to approve an order above its branch's budget; once per order. */
export async function requestApproval(trx: Transaction, order: OrderView): Promise<void> {
  const owner = order.clientId === null ? undefined : await findOwnerContact(trx, order.clientId)
  if (!owner) return
  await queueMail(trx, {
    kind: 'approval-asked',
    dedupeKey: `approval-input:${order.id}`,
    to: { name: owner.name, address: owner.email },
    language: owner.language,
    payload: {
      fullName: owner.name,
      orderNumber: String(order.number),
      branchName: order.branchName ?? '',
      managerName: order.userName,
      total: order.total,
      dashboardPath: `/dashboard-user/${owner.userId}`,
    },
  })
}

/** Queues the mail about the owner's decision to the person who ordered. */
export async function notifyApprovalDecision(
  trx: Transaction,
  order: OrderView,
  { approved, reason }: { approved: boolean; reason: string },
): Promise<void> {
  await queueMail(trx, {
    kind: 'approval-decided',
    dedupeKey: `approval-decided:${order.id}`,
    to: { name: order.userName, address: order.userEmail },
    language: order.language,
    payload: {
      fullName: order.userName,
      orderNumber: String(order.number),
      approved,
      ...(reason === '' ? {} : { reason }),
      orderPath: `/orders/${order.userId}`,
    },
  })
}
