import { m } from '@warda/i18n/messages'
import { useNavigate } from 'react-router'
import { type Filters, type Sort, shopAddress } from './filters.ts'

/** Sort order of the list, stored in the URL. */
export function SortSelect({ filters }: { filters: Filters }) {
  const navigate = useNavigate()
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className="hidden text-ink-soft sm:inline">{m.shop_sort()}</span>
      <span className="min-w-0 rounded-full border border-line-strong bg-card pe-3 has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2">
        <select
          aria-label={m.shop_sort()}
          value={filters.sort}
          onChange={(event) =>
            void navigate(shopAddress(filters, { sort: event.target.value as Sort }), { preventScrollReset: true })
          }
          className="min-h-11 w-full min-w-0 bg-transparent ps-4 text-base outline-none sm:text-sm"
        >
          <option value="default">{m.shop_sort_default()}</option>
          <option value="price-asc">{m.shop_sort_price_asc()}</option>
          <option value="price-desc">{m.shop_sort_price_desc()}</option>
        </select>
      </span>
    </label>
  )
}
