import { BUYER_ROLES } from '@warda/domain/access/roles'
import { ADDRESS_REQUEST_STATES } from '@warda/domain/orders/address-request'
import * as z from 'zod/mini'
import { deliveryDay } from './delivery.ts'
import { endpoint, PUBLIC, selfAs } from './endpoint.ts'
import { deliveryAddress } from './orders.ts'
import { day, instant, uuid } from './wire/amount.ts'

const named = z.object({ en: z.string(), ar: z.string() })

const token = z.object({ token: z.string().check(z.minLength(1, 'invalid_token'), z.maxLength(60, 'invalid_token')) })

/** Place and window, as checkout takes them; `version` is that of the answer which the form showed. */
const addressAnswer = z.object({
  deliveryAddress,
  deliveryDate: day,
  deliverySlot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
  version: z.string('required').check(z.maxLength(40, 'invalid_choice')),
})

/** What a recipient may see of an order: no price and no goods. */
const addressRequest = z.object({
  state: z.enum(ADDRESS_REQUEST_STATES),
  orderNumber: z.string(),
  shop: z.object({ phone: z.nullable(z.string()) }),
  /** Null when the sender wants to stay unknown or to surprise. */
  sender: z.nullable(z.string()),
  /** Whether the page may say that flowers come; not where the shop sent its link (OPEN-04). */
  namesFlowers: z._default(z.boolean(), true),
  recipientName: z.string(),
  /** Until when an answer is taken. */
  until: z.nullable(instant),
  /** Until when the answer may be changed, unless work starts before. */
  changeUntil: z.nullable(instant),
  /** The proposed window, or the one that was chosen. */
  window: z.nullable(z.object({ date: day, slot: z.string() })),
  answer: z.nullable(
    z.object({
      line: z.string(),
      district: z.string(),
      city: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      note: z.string(),
    }),
  ),
  version: z.string(),
  /** What can be chosen; null when nothing can. `place` is the shop's. */
  choice: z.nullable(
    z.object({
      days: z.array(deliveryDay),
      zones: z.array(z.object({ city: named, district: z.nullable(named) })),
      hasMapTiles: z.boolean(),
      place: z.object({ latitude: z.number(), longitude: z.number() }),
      radiusMiles: z.int(),
    }),
  ),
})

export type AddressRequest = z.infer<typeof addressRequest>

/** The link of the recipient's page, the prepared text that contains it, and the links that send it. */
const addressLink = z.object({
  url: z.string(),
  text: z.string(),
  whatsApp: z.string(),
  sms: z.string(),
  until: instant,
})

export const addressRequestEndpoints = {
  getAddressRequest: endpoint('getAddressRequest', {
    access: PUBLIC,
    summary: 'What a recipient is asked, by the token of their link; without prices (AGREE-03)',
    params: token,
    answer: z.object({ data: addressRequest }),
    limits: [{ by: 'ip', max: 600, seconds: 3600 }],
  }),
  answerAddressRequest: endpoint('answerAddressRequest', {
    access: PUBLIC,
    summary: 'The recipient gives place and window, or changes them until work starts (AGREE-03)',
    params: token,
    body: addressAnswer,
    answer: z.object({ message: z.string(), data: addressRequest }),
    limits: [{ by: 'ip', max: 120, seconds: 3600 }],
  }),
  getAddressLink: endpoint('getAddressLink', {
    access: selfAs('userId', BUYER_ROLES, ['Admin'], 'orders'),
    summary: 'The link for the recipient of an order that waits for its address, with ways to send it (AGREE-03)',
    params: z.object({ userId: uuid, orderId: uuid }),
    answer: z.object({ data: addressLink }),
  }),
}
