import { m } from '@warda/i18n/messages'
import { useEffect, useRef } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Line } from './phone-schema.ts'
import { type FoundProduct, useSizes } from './use-phone-order.ts'

type SizeChoiceProps = { product: Pick<FoundProduct, 'id' | 'name'>; onAdd: (line: Omit<Line, 'quantity'>) => void }
type Variant = NonNullable<ReturnType<typeof useSizes>['data']>['variants'][number]

/** The sizes of a product with price, code and stock; the first available one has the focus, so that Enter selects it. */
export function SizeChoice({ product, onAdd }: SizeChoiceProps) {
  const query = useSizes(product.id)
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
                <bdi dir="ltr">{sku}</bdi> · <Stock left={available} />
              </span>
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** Remaining stock; the API caps it at 10. */
export function Stock({ left }: { left: number }) {
  if (left === 0) return <span className="text-canceled-ink">{m.admin_phone_sold_out()}</span>
  return <span>{left >= 10 ? m.admin_phone_in_stock() : m.admin_phone_left({ count: left })}</span>
}
