import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { data, useHref, useNavigation } from 'react-router'
import { ActiveFilters } from '../../features/catalogue/active-filters.tsx'
import { breadcrumbSchema } from '../../features/catalogue/breadcrumb-schema.ts'
import { CardSkeleton } from '../../features/catalogue/card-skeleton.tsx'
import { FilterPanel } from '../../features/catalogue/filter-panel.tsx'
import { countFilters, type Filters, readFilters, shopAddress, toShopQuery } from '../../features/catalogue/filters.ts'
import { Pagination } from '../../features/catalogue/pagination.tsx'
import { ShopEmpty } from '../../features/catalogue/shop-empty.tsx'
import { SortSelect } from '../../features/catalogue/sort-select.tsx'
import { withoutPreviews } from '../../features/catalogue/strip-previews.ts'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SlidersHorizontal } from '../../ui/media/icons.tsx'
import type { Route } from './+types/shop.ts'
import { findCategorySlug } from './category-slug.ts'
import { redirectToFilters } from './redirect-to-filters.ts'
import { ShopCard } from './shop-card.tsx'

const FilterSheet = lazy(() =>
  import('../../features/catalogue/filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const filters = loaderData?.filters
  const category = loaderData?.category
  // Only the whole shop and its categories are indexed: searches and combinations of filters have no end.
  const isIndexed =
    filters &&
    !(filters.category && !category) &&
    countFilters(filters) <= (filters.category ? 1 : 0) &&
    filters.sort === 'default'
  return pageMeta({
    matches,
    title: loaderData ? pageTitle(loaderData.filters, category?.name) : m.shop_title(),
    description: category
      ? (shop) => m.seo_category_description({ category: category.name, ...shop })
      : m.seo_shop_description,
    path: shopAddress({ ...loaderData.filters }, { page: filters?.page ?? 1 }),
    private: !isIndexed,
    picture: loaderData?.list.data[0]?.picture,
    structuredData: loaderData?.structuredData,
  })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams)
  const list = withoutPreviews(await loadFromApi(context, request, 'getProducts', { query: toShopQuery(filters) }))
  const category = list.facets.categories.find(
    ({ slug, name }) => slug === filters.category || name === filters.category,
  )
  const slug = category?.slug ?? (filters.category && (await findCategorySlug({ context, request }, filters.category)))
  if (slug && slug !== filters.category) throw redirectToFilters(request, { ...filters, category: slug }, 301)
  const lastPage = Math.max(list.pageCount, 1)
  // The list may have become shorter since the link was made.
  if (filters.page > lastPage) throw redirectToFilters(request, { ...filters, page: lastPage }, 302)
  const { isDocument, language, publicUrl } = context.get(pageContext)
  const steps = category
    ? [
        { name: m.shop_title(), path: paths.shop },
        { name: category.name, path: paths.category(category.slug) },
      ]
    : []
  const structuredData = isDocument && category ? [breadcrumbSchema({ language, publicUrl }, steps)] : []
  const loaded = { filters, list, category, structuredData }
  return data(loaded, filters.category && !slug ? { status: 404 } : undefined)
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { filters, list, category } = loaderData
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { state, location } = useNavigation()
  const shop = useHref(paths.shop)
  const isLoading = state === 'loading' && location.pathname === shop
  const names = {
    category: category?.name ?? filters.category,
    colours: list.facets.colours,
    occasions: list.facets.occasions,
  }
  const count = countFilters(filters)
  return (
    <div className="page pt-8 pb-20 sm:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-4xl sm:text-5xl">{pageTitle(filters, category?.name)}</h1>
          <p role="status" className="mt-2 text-ink-soft">
            {isLoading ? m.shop_loading() : m.shop_count({ count: list.total })}
          </p>
          {list.didYouMean && <p className="mt-1">{m.shop_did_you_mean({ words: list.didYouMean })}</p>}
          {list.nearest && <p className="mt-1">{m.shop_nearest()}</p>}
        </div>
        <div className="flex max-w-full items-center gap-2">
          <Button
            look="secondary"
            className="shrink-0 lg:hidden"
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          >
            <SlidersHorizontal aria-hidden="true" size={17} />
            {count > 0 ? m.shop_filters_active({ count }) : m.shop_filters()}
          </Button>
          <SortSelect filters={filters} />
        </div>
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-12">
        <aside aria-label={m.shop_filters()} className="hidden lg:block">
          <div className="thin-scrollbar sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto px-1 pb-4">
            <FilterPanel filters={filters} facets={list.facets} />
          </div>
        </aside>
        <div className="grid content-start gap-6">
          <ActiveFilters filters={filters} names={names} />
          {list.total === 0 && !isLoading ? (
            <ShopEmpty filters={filters} names={names} categories={list.facets.categories} />
          ) : (
            <ul
              aria-busy={isLoading}
              className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 sm:gap-y-10 md:grid-cols-3 2xl:grid-cols-4"
            >
              {isLoading
                ? Array.from({ length: 8 }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
                    <li key={index}>
                      <CardSkeleton />
                    </li>
                  ))
                : list.data.map((product, index) => (
                    <li key={product.id}>
                      <ShopCard
                        product={product}
                        heading="h2"
                        first={index < 4}
                        sizes="(min-width: 1024px) 18rem, (min-width: 768px) 33vw, 50vw"
                      />
                    </li>
                  ))}
            </ul>
          )}
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            getPageUrl={(page) => shopAddress(filters, { page })}
          />
        </div>
      </div>
      {isSheetOpen && (
        <Suspense>
          <FilterSheet
            open
            onClose={() => setSheetOpen(false)}
            filters={filters}
            facets={list.facets}
            total={list.total}
          />
        </Suspense>
      )}
    </div>
  )
}

const pageTitle = (filters: Filters, category: string | undefined): string => {
  if (filters.q) return m.shop_search_results({ words: filters.q })
  if (category) return category
  return filters.offers ? m.shop_offers_title() : m.shop_title()
}
