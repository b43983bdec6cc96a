import { withShortAddress } from '@warda/domain/delivery/short-address'
import type { OrderChange } from '../mail/index.ts'
import type { OrderView } from '../orders/index.ts'
import type { OrderChanges, OrderFacts } from './order-queries.ts'

/** The requested changes: undefined leaves a field unchanged, an empty card message removes the card. */
export type OrderEdit = {
  recipient?: { fullName: string; phoneNumber: string } | undefined
  deliveryAddress?:
    | {
        line: string
        district?: string | undefined
        city: string
        latitude?: number | undefined
        longitude?: number | undefined
        note?: string | undefined
        shortAddress?: string | undefined
      }
    | undefined
  deliveryDate?: string | undefined
  deliverySlot?: string | undefined
  cardMessage?: string | undefined
  shopNote?: string | undefined
}

/** Finds the values of an edit that differ from the order, and the names of the fields reported to the buyer. */
export function findOrderChanges(
  order: OrderView & OrderFacts,
  edit: OrderEdit,
): { changes: OrderChanges; fields: OrderChange[] } {
  const recipient = edit.recipient && isOtherRecipient(order, edit.recipient) ? edit.recipient : undefined
  const address = edit.deliveryAddress && findAddressChange(order, edit.deliveryAddress)
  const window = findWindowChange(order, edit)
  const card = edit.cardMessage === undefined ? order.cardMessage : edit.cardMessage || null
  const cardMessage = card === order.cardMessage ? undefined : card
  const shopNote = edit.shopNote === order.shopNote ? undefined : edit.shopNote
  const changed: [OrderChange, boolean][] = [
    ['recipient', recipient !== undefined],
    ['address', address !== undefined],
    ['window', window !== undefined],
    ['card', cardMessage !== undefined],
  ]
  const fields = changed.filter(([, isChanged]) => isChanged).map(([field]) => field)
  return { changes: { recipient, address, window, cardMessage, shopNote }, fields }
}

const isOtherRecipient = (order: OrderView, { fullName, phoneNumber }: { fullName: string; phoneNumber: string }) =>
  order.recipientName !== fullName || order.recipientPhone !== phoneNumber

function findAddressChange(
  order: OrderView & OrderFacts,
  input: NonNullable<OrderEdit['deliveryAddress']>,
): OrderChanges['address'] {
  const line = withShortAddress(input)
  const { city } = input
  const district = input.district || null
  // Forms without a map do not send the coordinates; they stay with the address that they belong to.
  const isSamePlace = line === order.addressLine && district === order.district && city === order.city
  const sent = { latitude: input.latitude ?? null, longitude: input.longitude ?? null }
  const place = isSamePlace && sent.latitude === null && sent.longitude === null ? order : sent
  const address = {
    line,
    district,
    city,
    latitude: place.latitude,
    longitude: place.longitude,
    note: input.note || null,
  }
  const before = [order.addressLine, order.district, order.city, order.latitude, order.longitude, order.addressNote]
  const after = [address.line, address.district, address.city, address.latitude, address.longitude, address.note]
  return after.some((value, index) => value !== before[index]) ? address : undefined
}

function findWindowChange(order: OrderView, edit: OrderEdit): OrderChanges['window'] {
  const window = { date: edit.deliveryDate ?? order.deliveryDate, slot: edit.deliverySlot ?? order.deliverySlot }
  return window.date === order.deliveryDate && window.slot === order.deliverySlot ? undefined : window
}
