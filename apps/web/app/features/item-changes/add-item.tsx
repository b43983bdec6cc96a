import { m } from '@warda/i18n/messages'
import { useRef, useState } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Line } from './item-lines.tsx'
import { useProductSearch, useSizes } from './use-item-change.ts'

type AddItemProps = { error: string | undefined; onAdd: (line: Omit<Line, 'quantity'>) => void }
type Product = NonNullable<ReturnType<typeof useProductSearch>['data']>[number]

/** Finds a product by name and adds one of its sizes. */
export function AddItem({ error, onAdd }: AddItemProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [selected, setSelected] = useState<Product | null>(null)
  const query = useProductSearch(text)
  const isSearching = text.trim().length >= 2
  const add = (line: Omit<Line, 'quantity'>): void => {
    onAdd(line)
    setSelected(null)
    setText('')
    input.current?.focus()
  }
  return (
    <div className="grid gap-3">
      <Combobox
        label={m.item_change_add()}
        inputRef={input}
        query={text}
        onQueryChange={(next) => {
          setText(next)
          setSelected(null)
        }}
        items={isSearching && selected === null ? query.data : undefined}
        busy={isSearching && query.isFetching}
        getKey={({ id }) => id}
        onSelect={setSelected}
        emptyText={m.admin_phone_product_none()}
        error={error}
      >
        {({ name, price, inStock }) => (
          <span className="flex items-center justify-between gap-3">
            <span className="min-w-0 font-medium">{name}</span>
            {inStock ? (
              <Money riyals={price} className="text-ink-soft" />
            ) : (
              <span className="text-canceled-ink text-sm">{m.admin_phone_sold_out()}</span>
            )}
          </span>
        )}
      </Combobox>
      {selected !== null && <Sizes key={selected.id} product={selected} onAdd={add} />}
    </div>
  )
}

function Sizes({ product: { id, name }, onAdd }: { product: Product; onAdd: AddItemProps['onAdd'] }) {
  const query = useSizes(id)
  return (
    <QueryResult query={query} skeleton={<Skeleton className="h-14 w-full" />}>
      {({ variants }) => (
        <fieldset className="rounded-field bg-sand p-3">
          <legend className="sr-only">{m.admin_phone_sizes({ name })}</legend>
          <p aria-hidden="true" className="mb-2 font-semibold">
            {name}
          </p>
          <div className="flex flex-wrap gap-2">
            {variants.map(({ id: variantId, size, price, available }) => (
              <Button
                key={variantId}
                look="secondary"
                disabled={available === 0}
                className="bg-card!"
                onClick={() => onAdd({ variantId, name, size, price })}
              >
                {sizeLabel(size)} · {available === 0 ? m.admin_phone_sold_out() : <Money riyals={price} />}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </QueryResult>
  )
}
