import type { VariantId } from '@warda/domain/ids'
import { type DomainError, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { isTooMany, mergeLines } from '../admin-orders/index.ts'
import { type OrderPreview, previewOrder } from '../orders/index.ts'
import { NEW_CALLER } from '../phone-orders/index.ts'
import { type FreeLine, quoteFreeLines } from './free-lines.ts'

export type CounterBasket = {
  lines: readonly { variantId: VariantId; quantity: number }[]
  freeLines: readonly FreeLine[]
  couponCode?: string | undefined
}

/** Prices a sale for somebody without an account, as placing does, and lists what is in its way. */
export async function quoteCounterSale(context: AppContext, basket: CounterBasket): Promise<OrderPreview> {
  const lines = mergeLines(basket.lines)
  const preview = await previewOrder(context, {
    actor: NEW_CALLER,
    order: { couponCode: basket.couponCode, paymentTerms: 'cash' },
    lines,
    counter: { freeLines: quoteFreeLines(basket.freeLines) },
  })
  const tooMany: DomainError[] = lines.some(isTooMany) ? [refuse('invalid', undefined, 'lines')] : []
  return { ...preview, errors: [...tooMany, ...preview.errors] }
}
