import { LIMITS } from '@warda/domain/limits'
import {
  MATERIAL_KINDS,
  MATERIAL_UNITS,
  MAX_MATERIAL_COUNT,
  MAX_MATERIAL_QUANTITY,
  MOVEMENT_REASONS,
} from '@warda/domain/materials/materials'
import { WASTE_REASONS } from '@warda/domain/stock/waste-reasons'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, day, instant, numericId, rowId } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { riyalsOrZero } from './wire/riyals-or-zero.ts'
import { lineText, text } from './wire/text.ts'

const wholeNumber = (min: number, max: number) =>
  z.int('invalid_number').check(z.minimum(min, 'invalid_number'), z.maximum(max, 'invalid_number'))

/** A quantity in the unit of the material. */
export const materialQuantity = wholeNumber(1, MAX_MATERIAL_QUANTITY)

export const materialBody = z.object({
  nameEn: lineText(2, 80),
  nameAr: lineText(2, 80),
  kind: z.enum(MATERIAL_KINDS, 'invalid_choice'),
  unit: z.enum(MATERIAL_UNITS, 'invalid_choice'),
  supplierId: z.nullable(rowId),
  /** Units in a pack of the supplier. */
  packSize: materialQuantity,
  /** Minimum stock, at or below which the material is low. */
  reorderLevel: wholeNumber(0, MAX_MATERIAL_QUANTITY),
  /** Days from the receipt to the use-by date; null when it does not perish. */
  shelfDays: z.nullable(wholeNumber(1, 3_650)),
})

const wasteBody = z.object({
  quantity: materialQuantity,
  reason: z.enum(WASTE_REASONS, 'invalid_choice'),
  /** By default the batch that expires first. */
  batchId: z.optional(rowId),
  note: z.optional(text(0, 200)),
})

const countBody = z.object({
  /** The stock shown to the employee; an error when it has changed since (`material.stock_changed`). */
  expected: z.int('invalid_number'),
  counted: wholeNumber(0, MAX_MATERIAL_COUNT),
  note: z.optional(text(0, 200)),
})

export const batchCostBody = z.object({ cost: riyalsOrZero })

/** Amounts are net of VAT; they are absent without the permission `purchasing`. */
const material = z.object({
  id: z.int(),
  name: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  kind: z.enum(MATERIAL_KINDS),
  unit: z.enum(MATERIAL_UNITS),
  supplier: z.nullable(z.object({ id: z.int(), name: z.string() })),
  packSize: z.int(),
  reorderLevel: z.int(),
  shelfDays: z.nullable(z.int()),
  /** Negative while more was used than recorded as received. */
  onHand: z.int(),
  /** At or below the reorder level. */
  isLow: z.boolean(),
  /** Stock past the use-by date. */
  expired: z.int(),
  /** Stock near the use-by date. */
  expiring: z.int(),
  nextUseBy: z.nullable(day),
  isArchived: z.boolean(),
  /** Moving average for one pack; null without a priced receipt. */
  packCost: z.optional(z.nullable(amount)),
  value: z.optional(amount),
})

export type Material = z.infer<typeof material>

const batch = z.object({
  id: z.int(),
  /** The supplier's batch number. */
  code: z.string(),
  supplier: z.nullable(z.string()),
  receivedAt: instant,
  useBy: z.nullable(day),
  quantity: z.int(),
  quantityLeft: z.int(),
  isExpired: z.boolean(),
  /** False while the cost is an estimate. */
  isPriced: z.optional(z.boolean()),
  cost: z.optional(amount),
})

export type MaterialBatch = z.infer<typeof batch>

const movement = z.object({
  id: z.int(),
  reason: z.enum(MOVEMENT_REASONS),
  /** Negative when the stock decreases. */
  change: z.int(),
  batch: z.nullable(z.string()),
  order: z.nullable(z.object({ id: z.string(), number: z.int() })),
  actor: z.nullable(z.string()),
  note: z.string(),
  at: instant,
  /** Value of the change with its sign. */
  cost: z.optional(amount),
})

const changed = z.object({ message: z.string(), data: material })
const materials = asAdmin('materials')
const purchasing = asAdmin('purchasing')
const params = z.object({ materialId: numericId })

export const materialEndpoints = {
  materials: endpoint('materials', {
    access: materials,
    summary: 'Stems and materials with their stock, by name (DESK-03)',
    query: z.object({
      ...pageQuery,
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      kind: z.optional(z.enum(MATERIAL_KINDS, 'invalid_choice')),
      show: z.optional(z.enum(['low', 'expiring', 'archived'], 'invalid_choice')),
    }),
    answer: paged(material),
  }),
  material: endpoint('material', {
    access: materials,
    summary: 'A material with the batches that are left, first to expire first',
    params,
    answer: z.object({ data: material, batches: z.array(batch) }),
  }),
  materialMovements: endpoint('materialMovements', {
    access: materials,
    summary: 'Every change of the stock of a material, newest first',
    params,
    query: z.object(pageQuery),
    answer: paged(movement),
  }),
  createMaterial: endpoint('createMaterial', {
    access: purchasing,
    summary: 'Creates a material without stock',
    body: materialBody,
    answer: changed,
    idempotent: 'wholeCall',
  }),
  updateMaterial: endpoint('updateMaterial', {
    access: purchasing,
    summary: 'Changes or archives a material; its unit is fixed once it has movements',
    params,
    body: z.extend(materialBody, { isArchived: z.boolean('invalid_choice') }),
    answer: changed,
  }),
  recordWaste: endpoint('recordWaste', {
    access: materials,
    summary: 'Takes a quantity off the stock with a reason, never below zero',
    params,
    body: wasteBody,
    answer: changed,
    idempotent: 'wholeCall',
  }),
  countMaterial: endpoint('countMaterial', {
    access: materials,
    summary: 'Sets the stock to the counted quantity and records the difference',
    params,
    body: countBody,
    answer: changed,
    idempotent: 'wholeCall',
  }),
  setBatchCost: endpoint('setBatchCost', {
    access: purchasing,
    summary: 'Sets the cost of a batch, net of VAT; what was used of it keeps its earlier cost',
    params: z.object({ batchId: numericId }),
    body: batchCostBody,
    answer: changed,
  }),
}
