import { hasPermission } from '@warda/domain/access/permissions'
import type { Actor } from '../../http/handler.ts'
import { ownerOf, owns } from '../orders/index.ts'
import type { FileRow } from './queries.ts'

/**
 * Who may see a private picture: a proof of delivery staff and the order's buyer or client owner; a document of a client that client's owner
 * and the Admin (promise P24), each Admin what they may work with.
 */
export function canReadFile(
  actor: Pick<Actor, 'userId' | 'role' | 'clientId' | 'branchId' | 'permissions'>,
  file: FileRow,
): boolean {
  if (actor.role === 'Admin') return hasPermission(actor.permissions, file.kind === 'proof' ? 'orders' : 'clients')
  if (file.kind !== 'proof')
    return actor.role === 'Customer' && file.clientId !== null && file.clientId === actor.clientId
  if (actor.role === 'ShippingEmployee') return true
  return (
    file.buyerId !== null &&
    owns(ownerOf(actor), { userId: file.buyerId, clientId: file.clientId, branchId: file.branchId })
  )
}
