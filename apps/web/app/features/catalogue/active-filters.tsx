import type { Facets } from '@warda/contract/search'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { type Filters, shopAddress } from './filters.ts'

/** Display names of the selected category, and of colours and occasions. */
export type FilterNames = { category: string } & Pick<Facets, 'colours' | 'occasions'>

type Chip = { name: string; to: string }

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ filters, names }: { filters: Filters; names: FilterNames }) {
  const chips = listChips(filters, names)
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.name}>
          <Link
            to={chip.to}
            preventScrollReset
            aria-label={m.shop_remove_filter({ name: chip.name })}
            className="flex min-h-11 items-center gap-2 rounded-full bg-sage px-4 font-medium text-leaf-deep text-sm hover:bg-line sm:min-h-9"
          >
            <bdi>
              <AmountText>{chip.name}</AmountText>
            </bdi>
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={paths.shop}
          className="flex min-h-11 items-center px-2 font-semibold text-petal-deep text-sm underline underline-offset-4 sm:min-h-9"
        >
          {m.shop_clear()}
        </Link>
      </li>
    </ul>
  )
}

/** Labels of the active filters, each with the URL without it. */
export function listChips(filters: Filters, names: FilterNames): Chip[] {
  const without = (change: Partial<Filters>) => shopAddress(filters, change)
  const chips: Chip[] = []
  if (filters.q) chips.push({ name: m.shop_search_results({ words: filters.q }), to: without({ q: '' }) })
  if (filters.category) chips.push({ name: names.category, to: without({ category: '' }) })
  for (const { colour, name } of names.colours) {
    if (filters.colours.includes(colour))
      chips.push({ name, to: without({ colours: filters.colours.filter((other) => other !== colour) }) })
  }
  for (const { slug, name } of names.occasions) {
    if (filters.occasions.includes(slug))
      chips.push({ name, to: without({ occasions: filters.occasions.filter((other) => other !== slug) }) })
  }
  const price = priceText(filters)
  if (price) chips.push({ name: price, to: without({ min: null, max: null }) })
  if (filters.rating !== null) {
    chips.push({ name: m.shop_rating_at_least({ stars: filters.rating }), to: without({ rating: null }) })
  }
  if (filters.offers) chips.push({ name: m.shop_offers_title(), to: without({ offers: false }) })
  return chips
}

const priceText = ({ min, max }: Filters): string | null => {
  if (min !== null && max !== null) return m.shop_price_range({ min, max })
  if (min !== null) return m.shop_price_at_least({ min })
  return max === null ? null : m.shop_price_at_most({ max })
}
