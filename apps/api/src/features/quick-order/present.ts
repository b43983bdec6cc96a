import type { QuickPreview } from '@warda/contract/quick-order'
import { ERRORS } from '@warda/domain/errors/errors'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { readExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { MessageKey } from '@warda/i18n/keys'
import type { BranchOrder } from './place-branch-orders.ts'
import type { PreviewLine } from './preview-quick-order.ts'

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** Maps a preview to the wire format, in one language; the total counts only lines without a problem. */
export function presentPreview(lines: readonly PreviewLine[], language: Language, t: Translate): QuickPreview {
  const orderable = lines.filter(({ problem }) => problem === null)
  return {
    lines: lines.map(({ found, price, problem, quantity, ...line }) => ({
      line: line.line,
      text: line.text,
      sku: found?.sku ?? line.sku,
      quntity: quantity,
      name: found && (language === 'ar' ? found.titleAr : found.titleEn),
      size: found?.size ?? null,
      variantId: found?.variantId ?? null,
      price: price === null ? null : halalasToRiyals(price),
      problem: problem && t(ERRORS[problem.code].message, problem.values),
    })),
    total: halalasToRiyals(orderable.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)),
    problems: lines.length - orderable.length,
  }
}

/** Reads lines from their wire names. */
export const readQuickLines = (body: { lines: readonly { sku: string; quntity: number }[] }) =>
  body.lines.map(({ sku, quntity }) => ({ sku, quantity: quntity }))

type WireBranchOrder = {
  branchId: number
  purchaseOrder?: string | undefined
  expectedTotal: number
  lines: readonly { variantId: number; quntity: number }[]
}

/** Reads the orders of several branches from their wire names; `invalid` when a total is no amount. */
export function readBranchOrders(orders: readonly WireBranchOrder[]): Result<BranchOrder[], 'invalid'> {
  const read: BranchOrder[] = []
  for (const { expectedTotal, lines, ...order } of orders) {
    const total = readExpectedTotal(expectedTotal)
    if (!total.ok || total.value === undefined) return refuse('invalid', undefined, 'orders')
    const merged = lines.map(({ variantId, quntity }) => ({ variantId, quantity: quntity }))
    read.push({ ...order, expectedTotal: total.value, lines: merged })
  }
  return ok(read)
}
