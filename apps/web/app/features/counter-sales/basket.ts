import type { CounterItem } from '@warda/contract/counter-sales'

/** A size of the catalogue in the sale. */
export type ItemLine = Pick<CounterItem, 'variantId' | 'name' | 'size' | 'price'> & { quantity: number }

/** A line with a price that the employee enters, in riyals; `id` is unique on the page. */
export type FreeLine = { id: number; title: string; price: number; quantity: number }

export type Basket = { lines: readonly ItemLine[]; freeLines: readonly FreeLine[]; couponCode: string }

export const EMPTY_BASKET: Basket = { lines: [], freeLines: [], couponCode: '' }

export const isEmpty = ({ lines, freeLines }: Basket): boolean => lines.length === 0 && freeLines.length === 0

/** Adds one piece of a size. */
export function addItem(basket: Basket, { variantId, name, size, price }: CounterItem): Basket {
  const isKnown = basket.lines.some((line) => line.variantId === variantId)
  const lines = isKnown
    ? basket.lines.map((line) => (line.variantId === variantId ? { ...line, quantity: line.quantity + 1 } : line))
    : [...basket.lines, { variantId, name, size, price, quantity: 1 }]
  return { ...basket, lines }
}

/** Changes the quantity of a size; 0 removes it. */
export const setQuantity = (basket: Basket, variantId: number, quantity: number): Basket => ({
  ...basket,
  lines: basket.lines
    .map((line) => (line.variantId === variantId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0),
})

export const addFreeLine = (basket: Basket, line: { title: string; price: number }): Basket => ({
  ...basket,
  freeLines: [
    ...basket.freeLines,
    { ...line, id: Math.max(0, ...basket.freeLines.map(({ id }) => id)) + 1, quantity: 1 },
  ],
})

/** Changes the quantity of a free-price line; 0 removes it. */
export const setFreeQuantity = (basket: Basket, id: number, quantity: number): Basket => ({
  ...basket,
  freeLines: basket.freeLines
    .map((line) => (line.id === id ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0),
})

/** The basket as the API takes it. */
export const toBasketBody = ({ lines, freeLines, couponCode }: Basket) => ({
  lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
  freeLines: freeLines.map(({ title, price, quantity }) => ({ title, price, quantity })),
  ...(couponCode.trim() === '' ? {} : { couponCode: couponCode.trim() }),
})
