import type { Halalas } from '../money.ts'

/** Revenue net of VAT less the cost of materials, and its share of the revenue in tenths of a percent (null without revenue). */
export function calculateMargin(revenue: Halalas, cost: Halalas): { margin: Halalas; perMille: number | null } {
  const margin = revenue - cost
  return { margin, perMille: revenue > 0 ? Math.round((margin * 1000) / revenue) : null }
}
