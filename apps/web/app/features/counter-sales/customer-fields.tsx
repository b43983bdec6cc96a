import { LIMITS } from '@warda/domain/limits'
import { isProfilePhone } from '@warda/domain/phone'
import { m } from '@warda/i18n/messages'
import type { Dispatch, SetStateAction } from 'react'
import { DateField } from '../../ui/dates/date-field.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { findName } from './use-counter.ts'

/** Who buys and when it is picked up, as typed; `pickupAt` is `YYYY-MM-DDTHH:mm`. */
export type Customer = { isKnown: boolean; fullName: string; phoneNumber: string; isLater: boolean; pickupAt: string }

export const WALK_IN: Customer = { isKnown: false, fullName: '', phoneNumber: '', isLater: false, pickupAt: '' }

type CustomerFieldsProps = {
  customer: Customer
  /** The messages of the server by field. */
  getError: (field: string) => string | undefined
  onChange: Dispatch<SetStateAction<Customer>>
}

/** A walk-in who takes the flowers along; by choice a customer known by phone, and a pickup later. */
export function CustomerFields({ customer, getError, onChange }: CustomerFieldsProps) {
  const { isKnown, fullName, phoneNumber, isLater, pickupAt } = customer
  const changePhone = async (typed: string): Promise<void> => {
    onChange((before) => ({ ...before, phoneNumber: typed }))
    const name = isProfilePhone(typed) ? await findName(typed).catch(() => null) : null
    if (name === null) return
    onChange((now) => (now.phoneNumber === typed && now.fullName === '' ? { ...now, fullName: name } : now))
  }
  return (
    <div className="grid gap-3">
      <Checkbox
        label={m.counter_known()}
        checked={isKnown}
        onChange={({ target }) => onChange({ ...customer, isKnown: target.checked })}
      />
      {isKnown && (
        <div className="grid gap-3 sm:grid-cols-2">
          <PhoneField
            label={m.counter_phone()}
            value={phoneNumber}
            error={getError('customer.phoneNumber')}
            onChange={({ target }) => void changePhone(target.value)}
          />
          <Field
            label={m.counter_name()}
            autoComplete="off"
            maxLength={LIMITS.profileName.max}
            value={fullName}
            error={getError('customer.fullName')}
            onChange={({ target }) => onChange({ ...customer, fullName: target.value })}
          />
        </div>
      )}
      <Checkbox
        label={m.counter_later()}
        checked={isLater}
        onChange={({ target }) => onChange({ ...customer, isLater: target.checked })}
      />
      {isLater && (
        <DateField
          type="datetime-local"
          label={m.counter_ready_at()}
          value={pickupAt}
          error={getError('pickup') ?? getError('pickup.date') ?? getError('pickup.time')}
          onChange={({ target }) => onChange({ ...customer, pickupAt: target.value })}
        />
      )}
    </div>
  )
}
