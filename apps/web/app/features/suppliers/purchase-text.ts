import type { PurchaseLine } from '@warda/contract/suppliers'
import { m } from '@warda/i18n/messages'
import { materialUnitName } from '../../lib/format/material-unit.ts'

/** The quantities to buy from a supplier as plain text for a message; empty when there are none. */
export function formatPurchase(supplier: string, lines: readonly PurchaseLine[]): string {
  const bought = lines.filter(({ quantity }) => quantity > 0)
  if (bought.length === 0) return ''
  const rows = bought.map(({ name, quantity, unit, packs, packSize }) =>
    packSize === 1
      ? `${name}: ${quantity} ${materialUnitName(unit)}`
      : `${name}: ${quantity} ${materialUnitName(unit)} (${m.purchase_packs({ packs, size: packSize })})`,
  )
  return [supplier, ...rows].join('\n')
}
