import { deliveryAddress, recipient } from '@warda/contract/orders'
import { day } from '@warda/contract/wire/amount'
import { text } from '@warda/contract/wire/text'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { parseCoordinates } from '../../lib/browser/parse-coordinates.ts'
import type { AdminOrderView } from './order-present.ts'
import { refundTo } from './refund-choice.tsx'
import type { OrderChange } from './use-order.ts'

/** The fields of an order that can change before dispatch; orders of a branch have no address of their own. */
export const editSchema = (withAddress: boolean): z.ZodMiniType<EditValues, EditValues> =>
  z.object({
    recipient,
    deliveryAddress: withAddress ? deliveryAddress : z.unknown(),
    deliveryDate: day,
    deliverySlot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
    cardMessage: text(0, LIMITS.cardMessage),
    shopNote: text(0, 1_000),
    pin: z.string().check(z.refine((text) => text.trim() === '' || parseCoordinates(text) !== null, 'invalid_choice')),
    fee: z.enum(['', 'keep', 'adjust'], 'required'),
    refundTo,
  }) as unknown as z.ZodMiniType<EditValues, EditValues>

export const toEdit = (order: AdminOrderView) => ({
  recipient: { ...order.recipient },
  deliveryAddress: {
    line: order.address?.line ?? order.deliveryAddress,
    district: order.address?.district ?? '',
    city: order.address?.city ?? '',
    note: order.addressNote ?? '',
  },
  deliveryDate: order.deliveryDate,
  deliverySlot: order.deliverySlot,
  cardMessage: order.cardMessage ?? '',
  shopNote: order.shopNote,
  /** Coordinates or a map link as pasted. */
  pin: '',
  /** Whether to keep or adjust the delivery fee when it differs; empty until chosen. */
  fee: '' as '' | 'keep' | 'adjust',
  refundTo: 'credit' as z.infer<typeof refundTo>,
})
export type EditValues = ReturnType<typeof toEdit>

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Only the changed fields; the coordinates are sent again while the address is unchanged. */
export function changesOf(order: AdminOrderView, typed: EditValues): OrderChange {
  const before = toEdit(order)
  const change: OrderChange = {}
  if (!same(typed.recipient, before.recipient)) change.recipient = typed.recipient
  const pin = parseCoordinates(typed.pin)
  if (order.branch === null && (pin !== null || !same(typed.deliveryAddress, before.deliveryAddress))) {
    const { note: _before, ...where } = before.deliveryAddress
    const { note: _typed, ...there } = typed.deliveryAddress
    const known = order.latitude !== null && order.longitude !== null && same(where, there)
    change.deliveryAddress = {
      ...typed.deliveryAddress,
      ...(known ? { latitude: order.latitude ?? 0, longitude: order.longitude ?? 0 } : {}),
      ...pin,
    }
  }
  if (typed.deliveryDate !== before.deliveryDate || typed.deliverySlot !== before.deliverySlot) {
    change.deliveryDate = typed.deliveryDate
    change.deliverySlot = typed.deliverySlot
  }
  if (typed.cardMessage !== before.cardMessage) change.cardMessage = typed.cardMessage
  if (typed.shopNote !== before.shopNote) change.shopNote = typed.shopNote
  return change
}

type Priced = Pick<OrderChange, 'deliveryAddress' | 'deliveryDate' | 'deliverySlot'>

/** The part of a change that the server can quote, null when there is none: a valid address, a date with its slot. */
export function pricedOf({ deliveryAddress: address, deliveryDate, deliverySlot }: OrderChange): Priced | null {
  const whole = address !== undefined && deliveryAddress.safeParse(address).success
  const when = deliveryDate && deliverySlot ? { deliveryDate, deliverySlot } : {}
  const priced = { ...(whole ? { deliveryAddress: address } : {}), ...when }
  return Object.keys(priced).length > 0 ? priced : null
}
