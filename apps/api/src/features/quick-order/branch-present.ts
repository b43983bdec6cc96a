import type { BranchOrderResults, BranchOrdersPreview as Wire } from '@warda/contract/quick-order'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import type { BranchOrderResult } from './place-branch-orders.ts'
import type { BranchOrdersPreview, BranchPreviewLine } from './preview-branch-orders.ts'

type FormatError = (error: Pick<DomainError, 'code' | 'values'>) => string

/** Maps a preview to the wire format; the total counts only orders that can be placed. `formatError` translates errors. */
export function presentBranchOrders(
  { branches, unmatched }: BranchOrdersPreview,
  language: Language,
  formatError: FormatError,
): Wire {
  const placeable = branches.filter(({ canBePlaced }) => canBePlaced)
  return {
    branches: branches.map((preview) => ({
      branchId: preview.branch.id,
      branchName: preview.branch.name,
      recipient: { fullName: preview.branch.recipientName, phoneNumber: preview.branch.recipientPhone },
      purchaseOrder: preview.purchaseOrder,
      lines: preview.lines.map((line) => presentLine(line, language, formatError)),
      deliveryFee: halalasToRiyals(preview.deliveryFee),
      total: halalasToRiyals(preview.total),
      problem: preview.problem && formatError(preview.problem),
      canBePlaced: preview.canBePlaced,
    })),
    unmatched: unmatched.map((line) => presentLine(line, language, formatError)),
    total: halalasToRiyals(placeable.reduce((sum, { total }) => sum + total, 0)),
    orders: placeable.length,
  }
}

function presentLine(line: BranchPreviewLine, language: Language, formatError: FormatError): Wire['unmatched'][number] {
  const { found, price } = line
  return {
    line: line.line,
    text: line.text,
    sku: found?.sku ?? line.sku,
    quntity: line.quantity,
    name: found && (language === 'ar' ? found.titleAr : found.titleEn),
    size: found?.size ?? null,
    variantId: found?.variantId ?? null,
    price: price === null ? null : halalasToRiyals(price),
    problem: line.problem && formatError(line.problem),
  }
}

/** The order of each branch, or why there is none. */
export const presentBranchResults = (
  results: readonly BranchOrderResult[],
  formatError: FormatError,
): BranchOrderResults['results'] =>
  results.map(({ branch, placed }) => ({
    branchId: branch.id,
    branchName: branch.name,
    order: placed.ok
      ? { id: placed.value.id, orderNumber: String(placed.value.number), total: halalasToRiyals(placed.value.total) }
      : null,
    problem: placed.ok ? null : formatError(placed),
  }))
