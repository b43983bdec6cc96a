import { substitutionFields } from '@warda/contract/orders'
import { shopperStandingBody } from '@warda/contract/standing-orders'
import * as z from 'zod/mini'
import type { Subscription } from './shopper-present.ts'
import { toWireLines } from './standing-present.ts'

/** Form values: an empty end means no end. */
export const shopperForm = z.extend(shopperStandingBody, {
  endsOn: z.union([z.literal(''), z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid_date'))]),
  cardMessage: shopperStandingBody.shape.cardMessage,
  ...substitutionFields,
})
export type ShopperForm = z.input<typeof shopperForm>

/** Initial values of a new subscription. */
export type NewSubscription = { variantId: number; quantity: number; startsOn: string; day: number }

export const toNewForm = ({ variantId, quantity, startsOn, day }: NewSubscription): ShopperForm => ({
  cadence: 'weekly',
  day,
  slot: '',
  startsOn,
  endsOn: '',
  recipient: { fullName: '', phoneNumber: '' },
  deliveryAddress: { line: '', district: '', city: '', note: '' },
  cardMessage: '',
  substitution: 'similar',
  allergyNote: '',
  lines: toWireLines([{ variantId, quantity }]),
  paysFromCredit: false,
})

export const toForm = (order: Subscription): ShopperForm => {
  const { line, district, city, latitude, longitude, note } = order.deliveryAddress
  return {
    cadence: order.cadence,
    day: order.day,
    slot: order.slot,
    startsOn: order.startsOn,
    endsOn: order.endsOn ?? '',
    recipient: order.recipient,
    deliveryAddress: {
      line,
      city,
      district: district ?? '',
      note: note ?? '',
      ...(latitude !== null && longitude !== null && { latitude, longitude }),
    },
    cardMessage: order.cardMessage ?? '',
    substitution: order.substitution ?? 'similar',
    allergyNote: order.allergyNote ?? '',
    lines: toWireLines(order.lines),
    paysFromCredit: order.paysFromCredit,
  }
}

/** Converts the form values to the request body; the total is the one that the page shows. */
export const toBody = ({ endsOn, ...form }: z.output<typeof shopperForm>, expectedTotal: number | undefined) => ({
  ...form,
  endsOn: endsOn === '' ? null : endsOn,
  ...(expectedTotal !== undefined && { expectedTotal }),
})
