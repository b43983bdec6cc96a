import type { BranchOrderResults, BranchOrdersPreview as Wire } from '@warda/contract/quick-order'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import { errorMessage } from '../../http/error-message.ts'
import type { BranchOrderResult } from './place-branch-orders.ts'
import { type BranchOrdersPreview, type BranchPreviewLine, canBePlaced } from './preview-branch-orders.ts'

/** Maps a preview to the wire format; the total counts only orders that can be placed. */
export function presentBranchOrders({ branches, unmatched }: BranchOrdersPreview, language: Language): Wire {
  const placeable = branches.filter(canBePlaced)
  return {
    branches: branches.map((preview) => ({
      branchId: preview.branch.id,
      branchName: preview.branch.name,
      recipient: { fullName: preview.branch.recipientName, phoneNumber: preview.branch.recipientPhone },
      purchaseOrder: preview.purchaseOrder,
      lines: preview.lines.map((line) => presentLine(line, language)),
      deliveryFee: halalasToRiyals(preview.deliveryFee),
      total: halalasToRiyals(preview.total),
      problem: toMessage(preview.problem, language),
      canBePlaced: canBePlaced(preview),
    })),
    unmatched: unmatched.map((line) => presentLine(line, language)),
    total: halalasToRiyals(placeable.reduce((sum, { total }) => sum + total, 0)),
    orders: placeable.length,
  }
}

function presentLine(line: BranchPreviewLine, language: Language): Wire['unmatched'][number] {
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
    problem: toMessage(line.problem, language),
  }
}

const toMessage = (error: DomainError | null, language: Language): string | null =>
  error && errorMessage(error, language)

/** The order of each branch, or why there is none. */
export const presentBranchResults = (
  results: readonly BranchOrderResult[],
  language: Language,
): BranchOrderResults['results'] =>
  results.map(({ branch, placed }) => ({
    branchId: branch.id,
    branchName: branch.name,
    order: placed.ok
      ? { id: placed.value.id, orderNumber: String(placed.value.number), total: halalasToRiyals(placed.value.total) }
      : null,
    problem: placed.ok ? null : errorMessage(placed, language),
  }))
