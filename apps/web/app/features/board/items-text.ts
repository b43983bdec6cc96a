import { m } from '@warda/i18n/messages'
import { sizeLabel } from '../../lib/format/size-label.ts'
import type { BoardCard } from './board-present.ts'

const MAX_ITEMS = 3

/** The first products of an order in one line and the number of the others. */
export function itemsText(items: BoardCard['items']): string {
  const labels = items.map(({ name, size, quantity }) => {
    const label = size === '' ? name : `${name} (${sizeLabel(size)})`
    return quantity === 1 ? label : `${quantity} × ${label}`
  })
  const first = labels.slice(0, MAX_ITEMS).join(m.board_items_joint())
  return labels.length > MAX_ITEMS ? `${first} ${m.board_items_more({ count: labels.length - MAX_ITEMS })}` : first
}
