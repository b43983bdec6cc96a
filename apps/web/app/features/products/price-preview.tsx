import { m } from '@warda/i18n/messages'
import { ArrowRight } from 'lucide-react'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { type BulkChange, type BulkProducts, useBulkPreview } from './use-products.ts'

/** Old and new prices of a bulk change. */
export function PricePreview({ products, change }: { products: BulkProducts; change: BulkChange }) {
  const query = useBulkPreview(products, change)
  return (
    <section aria-label={m.admin_products_bulk_preview()} className="grid gap-2">
      <QueryResult query={query}>
        {({ prices, priceCount }) => (
          <>
            <p role="status" className="font-semibold">
              {m.admin_products_bulk_preview_count({ count: priceCount })}
            </p>
            {prices.length > 0 && (
              <ul
                // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling list must be focusable by keyboard
                tabIndex={0}
                className="grid max-h-60 gap-1 overflow-auto rounded-field border border-line px-3 py-2"
              >
                {prices.map(({ sku, title, from, to }) => (
                  <li key={sku} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1">
                    <span className="min-w-0">
                      <bdi>{title}</bdi>{' '}
                      <bdi dir="ltr" className="text-ink-soft text-sm">
                        {sku}
                      </bdi>
                    </span>
                    <span className="inline-flex items-baseline gap-2">
                      <del className="text-ink-soft">
                        <Money riyals={from} />
                      </del>
                      <ArrowRight aria-hidden="true" size={14} className="self-center rtl:-scale-x-100" />
                      <ins className="font-semibold no-underline">
                        <Money riyals={to} />
                      </ins>
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {priceCount > prices.length && (
              <p className="text-ink-soft text-sm">{m.admin_products_bulk_preview_more({ count: prices.length })}</p>
            )}
          </>
        )}
      </QueryResult>
    </section>
  )
}
