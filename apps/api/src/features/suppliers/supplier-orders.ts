import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import {
  countSupplierOrders,
  findSupplier,
  findSupplierOrder,
  findSupplierOrders,
  insertSupplierOrder,
  lockSupplierOrder,
  type SupplierOrderRow,
  setClosed,
} from './queries.ts'

type ListRequest = {
  page?: number | undefined
  pageSize?: number | undefined
  state?: SupplierOrderRow['state'] | undefined
}

/** A page of orders to suppliers, newest first. */
export async function listSupplierOrders(context: AppContext, query: ListRequest): Promise<Paged<SupplierOrderRow>> {
  const page = paginate(query, await countSupplierOrders(context.db, query.state, MAX_COUNTED_ROWS + 1))
  return { rows: await findSupplierOrders(context.db, query.state, page), page }
}

type OrderRequest = {
  actor: Actor
  supplierId: number
  expectedOn: string
  note: string
  lines: readonly { materialId: number; quantity: number }[]
  requestId: string
}
type CreateError = 'not_found' | 'supplier.not_found' | 'material.not_found'

/** Records an order to a supplier that was sent. */
export function createSupplierOrder(
  context: AppContext,
  { actor, ...order }: OrderRequest,
): Promise<Result<SupplierOrderRow, CreateError>> {
  const at = new Date(context.clock.now())
  return inResultTransaction<SupplierOrderRow, CreateError>(context.db, async (trx) => {
    const supplier = await findSupplier(trx, order.supplierId)
    if (!supplier || supplier.isArchived) return refuse('supplier.not_found', undefined, 'supplierId')
    const { id, lineCount } = await insertSupplierOrder(trx, { ...order, actorId: actor.userId, at })
    setAuditSubject(`supplierOrder:${id}`)
    if (lineCount < new Set(order.lines.map(({ materialId }) => materialId)).size)
      return refuse('material.not_found', undefined, 'lines')
    const created = await findSupplierOrder(trx, id)
    return created ? ok(created) : refuse('not_found')
  })
}

/** Closes an order whose missing quantities will not be delivered; closing it again changes nothing. */
export function closeSupplierOrder(
  context: AppContext,
  id: number,
): Promise<Result<SupplierOrderRow, 'not_found' | 'supplier.order_not_open'>> {
  return inResultTransaction<SupplierOrderRow, 'not_found' | 'supplier.order_not_open'>(context.db, async (trx) => {
    const locked = await lockSupplierOrder(trx, id)
    if (!locked) return refuse('not_found')
    setAuditSubject(`supplierOrder:${id}`)
    if (locked.state === 'received') return refuse('supplier.order_not_open')
    if (locked.state === 'closed') skipAudit()
    else await setClosed(trx, id)
    const order = await findSupplierOrder(trx, id)
    return order ? ok(order) : refuse('not_found')
  })
}
