import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useRef, useState } from 'react'
import type { FoundProduct } from '../../lib/shop/use-product-search.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { ProductSearch } from '../../ui/admin/product-search.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { getFieldOrQuoteError, type PhoneOrder, SET_VALUE_OPTIONS } from './phone-order.ts'
import { addLine, type Line } from './phone-schema.ts'

/** Loaded once a product is selected: the page is near its script budget. */
const ChosenFlowers = lazy(() => import('./chosen-flowers.tsx').then((module) => ({ default: module.ChosenFlowers })))

/** Adds products by name or code, then by size. */
export function FlowersStep({ order }: { order: PhoneOrder }) {
  const { form } = order
  const inputRef = useRef<HTMLInputElement>(null)
  const [searchText, setSearchText] = useState('')
  const [selected, setSelected] = useState<FoundProduct | null>(null)
  const lines = form.watch('lines')
  const setLines = (next: Line[]): void => form.setValue('lines', next, SET_VALUE_OPTIONS)
  const add = (line: Omit<Line, 'quantity'>): void => {
    setLines(addLine(lines, line))
    setSelected(null)
    setSearchText('')
    inputRef.current?.focus()
  }
  return (
    <FormSection title={m.admin_phone_flowers()}>
      <ProductSearch
        label={m.admin_phone_find_product()}
        inputRef={inputRef}
        error={getFieldOrQuoteError(order, 'lines')}
        searchText={searchText}
        onSearchTextChange={(next) => {
          setSearchText(next)
          setSelected(null)
        }}
        selected={selected}
        onSelect={setSelected}
      />
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
