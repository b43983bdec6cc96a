import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { amount, day, instant } from './wire/amount.ts'

const deliverySlot = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  /** `full`: no capacity left; `past`: the time or today's ordering deadline has passed. */
  state: z.enum(['open', 'full', 'past']),
})
export const deliveryDay = z.object({ date: day, open: z.boolean(), slots: z.array(deliverySlot) })
export type DeliveryDay = z.infer<typeof deliveryDay>

/** The delivery promise of today; `until` and `next` as in the domain's `DeliveryPromise`. */
export const deliveryPromise = z.object({
  today: day,
  until: z.nullable(instant),
  problem: z.nullable(z.enum(['closed', 'tooLate', 'full'])),
  /** Time of day in Riyadh at which orders for today end or ended. */
  orderBy: z.nullable(z.string()),
  next: z.nullable(day),
})
export type DeliveryPromiseAnswer = z.infer<typeof deliveryPromise>

/** Current delivery promise; times of day in Riyadh, instants in UTC. */
export const deliveryDays = z.object({
  now: instant,
  today: day,
  /** Deadline for delivery today; null when it has passed or the shop is closed. */
  sameDayUntil: z.nullable(instant),
  /** First day with an open slot. */
  nextDay: z.nullable(day),
  promise: deliveryPromise,
  days: z.array(deliveryDay),
  fee: amount,
  radiusMiles: z.int(),
  freshnessDays: z.int(),
  shop: z.object({ latitude: z.number(), longitude: z.number() }),
})
export type DeliveryDays = z.infer<typeof deliveryDays>

const localizedName = z.object({ en: z.string(), ar: z.string() })

/** A city, or a district of it, that the shop serves. */
export const deliveryZone = z.object({
  city: localizedName,
  district: z.nullable(localizedName),
  fee: z.nullable(amount),
})
export type DeliveryZoneAnswer = z.infer<typeof deliveryZone>

export const deliveryEndpoints = {
  getDeliveryZones: endpoint('getDeliveryZones', {
    access: PUBLIC,
    summary: 'Cities and districts that the shop serves, in both languages (AGREE-02)',
    /** `hasMapTiles`: whether `/map-tiles/{z}/{x}/{y}` has pictures. */
    answer: z.object({ data: z.array(deliveryZone), hasMapTiles: z.boolean() }),
  }),
  resolveMapLink: endpoint('resolveMapLink', {
    access: PUBLIC,
    summary: 'The coordinates of a shared map link; follows the short links of known map services (AGREE-02)',
    body: z.object({ link: z.string('required').check(z.minLength(1, 'required'), z.maxLength(2_000, 'too_long')) }),
    answer: z.object({ latitude: z.number(), longitude: z.number() }),
    limits: [{ by: 'ip', max: 60, seconds: 3600 }],
  }),
  getDeliveryDays: endpoint('getDeliveryDays', {
    access: PUBLIC,
    summary: 'Days and slots that can be chosen now (BIZ-01)',
    answer: deliveryDays,
  }),
}
