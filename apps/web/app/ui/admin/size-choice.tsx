import { m } from '@warda/i18n/messages'
import { useEffect, useRef } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { type FoundProduct, useProductSizes } from '../../lib/shop/use-product-search.ts'
import { Button } from '../buttons/button.tsx'
import { Money } from '../data/money.tsx'
import { StockLeft } from '../data/stock-left.tsx'
import { QueryResult } from '../feedback/query-result.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'

type Product = Pick<FoundProduct, 'id' | 'name'>
type Variant = NonNullable<ReturnType<typeof useProductSizes>['data']>['variants'][number]
/** A size as a line of an order; `price` in riyals, `left` is the stock, at most 10. */
export type ChosenSize = { variantId: number; sku: string; name: string; size: string; price: number; left: number }
type SizeChoiceProps = { product: Product; onAdd: (size: ChosenSize) => void }

/** The sizes of a product with price, code and stock; the first available one has the focus, so that Enter selects it. */
export function SizeChoice({ product, onAdd }: SizeChoiceProps) {
  const query = useProductSizes(product.id)
  return (
    <QueryResult query={query} skeleton={<Skeleton className="h-14 w-full" />}>
      {({ variants }) => <Sizes product={product} variants={variants} onAdd={onAdd} />}
    </QueryResult>
  )
}

function Sizes({ product, variants, onAdd }: SizeChoiceProps & { variants: readonly Variant[] }) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    group.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [])
  return (
    <fieldset ref={group} className="rounded-field bg-sand p-3">
      <legend className="sr-only">{m.admin_phone_sizes({ name: product.name })}</legend>
      <p aria-hidden="true" className="font-semibold">
        {product.name}
      </p>
      <p className="mb-2 text-ink-soft text-sm">{m.admin_phone_size_pick()}</p>
      <div className="flex flex-wrap gap-2">
        {variants.map(({ id, sku, size, price, available }) => (
          <Button
            key={id}
            look="secondary"
            disabled={available === 0}
            className="min-h-14 bg-card!"
            onClick={() => onAdd({ variantId: id, sku, name: product.name, size, price, left: available })}
          >
            <span className="text-start leading-tight">
              <span className="block">
                {sizeLabel(size)} · <Money riyals={price} />
              </span>
              <span className="block font-normal text-ink-soft text-xs">
                <bdi dir="ltr">{sku}</bdi> · <StockLeft left={available} />
              </span>
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
