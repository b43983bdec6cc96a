import { m } from '@warda/i18n/messages'
import { ArrowRight } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import type { TotalChange } from './use-placing.ts'

type PriceChangeProps = { change: TotalChange; onAgree: () => void; onBack: () => void }

/** Asks for confirmation when the total changed before the order was placed. */
export function PriceChange({ change, onAgree, onBack }: PriceChangeProps) {
  const { before, now } = change
  return (
    <ConfirmDialog
      open
      title={m.admin_phone_price_title()}
      confirmLabel={m.admin_phone_price_agree({ money: formatMoney(now, currentLanguage()) })}
      cancelLabel={m.admin_phone_price_back()}
      onConfirm={onAgree}
      onCancel={onBack}
    >
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:gap-x-4 text-ink">
        {before != null && (
          <>
            <s className="text-ink-soft">
              <span className="sr-only">{m.admin_phone_price_before()} </span>
              <Money riyals={before} className="text-lg sm:text-xl" />
            </s>
            <ArrowRight aria-hidden="true" size={20} className="self-center text-ink-soft rtl:-scale-x-100" />
          </>
        )}
        <span>
          <span className="sr-only">{m.admin_phone_price_now()} </span>
          <Money riyals={now} className="font-display text-2xl sm:text-3xl" />
        </span>
      </p>
      <p>{m.admin_phone_price_text()}</p>
    </ConfirmDialog>
  )
}
