import { LIMITS } from '@warda/domain/limits'
import { normalisePurchaseOrder } from '@warda/domain/orders/purchase-order'
import * as z from 'zod/mini'
import { text } from './text.ts'

/** A purchase order number in the form in which it is stored; empty for none. */
export const purchaseOrder = z.pipe(text(0, 200), z.transform(normalisePurchaseOrder)).check(
  z.refine((value) => [...value].length <= LIMITS.purchaseOrder, {
    error: 'too_long',
    params: { max: LIMITS.purchaseOrder },
  }),
)
