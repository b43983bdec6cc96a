import { m } from '@warda/i18n/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'

type PageButtonsProps = { page: number; count: number; onPage: (page: number) => void }

/** Previous, "page X of Y", next (DELIV-02). */
export function PageButtons({ page, count, onPage }: PageButtonsProps) {
  const text = m.board_page({ page, count })
  return (
    <nav
      aria-label={text}
      className="flex items-center justify-between gap-2 whitespace-nowrap sm:justify-center sm:gap-3"
    >
      <Button look="secondary" className="min-h-12 max-sm:px-4" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        {m.board_previous()}
      </Button>
      <span className="tabular text-ink-soft" aria-live="polite">
        {text}
      </span>
      <Button
        look="secondary"
        className="min-h-12 max-sm:px-4"
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      >
        {m.board_next()}
        <ChevronRight aria-hidden="true" size={18} className="rtl:-scale-x-100" />
      </Button>
    </nav>
  )
}
