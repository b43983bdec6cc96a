import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { X } from '../icons.tsx'

/** Actions for the selected rows; sticks to the bottom of the window while any row is selected. */
export function BulkActionBar({
  count,
  onClear,
  children,
}: {
  count: number
  onClear: () => void
  children: ReactNode
}) {
  if (count === 0) return null
  return (
    <section
      aria-label={m.admin_ui_bulk()}
      className="sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-2 rounded-card bg-ink p-2.5 ps-4 text-white shadow-float"
    >
      <p role="status" className="me-auto font-semibold">
        {m.admin_ui_selected({ count })}
      </p>
      {/* On a phone in a row of their own, closer together. */}
      <div className="flex max-sm:order-1 max-sm:-ms-2 max-sm:w-full max-sm:flex-wrap max-sm:*:px-2.5 *:shrink-0 *:whitespace-nowrap">
        {children}
      </div>
      <Button
        look="quiet"
        size="icon"
        className="text-white hover:bg-white/15"
        aria-label={m.admin_ui_select_none()}
        onClick={onClear}
      >
        <X aria-hidden="true" size={20} />
      </Button>
    </section>
  )
}
