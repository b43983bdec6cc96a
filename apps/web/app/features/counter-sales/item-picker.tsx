import type { CounterItem } from '@warda/contract/counter-sales'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { findBySku, useItems } from './use-counter.ts'

type ItemPickerProps = { onAdd: (item: CounterItem) => void }

/** Finds flowers by name, SKU or barcode: Enter adds an exact SKU. Shows best sellers until something is typed. */
export function ItemPicker({ onAdd }: ItemPickerProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useTypingAnywhere(input)
  const items = useItems(typed)
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const sku = typed.trim()
    if (sku === '') return
    const item = await findBySku(sku).catch(() => null)
    if (item === null) return
    // A scanner may have begun the next code meanwhile.
    setTyped((now) => (now.trim() === sku ? '' : now))
    if (item.onHand > 0) onAdd(item)
    else void notify.error(m.counter_sold_out({ name: item.name }))
  }
  return (
    <section className="grid content-start gap-4">
      <form onSubmit={(event) => void enter(event)}>
        <Field
          ref={input}
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
            <>
              <h2 id="counter-items" className="font-semibold text-lg">
                {typed.trim() === '' ? m.counter_favourites() : m.counter_found()}
              </h2>
              <ul
                aria-labelledby="counter-items"
                className="flex gap-3 overflow-x-auto pb-2 md:grid md:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] md:overflow-visible"
              >
                {data.map((item) => (
                  <li key={item.variantId} className="w-36 shrink-0 md:w-auto">
                    <Tile item={item} onAdd={onAdd} />
                  </li>
                ))}
              </ul>
            </>
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
        {sizeLabel(item.size)}
        <bdi dir="ltr" className="block truncate text-start text-xs">
          {item.sku}
        </bdi>
      </span>
      <span className="px-2.5 font-semibold">{isOut ? m.admin_phone_sold_out() : <Money riyals={item.price} />}</span>
    </button>
  )
}

/** Moves typing into the field when no field has the focus, so that a scanner works after a touch. */
function useTypingAnywhere(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (isText && target instanceof Element && !target.closest('input, textarea, select, [role=dialog]'))
        input.current?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [input])
}
