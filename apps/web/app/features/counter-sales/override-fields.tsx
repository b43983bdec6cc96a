import type { CounterQuote } from '@warda/contract/counter-sales'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { CashField } from '../../ui/forms/cash-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { hasOverrides, type Overrides, type SaleForm } from './sale-form.ts'

/** The overrides that the employee may make. */
export type Permitted = { fee: boolean; discount: boolean; cutoff: boolean; capacity: boolean }

type OverrideFieldsProps = {
  sale: SaleForm
  quote: CounterQuote | null
  permitted: Permitted
  getError: (field: string) => string | undefined
  onChange: (overrides: Overrides) => void
}

/** Fields of the overrides of fee and discount, by permission, and of the reason of all overrides. */
export function OverrideFields({ sale, quote, permitted, getError, onChange }: OverrideFieldsProps) {
  const { overrides, handOut } = sale
  const hasFee = permitted.fee && handOut.way === 'delivery'
  const isNeeded = hasOverrides(sale)
  if (!hasFee && !permitted.discount && !isNeeded) return null
  const set = (part: Partial<Overrides>): void => onChange({ ...overrides, ...part })
  const listed = formatMoney(quote?.listedFee ?? 0, currentLanguage())
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium text-[0.9375rem]">{m.counter_overrides()}</legend>
      <div className="grid items-end gap-3 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
        {permitted.discount && (
          <CashField
            label={m.counter_override_discount()}
            value={overrides.discount}
            error={getError('overrides.discount')}
            onChange={({ target }) => set({ discount: target.value })}
          />
        )}
        {hasFee && (
          <CashField
            label={<AmountText>{m.counter_override_fee({ money: listed })}</AmountText>}
            value={overrides.deliveryFee}
            error={getError('overrides.deliveryFee')}
            onChange={({ target }) => set({ deliveryFee: target.value })}
          />
        )}
      </div>
      {isNeeded && (
        <Field
          label={m.counter_override_reason()}
          autoComplete="off"
          maxLength={LIMITS.overrideReason}
          value={overrides.reason}
          error={getError('overrides.reason')}
          onChange={({ target }) => set({ reason: target.value })}
        />
      )}
    </fieldset>
  )
}
