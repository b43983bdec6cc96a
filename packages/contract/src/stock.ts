import { WASTE_REASONS } from '@warda/domain/stock/waste-reasons'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { instant, numericId, rowId } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { text } from './wire/text.ts'

const admin = asAdmin('catalogue')

export const stockEndpoints = {
  changeStock: endpoint('changeStock', {
    access: admin,
    summary:
      'Adds to or takes from a variant’s stock with a reason, never below zero; waste reasons take, a count does both',
    body: z
      .object({
        variantId: rowId,
        change: z
          .int('invalid_number')
          .check(z.minimum(-99_999, 'invalid_number'), z.maximum(99_999, 'invalid_number')),
        reason: z.enum(['restock', ...WASTE_REASONS], 'invalid_choice'),
        note: z.optional(text(0, 200)),
      })
      .check(
        // A count difference has either sign; a restock is positive, waste negative.
        z.refine(
          ({ change, reason }) => reason === 'countDifference' || change === 0 || (reason === 'restock') === change > 0,
          {
            error: 'invalid_choice',
            path: ['reason'],
          },
        ),
      ),
    answer: z.object({ message: z.string(), onHand: z.int() }),
    idempotent: true,
  }),
  stockHistory: endpoint('stockHistory', {
    access: admin,
    summary: 'Every change of a variant’s stock, newest first',
    params: z.object({ variantId: numericId }),
    query: z.object(pageQuery),
    answer: paged(
      z.object({
        id: z.int(),
        change: z.int(),
        reason: z.string(),
        orderNumber: z.nullable(z.string()),
        actor: z.nullable(z.string()),
        note: z.string(),
        at: instant,
      }),
    ),
  }),
}
