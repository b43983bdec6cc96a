import { m } from '@warda/i18n/messages'
import { Building2, Flower2 } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'

const types = [
  { value: 'personal', label: m.auth_type_personal, hint: m.auth_type_personal_hint, Icon: Flower2 },
  { value: 'business', label: m.auth_type_business, hint: m.auth_type_business_hint, Icon: Building2 },
]

/** Account type: a person, or a business with branches and payment terms (decisions §1). */
export function AccountTypeField({ registration }: { registration: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.9375rem]">{m.auth_account_type()}</legend>
      <div className="grid grid-cols-2 gap-3">
        {types.map(({ value, label, hint, Icon }) => (
          <label
            key={value}
            className="grid content-start gap-0.5 rounded-field border border-line-strong bg-card px-3.5 py-3 transition-colors duration-150 has-checked:border-leaf has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input type="radio" value={value} {...registration} className="sr-only" />
            <Icon aria-hidden="true" size={20} className="text-leaf" />
            <span className="font-semibold text-[0.9375rem]">{label()}</span>
            <span className="text-ink-soft text-sm leading-snug">{hint()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
