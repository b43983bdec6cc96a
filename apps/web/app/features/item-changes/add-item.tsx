import { m } from '@warda/i18n/messages'
import { useRef, useState } from 'react'
import type { FoundProduct } from '../../lib/shop/use-product-search.ts'
import { ProductSearch } from '../../ui/admin/product-search.tsx'
import { type ChosenSize, SizeChoice } from '../../ui/admin/size-choice.tsx'
import type { Line } from './item-lines.tsx'

type AddItemProps = { error: string | undefined; onAdd: (line: Omit<Line, 'quantity'>) => void }

/** Finds a product by name or code and adds one of its sizes. */
export function AddItem({ error, onAdd }: AddItemProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [searchText, setSearchText] = useState('')
  const [selected, setSelected] = useState<FoundProduct | null>(null)
  const add = ({ variantId, name, size, price }: ChosenSize): void => {
    onAdd({ variantId, name, size, price })
    setSelected(null)
    setSearchText('')
    inputRef.current?.focus()
  }
  return (
    <div className="grid gap-3">
      <ProductSearch
        label={m.item_change_add()}
        inputRef={inputRef}
        error={error}
        searchText={searchText}
        onSearchTextChange={(next) => {
          setSearchText(next)
          setSelected(null)
        }}
        selected={selected}
        onSelect={setSelected}
      />
      {selected !== null && <SizeChoice key={selected.id} product={selected} onAdd={add} />}
    </div>
  )
}
