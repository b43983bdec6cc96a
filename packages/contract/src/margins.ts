import { WASTE_REASONS } from '@warda/domain/stock/waste-reasons'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, day } from './wire/amount.ts'

const figures = {
  /** Revenue of items with a recipe or recorded materials, net of VAT. */
  revenue: amount,
  cost: amount,
  margin: amount,
  /** Margin as a share of the revenue, in tenths of a percent; null without revenue. */
  marginPerMille: z.nullable(z.int()),
  /** Revenue of items without a recipe, net of VAT; it is not part of `revenue`. */
  withoutRecipe: amount,
}

const margin = z.object(figures)
export type Margin = z.infer<typeof margin>

const product = z.object({ productId: z.int(), name: z.string(), size: z.string(), quantity: z.int(), ...figures })
export type ProductMargin = z.infer<typeof product>

export const marginEndpoints = {
  margins: endpoint('margins', {
    access: asAdmin('purchasing'),
    summary:
      'Revenue net of VAT less the cost of materials, per day and product, by the day of delivery or pickup (DESK-03)',
    query: z.object({
      /** By default the present delivery day. */
      from: z.optional(day),
      /** By default `from`; at most 31 days. */
      to: z.optional(day),
    }),
    answer: z.object({
      from: day,
      to: day,
      today: day,
      total: margin,
      days: z.array(z.extend(margin, { day, waste: amount })),
      products: z.array(product),
      /** True when only the 500 products with the highest revenue are listed; the totals include all. */
      isCut: z.boolean(),
      waste: z.array(z.object({ reason: z.enum(WASTE_REASONS), cost: amount })),
    }),
  }),
}
