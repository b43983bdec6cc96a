import { m } from '@warda/i18n/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../buttons/button.tsx'

type PageButtonsProps = { page: number; count: number; onPage: (page: number) => void }

/** Previous, "page X of Y", next. */
export function PageButtons({ page, count, onPage }: PageButtonsProps) {
  return (
    <nav aria-label={m.orders_page({ page, count })} className="flex items-center justify-center gap-4">
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" size={17} className="rtl:-scale-x-100" />
        {m.orders_previous()}
      </Button>
      <span className="tabular text-ink-soft" aria-live="polite">
        {m.orders_page({ page, count })}
      </span>
      <Button look="secondary" disabled={page >= count} onClick={() => onPage(page + 1)}>
        {m.orders_next()}
        <ChevronRight aria-hidden="true" size={17} className="rtl:-scale-x-100" />
      </Button>
    </nav>
  )
}
