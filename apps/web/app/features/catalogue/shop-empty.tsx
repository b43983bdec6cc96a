import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type FilterNames, listChips } from './active-filters.tsx'
import type { Filters } from './filters.ts'

type Suggestion = { name: string; slug: string }

/**
 * Empty result: offers to remove single filters, or the categories after a text search; a shop without products shows
 * "coming soon".
 */
export function ShopEmpty({
  filters,
  names,
  categories,
}: {
  filters: Filters
  names: FilterNames
  categories: readonly Suggestion[]
}) {
  const chips = listChips(filters, names)
  // Without filters the shop itself is empty.
  if (chips.length === 0)
    return (
      <EmptyState drawing="seedling" title={m.shop_soon_title()}>
        {m.shop_soon_text()}
      </EmptyState>
    )
  const isTextSearchOnly = chips.length === 1 && filters.q !== ''
  const chip = 'flex min-h-11 items-center gap-2 rounded-full bg-sand px-4 font-medium hover:bg-line'
  return (
    <EmptyState
      drawing="search"
      title={m.shop_empty_title()}
      actions={
        <>
          {isTextSearchOnly
            ? categories.map((category) => (
                <Link key={category.slug} to={paths.category(category.slug)} className={chip}>
                  {category.name}
                </Link>
              ))
            : chips.map(({ name, to }) => (
                <Link key={name} to={to} aria-label={m.shop_remove_filter({ name })} className={chip}>
                  {name} <span aria-hidden="true">×</span>
                </Link>
              ))}
          <LinkButton to={paths.shop}>{m.shop_empty_clear()}</LinkButton>
        </>
      }
    >
      {isTextSearchOnly ? m.shop_empty_search({ words: filters.q }) : m.shop_empty_filters()}
    </EmptyState>
  )
}
