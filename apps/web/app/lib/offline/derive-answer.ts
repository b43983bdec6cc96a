import type { Answer, CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import * as z from 'zod/mini'
import {
  type Dated,
  findOfflineOrder,
  findOfflinePage,
  findOfflineRoute,
  type OfflineOrders,
} from './offline-answers.ts'

type StoredAnswer = { name?: string; answer: unknown; at: number }

const order = z.object({ id: z.string(), orderStage: z.number(), arrivedAt: z.nullable(z.string()) })
/** Answers of an older version of the app may lack fields; they are ignored. */
const storedDay = z.object({
  route: z.object({ stops: z.array(z.object({ order })) }),
  others: z.array(order),
})
const storedPage = z.object({ data: z.array(order) })

/** The answer about orders from the stored day and pages of this user; null for other calls and when nothing fits. */
export function deriveAnswer(
  name: RouteName,
  input: unknown,
  userId: string,
  all: readonly StoredAnswer[],
): Dated<unknown> | null {
  const find = <M extends RouteName>(wanted: M, schema: z.ZodMiniType) =>
    all.filter((stored) => stored.name === wanted && schema.safeParse(stored.answer).success) as Dated<Answer<M>>[]
  const stored: OfflineOrders = {
    userId,
    day: find('getDriverDay', storedDay)[0] ?? null,
    pages: find('getBoardOrders', storedPage),
  }
  if (name === 'getBoardOrders') return findOfflinePage(stored, (input as CallInput<'getBoardOrders'>).query)
  if (name === 'getDeliveryRoute') {
    const { params, query } = input as CallInput<'getDeliveryRoute'>
    return params.userId === userId
      ? findOfflineRoute(stored, query?.day === undefined ? undefined : String(query.day))
      : null
  }
  if (name !== 'getBoardOrder') return null
  const found = findOfflineOrder(stored, String((input as CallInput<'getBoardOrder'>).params.orderId))
  return found === null ? null : { answer: { data: found.answer }, at: found.at }
}
