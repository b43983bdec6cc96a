import { hasPermission } from '@warda/domain/access/permissions'
import type { Actor } from '../../http/handler.ts'
import { isOrderOfBuyer, toOwner } from '../orders/index.ts'
import type { FileRow } from './queries.ts'

/**
 * Whether the actor may read a private file: proofs for drivers and the order's buyer or client owner, documents for the client's owner,
 * and both for Admins with the permission (promise P24).
 */
export function canReadFile(
  actor: Pick<Actor, 'userId' | 'role' | 'clientId' | 'branchId' | 'permissions'>,
  file: Pick<FileRow, 'kind' | 'buyerId' | 'clientId' | 'branchId'>,
): boolean {
  if (actor.role === 'Admin') return hasPermission(actor.permissions, file.kind === 'proof' ? 'orders' : 'clients')
  if (file.kind !== 'proof')
    return actor.role === 'Customer' && file.clientId !== null && file.clientId === actor.clientId
  if (actor.role === 'ShippingEmployee') return true
  return (
    file.buyerId !== null &&
    isOrderOfBuyer(toOwner(actor), { userId: file.buyerId, clientId: file.clientId, branchId: file.branchId })
  )
}
