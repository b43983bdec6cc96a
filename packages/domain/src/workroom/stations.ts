/** Stations of the workroom, in the order of work. */
export const STATIONS = ['arranging', 'card', 'packing'] as const
export type Station = (typeof STATIONS)[number]

/** What is ticked off of an order: each item at `arranging`, the card if it has a message, and the packing. */
export type OrderTicks = { items: readonly boolean[]; card: boolean | null; packing: boolean }

/** Whether every station has ticked off its part; an order without items is never made. */
export const isMade = ({ items, card, packing }: OrderTicks): boolean =>
  items.length > 0 && items.every(Boolean) && card !== false && packing
