import { LIMITS } from '@warda/domain/limits'
import { MATERIAL_KINDS, MATERIAL_UNITS } from '@warda/domain/materials/materials'
import { isDate } from '@warda/domain/time/riyadh-time'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { materialQuantity } from './materials.ts'
import { amount, day, instant, numericId, rowId } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { riyalsOrZero } from './wire/riyals-or-zero.ts'
import { lineText, text } from './wire/text.ts'

const materials = asAdmin('materials')
const purchasing = asAdmin('purchasing')

/** Maximum number of lines of a delivery or an order. */
const MAX_LINES = 100

const realDay = day.check(z.refine(isDate, 'invalid_date'))

export const supplierBody = z.object({
  name: lineText(2, 80),
  phone: z.optional(lineText(0, 30)),
  email: z.optional(
    lineText(0, LIMITS.email).check(z.refine((value) => value === '' || /^\S+@\S+\.\S+$/.test(value), 'invalid_email')),
  ),
  /** Days from an order to its delivery. */
  leadDays: z.int('invalid_number').check(z.minimum(0, 'invalid_number'), z.maximum(90, 'invalid_number')),
})

const supplier = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  leadDays: z.int(),
  materials: z.int(),
  isArchived: z.boolean(),
})

export type Supplier = z.infer<typeof supplier>

const purchaseLine = z.object({
  materialId: z.int(),
  name: z.string(),
  kind: z.enum(MATERIAL_KINDS),
  unit: z.enum(MATERIAL_UNITS),
  packSize: z.int(),
  reorderLevel: z.int(),
  onHand: z.int(),
  /** Stock past the use-by date. */
  expired: z.int(),
  onOrder: z.int(),
  needed: z.int(),
  /** `needed` per day, in the order of `days`. */
  perDay: z.array(z.int()),
  /** needed + reorderLevel − (onHand − expired) − onOrder, not below zero. */
  missing: z.int(),
  packs: z.int(),
  /** `packs` × `packSize`. */
  quantity: z.int(),
  /** Cost of `quantity` at the moving average; absent without the permission `purchasing`, null when unknown. */
  cost: z.optional(z.nullable(amount)),
})

export type PurchaseLine = z.infer<typeof purchaseLine>

const supplierOrderLine = z.object({
  materialId: z.int(),
  name: z.string(),
  unit: z.enum(MATERIAL_UNITS),
  shelfDays: z.nullable(z.int()),
  quantity: z.int(),
  received: z.int(),
})

const supplierOrder = z.object({
  id: z.int(),
  supplier: z.object({ id: z.int(), name: z.string() }),
  /** `closed`: the missing quantities will not be delivered. */
  state: z.enum(['sent', 'received', 'closed']),
  expectedOn: day,
  note: z.string(),
  by: z.string(),
  at: instant,
  lines: z.array(supplierOrderLine),
})

export type SupplierOrder = z.infer<typeof supplierOrder>

const supplierOrderBody = z.object({
  supplierId: rowId,
  expectedOn: realDay,
  note: z.optional(text(0, 300)),
  lines: z
    .array(z.object({ materialId: rowId, quantity: materialQuantity }))
    .check(z.minLength(1, 'required'), z.maxLength(MAX_LINES, 'too_many_items')),
})

const receiptBody = z.object({
  /** The order to which the delivery belongs. */
  supplierOrderId: z.optional(rowId),
  supplierId: z.optional(rowId),
  lines: z
    .array(
      z.object({
        materialId: rowId,
        quantity: materialQuantity,
        /** Price of the quantity net of VAT, only with the permission `purchasing`; without it the cost is estimated. */
        cost: z.optional(riyalsOrZero),
        /** The supplier's batch number. */
        code: z.optional(lineText(0, 40)),
        /** By default the day of the receipt plus the material's shelf life; null for none. */
        useBy: z.optional(z.nullable(realDay)),
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(MAX_LINES, 'too_many_items')),
})

const changed = z.object({ message: z.string(), data: supplier })
const orderChanged = z.object({ message: z.string(), data: supplierOrder })

export const supplierEndpoints = {
  suppliers: endpoint('suppliers', {
    access: purchasing,
    summary: 'Suppliers by name (DESK-03)',
    query: z.object(pageQuery),
    answer: paged(supplier),
  }),
  createSupplier: endpoint('createSupplier', {
    access: purchasing,
    summary: 'Creates a supplier',
    body: supplierBody,
    answer: changed,
    idempotent: 'wholeCall',
  }),
  updateSupplier: endpoint('updateSupplier', {
    access: purchasing,
    summary: 'Changes or archives a supplier',
    params: z.object({ supplierId: numericId }),
    body: z.extend(supplierBody, { isArchived: z.boolean('invalid_choice') }),
    answer: changed,
  }),
  purchaseList: endpoint('purchaseList', {
    access: materials,
    summary:
      'Materials that the orders and standing orders of the next days need, against the stock, and what to buy per supplier (DESK-03)',
    query: z.object({
      /** The first day, by default the present delivery day. */
      from: z.optional(day),
      /** Number of days, by default 3, at most 14. */
      days: z.optional(numericId),
    }),
    answer: z.object({
      from: day,
      today: day,
      days: z.array(day),
      suppliers: z.array(
        z.object({
          /** Null for materials without a supplier. */
          supplier: z.nullable(
            z.object({
              id: z.int(),
              name: z.string(),
              leadDays: z.int(),
              /** Absent without the permission `purchasing`. */
              email: z.optional(z.string()),
            }),
          ),
          /** The materials that are needed or to be bought. */
          lines: z.array(purchaseLine),
          cost: z.optional(amount),
        }),
      ),
      withoutRecipe: z.array(
        z.object({ productId: z.int(), variantId: z.int(), name: z.string(), size: z.string(), quantity: z.int() }),
      ),
    }),
  }),
  supplierOrders: endpoint('supplierOrders', {
    access: materials,
    summary: 'Orders to suppliers, newest first',
    query: z.object({ ...pageQuery, state: z.optional(z.enum(['sent', 'received', 'closed'], 'invalid_choice')) }),
    answer: paged(supplierOrder),
  }),
  createSupplierOrder: endpoint('createSupplierOrder', {
    access: purchasing,
    summary: 'Records an order that was sent to a supplier',
    body: supplierOrderBody,
    answer: orderChanged,
    idempotent: 'wholeCall',
  }),
  closeSupplierOrder: endpoint('closeSupplierOrder', {
    access: purchasing,
    summary: 'Closes an order whose rest will not come',
    params: z.object({ supplierOrderId: numericId }),
    answer: orderChanged,
  }),
  receiveMaterials: endpoint('receiveMaterials', {
    access: materials,
    summary: 'Adds a delivery to the stock, a batch per line',
    body: receiptBody,
    answer: z.object({ message: z.string(), order: z.nullable(supplierOrder) }),
    idempotent: 'wholeCall',
  }),
}
