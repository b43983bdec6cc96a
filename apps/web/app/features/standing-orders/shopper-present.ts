import type { ShopperStandingOrder } from '@warda/contract/standing-orders'

type WireLine = ShopperStandingOrder['lines'][number]
/** A shopper's standing order with corrected field names. */
export type Subscription = Omit<ShopperStandingOrder, 'lines'> & {
  lines: (Omit<WireLine, 'quntity'> & { quantity: number })[]
}

export const toSubscription = ({ lines, ...order }: ShopperStandingOrder): Subscription => ({
  ...order,
  lines: lines.map(({ quntity, ...line }) => ({ ...line, quantity: quntity })),
})

/** The field of the quantity in the form, which has the names of the request. */
export const QUANTITY_FIELD = 'lines.0.quntity'

/** The lines of a form, which can be edited, as the request has them. */
export const copyLines = <L extends { quntity: number }>(lines: readonly L[]): L[] => lines.map((line) => ({ ...line }))

export const readQuantity = (lines: readonly { quntity: number }[]): number => lines[0]?.quntity ?? 1
