import { deliveryAddress, recipient } from '@warda/contract/orders'
import { day } from '@warda/contract/wire/amount'
import { text } from '@warda/contract/wire/text'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import type { AddressValues } from '../../lib/delivery/address-form.ts'
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
    fee: z.enum(['', 'keep', 'adjust'], 'required'),
    refundTo,
  }) as unknown as z.ZodMiniType<EditValues, EditValues>

export const toEditValues = (order: AdminOrderView) => ({
  recipient: { ...order.recipient },
  deliveryAddress: {
    line: order.address?.line ?? order.deliveryAddress,
    district: order.address?.district ?? '',
    city: order.address?.city ?? '',
    note: order.addressNote ?? '',
    latitude: order.latitude ?? undefined,
    longitude: order.longitude ?? undefined,
  } as AddressValues,
  deliveryDate: order.deliveryDate,
  deliverySlot: order.deliverySlot,
  cardMessage: order.cardMessage ?? '',
  shopNote: order.shopNote,
  /** Whether to keep or adjust the delivery fee when it differs; empty until chosen. */
  fee: '' as '' | 'keep' | 'adjust',
  refundTo: 'credit' as z.infer<typeof refundTo>,
})
export type EditValues = ReturnType<typeof toEditValues>

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

const TEXT_PARTS = ['line', 'district', 'city', 'shortAddress'] as const
const PLACE_PARTS = ['latitude', 'longitude'] as const
const ADDRESS_PARTS = [...TEXT_PARTS, ...PLACE_PARTS, 'note'] as const

/** Whether two addresses are equal in these parts; an absent text is an empty one. */
const hasSameParts = (parts: readonly (keyof AddressValues)[], left: AddressValues, right: AddressValues): boolean =>
  parts.every((part) => (left[part] ?? '') === (right[part] ?? ''))

/** Only the changed fields. */
export function getOrderChange(order: AdminOrderView, values: EditValues): OrderChange {
  const initial = toEditValues(order)
  const change: OrderChange = {}
  if (!isEqual(values.recipient, initial.recipient)) change.recipient = values.recipient
  if (order.branch === null && !hasSameParts(ADDRESS_PARTS, values.deliveryAddress, initial.deliveryAddress)) {
    change.deliveryAddress = dropOldPlace(initial.deliveryAddress, values.deliveryAddress)
  }
  if (values.deliveryDate !== initial.deliveryDate || values.deliverySlot !== initial.deliverySlot) {
    change.deliveryDate = values.deliveryDate
    change.deliverySlot = values.deliverySlot
  }
  if (values.cardMessage !== initial.cardMessage) change.cardMessage = values.cardMessage
  if (values.shopNote !== initial.shopNote) change.shopNote = values.shopNote
  return change
}

/** Removes coordinates that belong to the address before the edit. */
function dropOldPlace(initial: AddressValues, entered: AddressValues): AddressValues {
  const { latitude, longitude, ...address } = entered
  const isOldPlace = hasSameParts(PLACE_PARTS, initial, entered) && !hasSameParts(TEXT_PARTS, initial, entered)
  return latitude === undefined || isOldPlace ? address : { ...address, latitude, longitude }
}

type QuotableChange = Pick<OrderChange, 'deliveryAddress' | 'deliveryDate' | 'deliverySlot'>

/** The part of a change that the server can quote, null when there is none: a valid address, a date with its slot. */
export function getQuotableChange({
  deliveryAddress: address,
  deliveryDate,
  deliverySlot,
}: OrderChange): QuotableChange | null {
  const isAddressComplete = address !== undefined && deliveryAddress.safeParse(address).success
  const deliveryTime = deliveryDate && deliverySlot ? { deliveryDate, deliverySlot } : {}
  const quotableChange = { ...(isAddressComplete ? { deliveryAddress: address } : {}), ...deliveryTime }
  return Object.keys(quotableChange).length > 0 ? quotableChange : null
}
