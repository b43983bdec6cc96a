import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { amount, day, instant } from './wire/amount.ts'

const deliverySlot = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  /** `full`: its capacity is taken; `past`: its time, or today's cut-off, has gone. */
  state: z.enum(['open', 'full', 'past']),
})
export const deliveryDay = z.object({ date: day, open: z.boolean(), slots: z.array(deliverySlot) })
export type DeliveryDay = z.infer<typeof deliveryDay>

/** What the shop promises now; times are Riyadh's, instants UTC. */
export const deliveryDays = z.object({
  now: instant,
  today: day,
  /** Until when an order still leaves today, or null when today is over or closed. */
  sameDayUntil: z.nullable(instant),
  /** First day with an open slot. */
  nextDay: z.nullable(day),
  days: z.array(deliveryDay),
  fee: amount,
  radiusMiles: z.int(),
  freshnessDays: z.int(),
  shop: z.object({ latitude: z.number(), longitude: z.number() }),
})
export type DeliveryDays = z.infer<typeof deliveryDays>

export const deliveryEndpoints = {
  getDeliveryDays: endpoint('getDeliveryDays', {
    access: PUBLIC,
    summary: 'Days and slots that can be chosen now (BIZ-01)',
    answer: deliveryDays,
  }),
}
