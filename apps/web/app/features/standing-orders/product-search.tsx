import type { ProductCard } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { useProductSearch, useProductSizes } from '../../lib/shop/use-product-search.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { DraftLine } from './standing-present.ts'

/** Finds products by name; choosing one asks for its size. */
export function ProductSearch({ onAdd }: { onAdd: (line: DraftLine) => void }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ProductCard | null>(null)
  const searchText = typed.trim()
  const query = useProductSearch(searchText)
  return (
    <div className="grid gap-3">
      <Field
        label={m.standing_search()}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setChosen(null)
        }}
        onKeyDown={(event) => {
          // Enter searches instead of submitting the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {chosen !== null ? (
        <Sizes
          product={chosen}
          onAdd={(line) => {
            onAdd(line)
            setChosen(null)
            setTyped('')
          }}
        />
      ) : (
        searchText.length >= 2 && (
          <QueryResult query={query} skeleton={<Skeleton className="h-24 w-full" />}>
            {(products) =>
              products.length === 0 ? (
                <p className="text-ink-soft">{m.standing_search_none()}</p>
              ) : (
                <ul className="grid gap-1">
                  {products.map((product) => (
                    <li key={product.id}>
                      <button
                        type="button"
                        onClick={() => setChosen(product)}
                        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-field px-3 text-start hover:bg-sand"
                      >
                        <span>{product.name}</span>
                        <Money riyals={product.price} className="text-ink-soft" />
                      </button>
                    </li>
                  ))}
                </ul>
              )
            }
          </QueryResult>
        )
      )}
    </div>
  )
}

function Sizes({ product, onAdd }: { product: ProductCard; onAdd: (line: DraftLine) => void }) {
  const query = useProductSizes(product.id)
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{product.name}</p>
      <QueryResult query={query} skeleton={<Skeleton className="h-12 w-full" />}>
        {({ variants }) => (
          <div className="flex flex-wrap gap-2">
            {variants.map((variant) => (
              <Button
                key={variant.id}
                look="secondary"
                onClick={() =>
                  onAdd({
                    variantId: variant.id,
                    sku: variant.sku,
                    name: product.name,
                    size: variant.size,
                    quantity: 1,
                    price: variant.price,
                  })
                }
              >
                {sizeLabel(variant.size)} · <Money riyals={variant.price} />
              </Button>
            ))}
          </div>
        )}
      </QueryResult>
    </div>
  )
}
