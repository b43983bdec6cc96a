import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { classes } from '../../ui/classes.ts'
import { pagesAround } from './pages-around.ts'

type PaginationProps = { page: number; pageCount: number; getPageUrl: (page: number) => string }

const step = 'flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 font-semibold hover:bg-sand'

/** Page links that work without JavaScript. */
export function Pagination({ page, pageCount, getPageUrl }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={m.shop_pages()} className="flex flex-wrap items-center justify-center gap-1 pt-12">
      {page > 1 && (
        <Link to={getPageUrl(page - 1)} rel="prev" className={step}>
          {m.shop_previous()}
        </Link>
      )}
      {pagesAround(page, pageCount).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, identified by position
          <span key={`gap-${index}`} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={getPageUrl(number)}
            aria-label={m.shop_page({ page: number })}
            aria-current={number === page ? 'page' : undefined}
            className={classes(step, 'tabular', number === page && 'bg-leaf text-white hover:bg-leaf')}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link to={getPageUrl(page + 1)} rel="next" className={step}>
          {m.shop_next()}
        </Link>
      )}
    </nav>
  )
}
