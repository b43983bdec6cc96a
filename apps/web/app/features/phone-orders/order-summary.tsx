import { m } from '@warda/i18n/messages'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import type { PhoneOrder } from './phone-order.ts'
import { SummaryLines } from './summary-lines.tsx'

/** The price breakdown and the submit button: fixed to the bottom on tablets, beside the form on desktops. */
export function OrderSummary({ order }: { order: PhoneOrder }) {
  const { quoted, busy } = order
  const [open, setOpen] = useState(false)
  return (
    <section
      aria-label={m.admin_phone_summary()}
      className="sticky bottom-0 z-30 -mx-4 grid gap-3 border-line border-t bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-card sm:border-x sm:px-5 xl:top-22 xl:bottom-auto xl:gap-4 xl:rounded-card xl:border xl:bg-card xl:p-6"
    >
      <h2 className="text-xl max-xl:sr-only">{m.admin_phone_summary()}</h2>
      <div id="order-sums" className={classes(!open && 'max-xl:hidden')}>
        <SummaryLines order={order} />
      </div>
      {quoted.error !== null && <FailedNotice error={quoted.error} onRetry={quoted.retry} />}
      {order.problem && <Notice tone="error">{order.problem}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 xl:grid xl:grid-cols-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="order-sums"
          onClick={() => setOpen(!open)}
          className="flex min-h-12 items-center gap-2 rounded-field text-start xl:hidden"
        >
          <Total order={order} />
          <ChevronUp
            aria-hidden="true"
            size={20}
            className={classes('shrink-0 text-ink-soft transition-transform duration-150', open && 'rotate-180')}
          />
          <span className="sr-only">{m.admin_phone_sums()}</span>
        </button>
        <div className="max-xl:hidden">
          <Total order={order} />
        </div>
        <Button type="submit" size="large" busy={busy} className="max-sm:grow">
          {m.admin_phone_place()}
        </Button>
      </div>
    </section>
  )
}

/** The quoted total; the previous one stays, faded, while the next one loads. */
function Total({ order: { form, quoted } }: { order: PhoneOrder }) {
  const { quote, isCurrent } = quoted
  const some = form.watch('lines').length > 0
  const total = some ? (quote?.total ?? null) : 0
  const isPending = some && !isCurrent
  return (
    <span className="grid xl:gap-1">
      <span className="flex items-center gap-2 text-ink-soft text-sm xl:text-base">
        {m.admin_phone_total()}
        <span
          aria-hidden="true"
          className={classes('transition-opacity', isPending ? 'opacity-100 delay-300' : 'opacity-0')}
        >
          <Spinner />
        </span>
      </span>
      <output
        aria-live="polite"
        aria-busy={isPending}
        className={classes(
          'font-display text-2xl transition-colors xl:text-4xl',
          isPending ? 'text-ink-soft' : 'text-ink',
        )}
      >
        {total === null ? '…' : <Money riyals={total} />}
      </output>
      {some && quote && (
        <span className="text-ink-soft text-sm max-xl:hidden">
          <AmountText>{m.admin_phone_vat_in({ money: formatMoney(quote.vat, currentLanguage()) })}</AmountText>
        </span>
      )}
    </span>
  )
}
