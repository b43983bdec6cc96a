import type { BoardOrder } from '@warda/contract/board'

/** An order to print, with its items' quantities spelt right. */
export type Sheet = Omit<BoardOrder, 'items' | 'quntity'> & {
  items: { name: string; size: string; quantity: number }[]
}

export const toSheet = ({ items, quntity: _all, ...order }: BoardOrder): Sheet => ({
  ...order,
  items: items.map(({ quntity: quantity, ...item }) => ({ ...item, quantity })),
})
