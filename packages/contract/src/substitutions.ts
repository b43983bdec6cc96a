import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, numericId, rowId, uuid } from './wire/amount.ts'
import { picture } from './wire/picture.ts'

const admin = asAdmin('orders')
const line = z.object({ orderId: uuid, variantId: numericId })

export const substitutionsEndpoints = {
  getSubstitutes: endpoint('getSubstitutes', {
    access: admin,
    summary:
      'Products in stock that can replace a line of an order, of at least its value, the nearest first (AGREE-18)',
    params: line,
    answer: z.object({
      data: z.array(
        z.object({
          variantId: z.int(),
          name: z.string(),
          size: z.string(),
          price: amount,
          onHand: z.int(),
          picture: z.nullable(picture),
        }),
      ),
    }),
  }),
  replaceLine: endpoint('replaceLine', {
    access: admin,
    summary: 'Replaces a line whose flowers are missing by a product of at least its value; the price stays (AGREE-18)',
    params: line,
    body: z.object({ variantId: rowId }),
    answer: z.object({ message: z.string() }),
  }),
  removeLine: endpoint('removeLine', {
    access: asAdmin('refunds'),
    summary: 'Takes off a line whose flowers are missing and pays back its value (AGREE-18)',
    params: line,
    body: z.object({ refundTo: z.enum(['credit', 'cash', 'transfer'], 'invalid_choice') }),
    answer: z.object({ message: z.string(), credited: amount }),
  }),
}
