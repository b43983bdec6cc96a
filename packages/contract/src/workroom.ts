import { STATIONS } from '@warda/domain/workroom/stations'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { SUBSTITUTIONS } from './orders.ts'
import { day, instant, rowId, uuid } from './wire/amount.ts'
import { readyResponse } from './wire/ready.ts'

/** Who ticked off a part and when; null while it is open. */
const tick = z.nullable(z.object({ by: z.string(), at: instant }))

/** An order as the workroom makes it: no prices, phone numbers or addresses, and names only on the card. */
export const workroomOrder = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  kind: z.enum(['delivery', 'pickup']),
  /** Hour of the day at which the window begins or the pickup is ready; from 24 on after midnight. */
  hour: z.int(),
  /** `HH:MM-HH:MM`; both times are the same for a pickup. */
  window: z.string(),
  isReady: z.boolean(),
  items: z.array(
    z.object({
      variantId: z.int(),
      name: z.string(),
      size: z.string(),
      /** 0 when the size has no number of stems. */
      stems: z.int(),
      quantity: z.int(),
      isAddOn: z.boolean(),
      /** Address of a small picture; null without one. */
      thumbnail: z.nullable(z.string()),
      tick,
    }),
  ),
  /** Null without a message; `from` is null when the sender is hidden. */
  card: z.nullable(z.object({ message: z.string(), to: z.string(), from: z.nullable(z.string()), tick })),
  packing: tick,
  substitution: z.nullable(z.enum(SUBSTITUTIONS)),
  allergyNote: z.nullable(z.string()),
})

export type WorkroomOrder = z.infer<typeof workroomOrder>

/** The label of a packed order. */
const workroomLabel = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  kind: z.enum(['delivery', 'pickup']),
  /** `HH:MM-HH:MM`; both times are the same for a pickup. */
  window: z.string(),
  /** Number of the stop on the driver's route, from 1; null for pickups and orders without a driver. */
  stop: z.nullable(z.int()),
  driver: z.nullable(z.string()),
  pieces: z.int(),
})

export type WorkroomLabel = z.infer<typeof workroomLabel>

const workroom = asAdmin('workroom')

export const workroomEndpoints = {
  workroomDay: endpoint('workroomDay', {
    access: workroom,
    summary: 'Orders to make for a delivery day, by default the present one, in order of their windows (DESK-04)',
    query: z.object({ day: z.optional(day) }),
    answer: z.object({
      day,
      today: day,
      data: z.array(workroomOrder),
      /** The day has more orders than a list holds. */
      isCut: z.boolean(),
    }),
  }),
  tickWorkroom: endpoint('tickWorkroom', {
    access: workroom,
    summary:
      'Ticks off a part of an order, or removes the tick; repeating changes nothing. The last tick makes the order ready',
    params: z.object({ orderId: uuid }),
    body: z
      .object({
        station: z.enum(STATIONS, 'invalid_choice'),
        /** The item at `arranging`. */
        variantId: z.optional(rowId),
        isDone: z.boolean('invalid_choice'),
      })
      .check(
        z.refine(({ station, variantId }) => (station === 'arranging') === (variantId !== undefined), {
          error: 'invalid_choice',
          path: ['variantId'],
        }),
      ),
    answer: z.object({ message: z.string(), data: workroomOrder }),
  }),
  workroomLabels: endpoint('workroomLabels', {
    access: workroom,
    summary: 'Labels of the orders of a delivery day, by default the present one, by driver and stop',
    query: z.object({ day: z.optional(day) }),
    answer: z.object({ day, data: z.array(workroomLabel) }),
  }),
  startWorkroomDay: endpoint('startWorkroomDay', {
    access: workroom,
    summary:
      'Starts work on every order of a day, whose worksheets are printed; this ends the buyers’ changes (AGREE-06)',
    body: z.object({ day }),
    answer: z.object({
      message: z.string(),
      /** Why work on an order could not start, each reason once. */
      problems: z.array(z.string()),
    }),
  }),
  liveWorkroom: endpoint('liveWorkroom', {
    access: workroom,
    summary: 'Server-sent events: `orders` with the ids that changed, `ready` after connecting',
    answer: readyResponse,
    limits: [{ by: 'user', max: 120, seconds: 60 }],
  }),
}
