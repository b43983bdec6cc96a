import type { CounterItem } from '@warda/contract/counter-sales'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { type FormEvent, type RefObject, useState } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { findBySku, useItems } from './use-counter.ts'

type ItemPickerProps = { inputRef: RefObject<HTMLInputElement | null>; onAdd: (item: CounterItem) => void }

/** Finds flowers by name, SKU or barcode: Enter adds an exact SKU. Shows best sellers until something is typed. */
export function ItemPicker({ inputRef, onAdd }: ItemPickerProps) {
  const [typed, setTyped] = useState('')
  const items = useItems(typed)
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const sku = typed.trim()
    if (sku === '') return
    const item = await findBySku(sku).catch(() => null)
    if (item === null) return
    setTyped('')
    if (item.onHand > 0) onAdd(item)
    else void notify.error(m.counter_sold_out({ name: item.name }))
  }
  return (
    <section className="grid content-start gap-4">
      <form onSubmit={(event) => void enter(event)}>
        <Field
          ref={inputRef}
          type="search"
          label={m.counter_find()}
          hint={m.counter_find_hint()}
          value={typed}
          maxLength={LIMITS.searchText}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <QueryResult query={items}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-soft">{m.counter_find_none()}</p>
          ) : (
            <ul
              aria-label={typed.trim() === '' ? m.counter_favourites() : m.counter_found()}
              className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4"
            >
              {data.map((item) => (
                <li key={item.variantId}>
                  <Tile item={item} onAdd={onAdd} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  )
}

function Tile({ item, onAdd }: { item: CounterItem; onAdd: (item: CounterItem) => void }) {
  const isOut = item.onHand <= 0
  return (
    <button
      type="button"
      disabled={isOut}
      onClick={() => onAdd(item)}
      className="grid h-full w-full content-start gap-1 overflow-hidden rounded-card border border-line bg-card pb-2 text-start hover:border-leaf disabled:opacity-60"
    >
      <span className="block aspect-4/3 overflow-hidden bg-sand">
        {item.picture && (
          <Picture picture={item.picture} decorative sizes="200px" imageClassName="size-full object-cover" />
        )}
      </span>
      <span className="px-2.5 font-medium leading-snug">{item.name}</span>
      <span className="px-2.5 text-ink-soft text-sm">
        {sizeLabel(item.size)} · <bdi dir="ltr">{item.sku}</bdi>
      </span>
      <span className="px-2.5 font-semibold">{isOut ? m.admin_phone_sold_out() : <Money riyals={item.price} />}</span>
    </button>
  )
}
