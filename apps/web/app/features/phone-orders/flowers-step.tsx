import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useRef, useState } from 'react'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { getFieldOrQuoteError, type PhoneOrder, SET_VALUE_OPTIONS } from './phone-order.ts'
import { addLine, type Line } from './phone-schema.ts'
import { type FoundProduct, useProductSearch } from './use-phone-order.ts'

/** Loaded once a product is selected: the page is near its script budget. */
const ChosenFlowers = lazy(() => import('./chosen-flowers.tsx').then((module) => ({ default: module.ChosenFlowers })))

/** Adds products by name or code, then by size. */
export function FlowersStep({ order }: { order: PhoneOrder }) {
  const { form } = order
  const inputRef = useRef<HTMLInputElement>(null)
  const [searchText, setSearchText] = useState('')
  const [selected, setSelected] = useState<FoundProduct | null>(null)
  const query = useProductSearch(searchText)
  const lines = form.watch('lines')
  const isSearching = searchText.trim().length >= 2
  const setLines = (next: Line[]): void => form.setValue('lines', next, SET_VALUE_OPTIONS)
  const add = (line: Omit<Line, 'quantity'>): void => {
    setLines(addLine(lines, line))
    setSelected(null)
    setSearchText('')
    inputRef.current?.focus()
  }
  return (
    <FormSection title={m.admin_phone_flowers()}>
      <Combobox
        label={m.admin_phone_find_product()}
        inputRef={inputRef}
        query={searchText}
        onQueryChange={(next) => {
          setSearchText(next)
          setSelected(null)
        }}
        items={isSearching && selected === null ? query.data : undefined}
        busy={isSearching && query.isFetching}
        getKey={({ id }) => id}
        onSelect={setSelected}
        emptyText={m.admin_phone_product_none()}
        error={getFieldOrQuoteError(order, 'lines')}
      >
        {(product) => (
          <span className="flex items-center gap-3">
            <span className="size-10 shrink-0 overflow-hidden rounded-field bg-sand">
              {product.picture && (
                <Picture picture={product.picture} decorative sizes="40px" imageClassName="size-full object-cover" />
              )}
            </span>
            <span className="min-w-0 grow font-medium">{product.name}</span>
            {product.inStock ? (
              <Money riyals={product.price} className="text-ink-soft" />
            ) : (
              <span className="text-canceled-ink text-sm">{m.admin_phone_sold_out()}</span>
            )}
          </span>
        )}
      </Combobox>
      {(selected !== null || lines.length > 0) && (
        <Suspense fallback={<Skeleton className="h-20 w-full" />}>
          <ChosenFlowers
            selected={selected}
            onAdd={add}
            lines={lines}
            quote={order.quoted.quote}
            onLinesChange={setLines}
          />
        </Suspense>
      )}
    </FormSection>
  )
}
