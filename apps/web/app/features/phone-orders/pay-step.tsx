import type { PAYMENT_TERMS } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { DiscountCodeField } from '../../ui/forms/discount-code-field.tsx'
import { getFieldOrQuoteError, type PhoneOrder } from './phone-order.ts'

type Terms = (typeof PAYMENT_TERMS)[number]

/** Deductions, and the payment terms that this customer may choose. */
export function PayStep({ order }: { order: PhoneOrder }) {
  const { form, quoted } = order
  const chosen = form.watch('paymentTerms')
  const open: readonly Terms[] = quoted.quote?.terms ?? ['cash', 'online']
  const choices: { value: Terms; label: string; text?: string }[] = [
    { value: 'cash', label: m.board_terms_cash() },
    { value: 'online', label: m.board_terms_online(), text: m.admin_phone_online_text() },
    { value: 'postponed', label: m.board_terms_postponed() },
    { value: 'monthly', label: m.board_terms_monthly() },
  ]
  return (
    <FormSection title={m.admin_phone_pay()}>
      <DiscountCodeField error={getFieldOrQuoteError(order, 'couponCode')} {...form.register('couponCode')} />
      <Points order={order} />
      <RadioGroup
        legend={<span className="sr-only">{m.admin_phone_pay()}</span>}
        choices={choices.filter(({ value }) => open.includes(value) || value === chosen)}
        error={getFieldOrQuoteError(order, 'paymentTerms')}
        {...form.register('paymentTerms')}
      />
    </FormSection>
  )
}

/** Applies the customer's points; shown only when there are any. */
function Points({ order: { form, quoted } }: { order: PhoneOrder }) {
  const usesPoints = form.watch('usePoints')
  const points = quoted.quote?.points
  if (!usesPoints && (points === undefined || points.balance === 0)) return null
  const { usable = 0, worth = 0, balance = 0 } = points ?? {}
  return (
    <div className="-my-2">
      <Checkbox
        label={
          usable > 0
            ? m.admin_phone_use_points({ count: usable, money: formatMoney(worth, currentLanguage()) })
            : m.admin_phone_has_points({ count: balance })
        }
        {...form.register('usePoints')}
      />
    </div>
  )
}
