import { m } from '@warda/i18n/messages'
import { Banknote, CalendarClock, CalendarRange, CreditCard } from 'lucide-react'
import { joinMethodNames, usePaymentMethods } from '../../lib/shop/payment-methods.ts'
import { PaymentMark } from '../../ui/data/payment-marks.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import type { CheckoutValues } from './checkout-form.ts'

type Terms = CheckoutValues['paymentTerms']
type TermsChoiceProps = {
  terms: readonly Terms[]
  chosen: Terms
  error: string | undefined
  onChoose: (terms: Terms) => void
}

const labels: Record<Terms, { label: () => string; hint: (online: string) => string; Icon: typeof Banknote }> = {
  online: {
    label: m.checkout_terms_online,
    hint: (methods) => m.checkout_terms_online_hint({ methods }),
    Icon: CreditCard,
  },
  cash: { label: m.checkout_terms_cash, hint: () => m.checkout_terms_cash_hint(), Icon: Banknote },
  postponed: { label: m.checkout_terms_postponed, hint: () => m.checkout_terms_postponed_hint(), Icon: CalendarClock },
  monthly: { label: m.checkout_terms_monthly, hint: () => m.checkout_terms_monthly_hint(), Icon: CalendarRange },
}

/** The payment terms that the server offers to this buyer (decisions §4). */
export function TermsChoice({ terms, chosen, error, onChoose }: TermsChoiceProps) {
  const methods = usePaymentMethods()
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{m.checkout_terms()}</legend>
      <div className="grid gap-2.5">
        {terms.length === 0 && <Skeleton className="h-18 w-full" />}
        {terms.map((term) => {
          const { label, hint, Icon } = labels[term]
          return (
            <label
              key={term}
              className="flex items-center gap-4 rounded-field border border-line-strong px-4 py-3 transition-colors duration-150 has-checked:border-leaf has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-leaf"
            >
              <input
                type="radio"
                name="paymentTermsChoice"
                value={term}
                checked={term === chosen}
                onChange={() => onChoose(term)}
                className="size-5 shrink-0"
              />
              <span className="grow">
                <span className="block font-semibold">{label()}</span>
                <span className="block text-ink-soft text-sm">{hint(joinMethodNames(methods))}</span>
                {term === 'online' && methods.length > 0 && (
                  <span className="mt-2 flex flex-wrap gap-1.5">
                    {methods.map((mark) => (
                      <PaymentMark key={mark} mark={mark} />
                    ))}
                  </span>
                )}
              </span>
              <Icon aria-hidden="true" size={24} className="shrink-0 text-leaf" />
            </label>
          )
        })}
      </div>
      <FieldError className="mt-2">{error}</FieldError>
    </fieldset>
  )
}
