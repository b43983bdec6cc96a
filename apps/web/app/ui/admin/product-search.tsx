import { m } from '@warda/i18n/messages'
import type { RefObject } from 'react'
import { type FoundProduct, useProductOrCodeSearch } from '../../lib/shop/use-product-search.ts'
import { Money } from '../data/money.tsx'
import { Picture } from '../media/picture.tsx'
import { Combobox } from './combobox.tsx'

type ProductSearchProps = {
  label: string
  inputRef: RefObject<HTMLInputElement | null>
  error: string | undefined
  searchText: string
  onSearchTextChange: (searchText: string) => void
  selected: FoundProduct | null
  onSelect: (product: FoundProduct) => void
}

/** Finds a published product by name or code; the parent owns the search text, to clear it after a size is added. */
export function ProductSearch({ searchText, onSearchTextChange, selected, onSelect, ...field }: ProductSearchProps) {
  const query = useProductOrCodeSearch(searchText)
  const isSearching = searchText.trim().length >= 2
  return (
    <Combobox
      {...field}
      query={searchText}
      onQueryChange={onSearchTextChange}
      items={isSearching && selected === null ? query.data : undefined}
      busy={isSearching && query.isFetching}
      getKey={({ id }) => id}
      onSelect={onSelect}
      emptyText={m.admin_phone_product_none()}
    >
      {({ name, price, picture, inStock }) => (
        <span className="flex items-center gap-3">
          <span className="size-10 shrink-0 overflow-hidden rounded-field bg-sand">
            {picture && <Picture picture={picture} decorative sizes="40px" imageClassName="size-full object-cover" />}
          </span>
          <span className="min-w-0 grow font-medium">{name}</span>
          {inStock ? (
            <Money riyals={price} className="text-ink-soft" />
          ) : (
            <span className="text-canceled-ink text-sm">{m.admin_phone_sold_out()}</span>
          )}
        </span>
      )}
    </Combobox>
  )
}
