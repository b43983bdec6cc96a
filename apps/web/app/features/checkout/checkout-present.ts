import type { Cart } from '@warda/contract/cart'
import type { OrderBody } from '@warda/contract/orders'
import type { BuyerKind, CheckoutValues } from './checkout-form.ts'

export type SummaryLine = {
  id: number
  name: string
  size: string
  quantity: number
  lineTotal: number
  picture: Cart['cartItems'][number]['picture']
}

export const toSummaryLines = ({ cartItems }: Cart): SummaryLine[] =>
  cartItems.map(({ id, name, size, quntity, lineTotal, picture }) => ({
    id,
    name,
    size,
    quantity: quntity,
    lineTotal,
    picture,
  }))

type Agreed = {
  redeemPoints: number
  /** The total on the page, in riyals: at another total the server places nothing (decisions §12). */
  expectedTotal: number | undefined
  /** The versions of terms and returns on the page. */
  acceptedTexts?: OrderBody['acceptedTexts'] | null
}

/** The request body. */
export const toOrderBody = (
  values: CheckoutValues,
  kind: BuyerKind,
  { redeemPoints, expectedTotal, acceptedTexts }: Agreed,
): OrderBody => {
  const { line, district, city, latitude, longitude, note, shortAddress } = values.deliveryAddress
  const place = latitude === undefined || longitude === undefined ? {} : { latitude, longitude }
  return {
    ...(kind === 'business' && {
      branchId: values.branchId,
      ...withoutBlank({ purchaseOrder: values.purchaseOrder }),
    }),
    ...(kind === 'retail' &&
      (values.askRecipient
        ? { askRecipient: true }
        : { deliveryAddress: { line, city, ...withoutBlank({ district, note, shortAddress }), ...place } })),
    recipient: values.recipient,
    deliveryDate: values.deliveryDate,
    deliverySlot: values.deliverySlot,
    substitution: values.substitution,
    hideSender: values.hideSender,
    paymentTerms: values.paymentTerms,
    ...(values.recipientNotice && values.recipientNotice !== 'none' && { recipientNotice: values.recipientNotice }),
    ...(values.messageChannel && { messageChannel: values.messageChannel }),
    ...withoutBlank({
      cardMessage: values.cardMessage,
      allergyNote: values.allergyNote,
      couponCode: values.couponCode,
    }),
    ...(redeemPoints > 0 ? { redeemPoints } : {}),
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
    ...(acceptedTexts ? { acceptedTexts } : {}),
  }
}

const withoutBlank = (texts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())))
