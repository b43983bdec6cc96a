import type { AddressRequest } from '@warda/contract/address-requests'
import type { DeliveryDay } from '@warda/contract/delivery'
import { getAddressPageRules } from '@warda/domain/order-messages/message-rules'
import type { AddressRequestView } from './get-address-request.ts'
import type { AddressRequestRow } from './queries.ts'

/** What the recipient's page needs; no price, no goods, and no personal data once the link is used up. */
export function presentAddressRequest(
  { row, state, version, outlook, hasMapTiles }: AddressRequestView,
  days: DeliveryDay[],
): AddressRequest {
  const { contact, calendar, deliveryZones } = outlook.settings
  const isForm = state === 'open' || state === 'answered'
  const isShown = isForm || state === 'fixed'
  const { namesSender, namesFlowers } = getAddressPageRules(row)
  return {
    state,
    orderNumber: String(row.number),
    shop: { phone: contact.phone || null },
    sender: isShown && namesSender ? row.senderName : null,
    namesFlowers,
    recipientName: isShown ? row.recipientName : '',
    until: state === 'open' ? (row.addressWantedUntil?.toISOString() ?? null) : null,
    changeUntil: state === 'answered' ? (row.changeUntil?.toISOString() ?? null) : null,
    window: isShown ? { date: row.deliveryDate, slot: row.deliverySlot } : null,
    answer: isShown ? presentAnswer(row) : null,
    version: isShown ? version : '',
    choice: isForm
      ? {
          days,
          zones: deliveryZones.map(({ city, district }) => ({ city, district })),
          hasMapTiles,
          place: calendar.shop,
          radiusMiles: Math.round(calendar.radiusMiles),
        }
      : null,
  }
}

function presentAnswer(row: AddressRequestRow): AddressRequest['answer'] {
  if (row.addressWantedUntil !== null) return null
  const { addressLine: line, district, city, latitude, longitude, addressNote: note } = row
  return { line: line ?? '', district: district ?? '', city: city ?? '', latitude, longitude, note: note ?? '' }
}
