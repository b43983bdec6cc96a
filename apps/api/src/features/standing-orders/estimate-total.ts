import type { VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { type DomainError, ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { previewOrder } from '../orders/index.ts'
import type { StandingValues } from './queries.ts'

type Estimated = Pick<StandingValues, 'branchId' | 'terms'> & {
  lines: readonly { variantId: VariantId; quantity: number }[]
}

/** What one delivery costs now, in halalas with delivery fee and VAT; the price of placing it. */
export async function estimateTotal(context: AppContext, actor: Actor, input: Estimated): Promise<Halalas> {
  return (await preview(context, actor, input)).totals.total
}

/** The price of one delivery; an error when a line is below the client's minimum quantity, because every order would be refused. */
export async function estimateValidTotal(
  context: AppContext,
  actor: Actor,
  input: Estimated,
): Promise<Result<Halalas, 'quantity.below_minimum'>> {
  const { lines, totals } = await preview(context, actor, input)
  const short = lines.find(({ error }) => error?.code === 'quantity.below_minimum')
  return short?.error ? (short.error as DomainError<'quantity.below_minimum'>) : ok(totals.total)
}

const preview = (context: AppContext, actor: Actor, { branchId, terms, lines }: Estimated) =>
  previewOrder(context, { actor, order: { branchId, paymentTerms: terms }, lines })
