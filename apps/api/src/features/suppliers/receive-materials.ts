import { hasPermission } from '@warda/domain/access/permissions'
import { MAX_MATERIAL_STOCK } from '@warda/domain/materials/materials'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { addMaterial, lockMaterials } from '../materials/index.ts'
import {
  addReceived,
  completeSupplierOrder,
  findSupplier,
  findSupplierOrder,
  lockSupplierOrder,
  type SupplierOrderRow,
} from './queries.ts'

type ReceiptLine = {
  materialId: number
  quantity: number
  /** Price of the quantity in halalas. */
  cost?: Halalas | undefined
  code?: string | undefined
  /** Undefined to derive it from the material's shelf life, null for none. */
  useBy?: string | null | undefined
}

type Receipt = {
  actor: Actor
  supplierOrderId?: number | undefined
  supplierId?: number | undefined
  lines: readonly ReceiptLine[]
  requestId: string
}

type ReceiptError =
  | 'material.archived'
  | 'material.cost_denied'
  | 'material.not_found'
  | 'material.too_much'
  | 'not_found'
  | 'supplier.not_found'
  | 'supplier.order_not_open'
  | 'supplier.order_other'

/**
 * Adds a delivery to the stock, a batch per line, and to its order. A line without a price is valued at an estimate until somebody with the
 * permission `purchasing` enters the price.
 */
export function receiveMaterials(
  context: AppContext,
  input: Receipt,
): Promise<Result<SupplierOrderRow | null, ReceiptError>> {
  const at = new Date(context.clock.now())
  const { actor, lines, supplierOrderId, requestId } = input
  return inResultTransaction<SupplierOrderRow | null, ReceiptError>(context.db, async (trx) => {
    if (lines.some(({ cost }) => cost !== undefined) && !hasPermission(actor.permissions, 'purchasing'))
      return refuse('material.cost_denied', undefined, 'lines')
    const supplier = await findReceiptSupplier(trx, input)
    if (!supplier.ok) return supplier
    // Lock order: the order to a supplier, then materials, which are the last locks.
    const ids = lines.map(({ materialId }) => materialId)
    if (supplierOrderId !== undefined) for (const line of lines) await addReceived(trx, supplierOrderId, line)
    const materials = await lockMaterials(trx, ids)
    if (ids.length === 1) setAuditSubject(`material:${ids[0]}`)
    for (const { materialId, quantity, cost = null, code = '', useBy } of lines) {
      const material = materials.get(materialId)
      if (!material) return refuse('material.not_found', undefined, 'lines')
      if (material.isArchived) return refuse('material.archived')
      if (material.onHand + quantity > MAX_MATERIAL_STOCK) return refuse('material.too_much', undefined, 'lines')
      const shelf = material.shelfDays === null ? null : addDays(riyadhDate(at.getTime()), material.shelfDays)
      const batch = { quantity, cost, code, useBy: useBy === undefined ? shelf : useBy }
      const origin = { supplierId: supplier.value ?? material.supplierId, supplierOrderId: supplierOrderId ?? null }
      const by = { reason: 'received', actorId: actor.userId, requestId, at } as const
      await addMaterial(trx, material, { ...batch, ...origin }, by)
    }
    if (supplierOrderId === undefined) return ok(null)
    await completeSupplierOrder(trx, supplierOrderId)
    return ok((await findSupplierOrder(trx, supplierOrderId)) ?? null)
  })
}

/** The supplier of a delivery: that of its order, else the given one; null for the supplier of each material. Locks the order. */
async function findReceiptSupplier(
  trx: Transaction,
  { supplierOrderId, supplierId }: Receipt,
): Promise<Result<number | null, ReceiptError>> {
  if (supplierOrderId !== undefined) {
    const order = await lockSupplierOrder(trx, supplierOrderId)
    if (!order) return refuse('not_found')
    if (order.state !== 'sent') return refuse('supplier.order_not_open')
    if (supplierId !== undefined && supplierId !== order.supplierId) return refuse('supplier.order_other')
    return ok(order.supplierId)
  }
  if (supplierId === undefined) return ok(null)
  return (await findSupplier(trx, supplierId)) ? ok(supplierId) : refuse('supplier.not_found', undefined, 'supplierId')
}
