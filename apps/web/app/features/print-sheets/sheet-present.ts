import type { BoardOrder } from '@warda/contract/board'

/** Order to print, with corrected wire names. */
export type Sheet = Omit<BoardOrder, 'items' | 'quntity'> & {
  items: { name: string; size: string; quantity: number }[]
}

export const toSheet = ({ items, quntity: _quantity, ...order }: BoardOrder): Sheet => ({
  ...order,
  items: items.map(({ quntity: quantity, ...item }) => ({ ...item, quantity })),
})
