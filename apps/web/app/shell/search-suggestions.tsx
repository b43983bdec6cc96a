import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { useApiQuery } from '../lib/api/api-query.ts'
import { paths } from '../paths.ts'
import { Money } from '../ui/data/money.tsx'
import { Picture } from '../ui/media/picture.tsx'

const MAX_PRODUCTS = 6
const MIN_LETTERS = 2

const useSuggestions = (searchText: string) =>
  useApiQuery(
    'getProducts',
    { query: { q: searchText } },
    {
      select: ({ data, total }) => ({ products: data.slice(0, MAX_PRODUCTS), total }),
      enabled: searchText.length >= MIN_LETTERS,
      staleTime: 60_000,
      placeholderData: (previous) => previous,
    },
  )

/** The first products of the search with their pictures, and a link to all of them. */
export function SearchSuggestions({ searchText, onChoose }: { searchText: string; onChoose: () => void }) {
  const { data } = useSuggestions(searchText)
  if (searchText.length < MIN_LETTERS || !data) return null
  return (
    <section aria-label={m.shell_search_suggestions()} className="mx-auto mt-5 max-w-3xl">
      <p role="status" className="text-ink-soft text-sm">
        {m.shop_count({ count: data.total })}
      </p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {data.products.map((product) => (
          <li key={product.id}>
            <Link
              to={paths.product(product.slug)}
              onClick={onChoose}
              className="flex min-h-16 items-center gap-3 rounded-field p-1.5 hover:bg-sand"
            >
              <Picture
                picture={product.picture}
                sizes="56px"
                decorative
                className="size-14 shrink-0 rounded-field"
                imageClassName="size-full object-cover"
              />
              <span className="min-w-0 grow font-medium">{product.name}</span>
              <Money riyals={product.price} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      {data.total > data.products.length && (
        <Link
          to={paths.search(searchText)}
          onClick={onChoose}
          className="mt-2 inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
        >
          {m.shell_search_all()}
        </Link>
      )}
    </section>
  )
}
