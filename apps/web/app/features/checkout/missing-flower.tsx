import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import type { CheckoutForm } from './use-checkout.ts'

/** What may replace a missing flower, and what must not be in the flowers (AGREE-18). */
export function MissingFlower({ checkout: { form, getError } }: { checkout: CheckoutForm }) {
  return (
    <div className="grid gap-4">
      <RadioGroup
        legend={m.orders_substitution()}
        choices={[
          { value: 'similar', label: m.orders_substitution_similar() },
          { value: 'call', label: m.orders_substitution_call() },
          { value: 'refund', label: m.orders_substitution_refund() },
        ]}
        error={getError('substitution')}
        {...form.register('substitution')}
      />
      <TextareaField
        label={m.checkout_allergy()}
        hint={m.checkout_allergy_hint()}
        optional
        rows={2}
        dir="auto"
        className="min-h-20!"
        maxLength={LIMITS.allergyNote}
        error={getError('allergyNote')}
        {...form.register('allergyNote')}
      />
    </div>
  )
}
