import type { CallInput } from '@warda/contract/call'
import type { SupplierOrder } from '@warda/contract/suppliers'
import { MAX_MATERIAL_QUANTITY, type MaterialUnit } from '@warda/domain/materials/materials'
import { parseAmount } from '@warda/domain/money'
import { addDays } from '@warda/domain/time/riyadh-time'
import { parseWholeNumber } from '../../lib/forms/whole-number.ts'

/** A line of a delivery as typed. */
export type ReceiptLine = {
  key: number
  materialId: number
  name: string
  unit: MaterialUnit
  quantity: string
  cost: string
  code: string
  /** `YYYY-MM-DD`; empty for none. */
  useBy: string
}

type Received = { id: number; name: string; unit: MaterialUnit; shelfDays: number | null }

let counter = 0

/** An empty line for a material, with the use-by date of its shelf life. */
export function createLine({ id, name, unit, shelfDays }: Received, today: string, quantity = ''): ReceiptLine {
  counter += 1
  const useBy = shelfDays === null ? '' : addDays(today, shelfDays)
  return { key: counter, materialId: id, name, unit, quantity, cost: '', code: '', useBy }
}

/** Lines with the missing quantities of an order. */
export const createLines = ({ lines }: SupplierOrder, today: string): ReceiptLine[] =>
  lines
    .filter(({ quantity, received }) => received < quantity)
    .map((line) => createLine({ ...line, id: line.materialId }, today, String(line.quantity - line.received)))

export const isQuantity = ({ quantity }: ReceiptLine): boolean =>
  parseWholeNumber(quantity, 1, MAX_MATERIAL_QUANTITY) !== null

/** Whether the price is empty or an amount. */
export const isCost = ({ cost }: ReceiptLine): boolean =>
  cost.trim() === '' || parseAmount(cost, { allowZero: true }).ok

/** The lines for the API; null when one is not valid. */
export function toReceipt(lines: readonly ReceiptLine[]): CallInput<'receiveMaterials'>['body']['lines'] | null {
  if (lines.length === 0 || !lines.every((line) => isQuantity(line) && isCost(line))) return null
  return lines.map(({ materialId, quantity, cost, code, useBy }) => ({
    materialId,
    quantity: parseWholeNumber(quantity, 1, MAX_MATERIAL_QUANTITY) ?? 0,
    ...(cost.trim() === '' ? {} : { cost }),
    ...(code.trim() === '' ? {} : { code }),
    useBy: useBy === '' ? null : useBy,
  }))
}
