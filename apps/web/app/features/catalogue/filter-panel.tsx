import type { Facets } from '@warda/contract/search'
import { m } from '@warda/i18n/messages'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Stars } from '../../ui/data/stars.tsx'
import { ColourFilter } from './colour-filter.tsx'
import { type Filters, readFilters, shopAddress } from './filters.ts'

type FilterPanelProps = { filters: Filters; facets: Facets }

const CHOICES: ReadonlySet<string> = new Set(['checkbox', 'radio'])

const number = 'min-h-11 w-full rounded-field border border-line-strong bg-card px-3 text-base'

/**
 * All filters as one form. A change updates the URL at once, so that Back reverts it; without JavaScript the submit
 * button does.
 */
export function FilterPanel({ filters, facets }: FilterPanelProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  useFieldsFromUrl(form, filters)
  const apply = (form: HTMLFormElement) => {
    const chosen = readFilters(
      new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    )
    const address = shopAddress(chosen)
    if (address !== shopAddress(filters)) void navigate(address, { preventScrollReset: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    // Prices apply with the button, because a partly typed number is another price.
    if (event.target instanceof HTMLInputElement && CHOICES.has(event.target.type)) apply(event.currentTarget)
  }
  return (
    <form ref={form} action={paths.shop} onSubmit={submit} onChange={change} className="grid gap-7">
      {filters.q && <input type="hidden" name="q" value={filters.q} />}
      {filters.sort !== 'default' && <input type="hidden" name="sort" value={filters.sort} />}
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <nav aria-labelledby="filter-category">
        <h2 id="filter-category" className="mb-2 text-lg">
          {m.shop_category()}
        </h2>
        <CategoryLink to={shopAddress(filters, { category: '' })} current={!filters.category}>
          {m.shop_all_categories()}
        </CategoryLink>
        {facets.categories.map((category) => (
          <CategoryLink
            key={category.slug}
            to={shopAddress(filters, { category: category.slug })}
            current={filters.category === category.slug || filters.category === category.name}
            count={category.count}
          >
            {category.name}
          </CategoryLink>
        ))}
      </nav>
      {facets.occasions.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-display text-lg">{m.shop_occasion()}</legend>
          {facets.occasions.map(({ slug, name, count }) => (
            <Choice
              key={slug}
              type="checkbox"
              name="occasion"
              value={slug}
              checked={filters.occasions.includes(slug)}
              count={count}
            >
              {name}
            </Choice>
          ))}
        </fieldset>
      )}
      <ColourFilter chosen={filters.colours} colours={facets.colours} />
      <fieldset>
        <legend className="mb-2 font-display text-lg">{m.shop_price()}</legend>
        <div className="grid grid-cols-2 gap-2">
          <input
            name="min"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={filters.min ?? ''}
            placeholder={String(Math.floor(facets.price.min))}
            aria-label={m.shop_price_min()}
            className={number}
          />
          <input
            name="max"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={filters.max ?? ''}
            placeholder={String(Math.ceil(facets.price.max))}
            aria-label={m.shop_price_max()}
            className={number}
          />
        </div>
        <Button type="submit" look="secondary" wide className="mt-2">
          {m.shop_apply()}
        </Button>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-display text-lg">{m.shop_rating()}</legend>
        <Choice type="radio" name="rating" value="" checked={filters.rating === null}>
          {m.shop_rating_any()}
        </Choice>
        {facets.ratings.map(({ stars, count }) => (
          <Choice
            key={stars}
            type="radio"
            name="rating"
            value={String(stars)}
            checked={filters.rating === stars}
            count={count}
          >
            <span className="sr-only">{m.shop_rating_at_least({ stars })}</span>
            <span aria-hidden="true">
              <Stars rating={stars} />
            </span>
          </Choice>
        ))}
      </fieldset>
      <Choice type="checkbox" name="offers" value="1" checked={filters.offers}>
        {m.shop_offers_only()}
      </Choice>
    </form>
  )
}

/**
 * Sets the uncontrolled fields to the filters of the URL when these change (Back, a removed filter). Whatever is being
 * typed while another filter loads stays, and so does the focus.
 */
function useFieldsFromUrl(form: RefObject<HTMLFormElement | null>, filters: Filters) {
  const shown = useRef(filters)
  useEffect(() => {
    const previous = shown.current
    shown.current = filters
    if (shopAddress(previous) === shopAddress(filters)) return
    const priceChanged = previous.min !== filters.min || previous.max !== filters.max
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue
      if (CHOICES.has(field.type)) field.checked = field.defaultChecked
      else if (priceChanged && field.type === 'text') field.value = field.defaultValue
    }
  }, [form, filters])
}

function CategoryLink({
  to,
  current,
  count,
  children,
}: {
  to: string
  current: boolean
  count?: number
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={classes(
        'flex min-h-11 items-center justify-between gap-3 lg:min-h-9',
        current ? 'font-semibold text-leaf' : 'hover:text-leaf',
      )}
    >
      {children}
      {count !== undefined && <span className="tabular text-ink-soft text-sm">{count}</span>}
    </Link>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  count?: number
  children: ReactNode
}

function Choice({ type, name, value, checked, count, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 lg:min-h-9">
      <input type={type} name={name} value={value} defaultChecked={checked} className="size-5" />
      <span className="flex-1">{children}</span>
      {count !== undefined && <span className="tabular text-ink-soft text-sm">{count}</span>}
    </label>
  )
}
