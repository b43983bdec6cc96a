import type { Receipt as Wire } from '@warda/contract/receipts'

/** A confirmed receipt with corrected field names. */
export type Receipt = Omit<Wire, 'items'> & {
  items: { productId: number; slug: string; name: string; size: string; quantity: number }[]
}

export const toReceipt = ({ items, ...receipt }: Wire): Receipt => ({
  ...receipt,
  items: items.map(({ quntity: quantity, ...item }) => ({ ...item, quantity })),
})
