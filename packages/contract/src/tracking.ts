import { TRACKING_STAGES } from '@warda/domain/delivery/tracking-stage'
import * as z from 'zod/mini'
import { endpoint, PUBLIC, selfAccess } from './endpoint.ts'
import { day, instant, uuid } from './wire/amount.ts'
import { readyResponse } from './wire/ready.ts'

const code = z.object({ code: z.string().check(z.minLength(1, 'invalid_token'), z.maxLength(40, 'invalid_token')) })

/** A delivery as buyer or recipient may see it: no price, no goods, no address. */
const tracking = z.object({
  audience: z.enum(['buyer', 'recipient']),
  stage: z.enum(TRACKING_STAGES),
  orderNumber: z.string(),
  recipientName: z.string(),
  /** For the recipient alone, when the sender allows it. */
  sender: z.nullable(z.string()),
  window: z.object({ date: day, slot: z.string() }),
  isLate: z.boolean(),
  /** Deliveries that the driver makes before this one; null unless the driver is on the road. */
  stopsAhead: z.nullable(z.int()),
  /** Only while the driver is on the road with it. */
  driver: z.nullable(z.object({ firstName: z.string(), phone: z.nullable(z.string()) })),
  /** `takenBy` and the photo are for the buyer alone. */
  delivered: z.nullable(z.object({ at: instant, takenBy: z.nullable(z.string()), hasPhoto: z.boolean() })),
  /** Whether the recipient may still get messages that the button ends. */
  canStop: z.boolean(),
})

export type Tracking = z.infer<typeof tracking>

export const trackingEndpoints = {
  getTracking: endpoint('getTracking', {
    access: PUBLIC,
    summary: 'Where a delivery is, by the code of a short link; without prices and addresses (OPEN-04)',
    params: code,
    answer: z.object({ data: tracking }),
    limits: [{ by: 'ip', max: 3_000, seconds: 3_600 }],
  }),
  getTrackingPhoto: endpoint('getTrackingPhoto', {
    access: PUBLIC,
    summary: 'The photo of a delivery, by the code of the buyer’s short link (OPEN-04)',
    params: code,
    answer: readyResponse,
    limits: [{ by: 'ip', max: 120, seconds: 3_600 }],
  }),
  createTrackingLink: endpoint('createTrackingLink', {
    access: selfAccess('userId'),
    summary: 'The path of the buyer’s tracking page of an order of the caller; always the same one',
    params: z.object({ userId: uuid, orderId: uuid }),
    answer: z.object({ path: z.string() }),
    limits: [{ by: 'user', max: 300, seconds: 3_600 }],
  }),
  stopTrackingMessages: endpoint('stopTrackingMessages', {
    access: PUBLIC,
    summary: 'The recipient of a short link wants no more messages on this number (OPEN-04)',
    params: code,
    answer: z.object({ message: z.string(), data: tracking }),
    limits: [{ by: 'ip', max: 30, seconds: 3_600 }],
  }),
}
