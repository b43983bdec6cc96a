import type { Answer } from '@warda/contract/call'
import type { PurchaseLine, Supplier, SupplierOrder } from '@warda/contract/suppliers'
import type { Language } from '@warda/domain/language'
import { estimateCost } from '@warda/domain/materials/batches'
import { halalasToRiyals, sumHalalas } from '@warda/domain/money'
import type { PurchaseList, PurchaseListLine } from './purchase-list.ts'
import type { SupplierOrderRow, SupplierRow } from './queries.ts'

/** Costs are present only with the permission `purchasing`. */
type Viewer = { language: Language; hasCosts: boolean }

export const presentSupplier = (row: SupplierRow): Supplier => ({ ...row })

const inLanguage = (language: Language, { nameEn, nameAr }: { nameEn: string; nameAr: string }): string =>
  language === 'ar' ? nameAr : nameEn

export function presentSupplierOrder(row: SupplierOrderRow, language: Language): SupplierOrder {
  const { supplierId, supplierName, at, lines, ...rest } = row
  return {
    ...rest,
    supplier: { id: supplierId, name: supplierName },
    at: at.toISOString(),
    lines: lines.map(({ nameEn, nameAr, ...line }) => ({ ...line, name: inLanguage(language, { nameEn, nameAr }) })),
  }
}

const costOf = (line: PurchaseListLine): number | null => (line.quantity === 0 ? 0 : estimateCost(line, line.quantity))

function presentLine(line: PurchaseListLine, { language, hasCosts }: Viewer): PurchaseLine {
  const { id: materialId, kind, unit, packSize, reorderLevel, onHand, expired, onOrder, needed, perDay } = line
  const { missing, packs, quantity } = line
  const cost = costOf(line)
  return {
    materialId,
    name: inLanguage(language, line),
    kind,
    unit,
    packSize,
    reorderLevel,
    onHand,
    expired,
    onOrder,
    needed,
    perDay,
    missing,
    packs,
    quantity,
    ...(hasCosts ? { cost: cost === null ? null : halalasToRiyals(cost) } : {}),
  }
}

function presentGroupSupplier(
  line: PurchaseListLine | undefined,
  { hasCosts }: Viewer,
): Answer<'purchaseList'>['suppliers'][number]['supplier'] {
  if (!line || line.supplierId === null) return null
  const { supplierId: id, supplierName, supplierEmail, leadDays } = line
  const contact = hasCosts ? { email: supplierEmail ?? '' } : {}
  return { id, name: supplierName ?? '', leadDays: leadDays ?? 0, ...contact }
}

/** The purchase list on the wire, a group per supplier. */
export function presentPurchaseList(list: PurchaseList, viewer: Viewer): Answer<'purchaseList'> {
  const { from, today, days, withoutRecipe } = list
  const groups = Map.groupBy(list.lines, ({ supplierId }) => supplierId)
  return {
    from,
    today,
    days,
    suppliers: [...groups.values()].map((lines) => {
      const cost = sumHalalas(lines.map((line) => costOf(line) ?? 0))
      return {
        supplier: presentGroupSupplier(lines[0], viewer),
        lines: lines.map((line) => presentLine(line, viewer)),
        ...(viewer.hasCosts ? { cost: halalasToRiyals(cost) } : {}),
      }
    }),
    withoutRecipe: withoutRecipe.map(({ productId, variantId, titleEn, titleAr, size, quantity }) => ({
      productId,
      variantId,
      name: viewer.language === 'ar' ? titleAr : titleEn,
      size,
      quantity,
    })),
  }
}
