import { m } from '@warda/i18n/messages'
import { sizeLabel } from '../../lib/format/size-label.ts'
import type { BoardCard } from './board-present.ts'

const SHOWN = 3

/** The first products of an order in one line, and how many more there are. */
export function itemsText(items: BoardCard['items']): string {
  const named = items.map(({ name, size, quantity }) => {
    const sized = size === '' ? name : `${name} (${sizeLabel(size)})`
    return quantity === 1 ? sized : `${quantity} × ${sized}`
  })
  const first = named.slice(0, SHOWN).join(m.board_items_joint())
  return named.length > SHOWN ? `${first} ${m.board_items_more({ count: named.length - SHOWN })}` : first
}
