import type { PAYMENT_TERMS } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { ApiError } from '../../lib/api/call-api.ts'
import { DateSlotField } from '../../ui/dates/date-slot-field.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { Common } from './branch-present.ts'
import { useDeliveryDays } from './use-branch-orders.ts'

type Terms = (typeof PAYMENT_TERMS)[number]

/** What all orders have in common, as entered. */
export type BranchDetails = {
  date: string
  slot: string
  /** Null for the preselected terms. */
  terms: Terms | null
  hasRecipient: boolean
  recipient: { fullName: string; phoneNumber: string }
}

export const EMPTY_DETAILS: BranchDetails = {
  date: '',
  slot: '',
  terms: null,
  hasRecipient: false,
  recipient: { fullName: '', phoneNumber: '' },
}

const TERM_LABELS: Record<Terms, () => string> = {
  online: m.checkout_terms_online,
  cash: m.checkout_terms_cash,
  postponed: m.checkout_terms_postponed,
  monthly: m.checkout_terms_monthly,
}

/** Many orders are seldom paid one by one, so the company's account comes first. */
const getTerms = ({ terms }: BranchDetails, available: readonly Terms[]): Terms | undefined =>
  terms ?? (['postponed', 'monthly', 'cash'] as const).find((option) => available.includes(option)) ?? available[0]

/** The entered details for a request; null while day, time or payment terms are missing. */
export const readCommon = (details: BranchDetails, available: readonly Terms[]): Common | null => {
  const paymentTerms = getTerms(details, available)
  if (details.date === '' || details.slot === '' || paymentTerms === undefined) return null
  const when = { deliveryDate: details.date, deliverySlot: details.slot, paymentTerms }
  return details.hasRecipient ? { ...when, recipient: details.recipient } : when
}

type BranchDetailsFieldsProps = {
  details: BranchDetails
  terms: readonly Terms[]
  isWhenMissing: boolean
  errors: unknown
  onChange: (details: BranchDetails) => void
}

/** Delivery day, window, payment terms and recipient of all orders. */
export function BranchDetailsFields({ details, terms, isWhenMissing, errors, onChange }: BranchDetailsFieldsProps) {
  const { data, error, refetch } = useDeliveryDays()
  if (data === undefined)
    return error === null ? <Skeleton className="h-48 w-full" /> : <FailedNotice error={error} onRetry={refetch} />
  const fieldErrors = errors instanceof ApiError ? errors.errors : {}
  const { recipient } = details
  const whenError = isWhenMissing ? m.branch_orders_choose_when() : undefined
  return (
    <div className="grid min-w-0 gap-5">
      <DateSlotField
        days={data.days}
        today={data.today}
        value={{ date: details.date, slot: details.slot }}
        errors={details.date === '' ? { date: whenError } : { slot: whenError }}
        onChange={({ date, slot }) => onChange({ ...details, date, slot })}
      />
      <SelectField
        label={m.branch_orders_terms()}
        value={getTerms(details, terms) ?? ''}
        onChange={(event) => onChange({ ...details, terms: event.currentTarget.value as Terms })}
      >
        {terms.map((option) => (
          <option key={option} value={option}>
            {TERM_LABELS[option]()}
          </option>
        ))}
      </SelectField>
      <div>
        <Checkbox
          label={m.branch_orders_same_recipient()}
          checked={details.hasRecipient}
          onChange={(event) => onChange({ ...details, hasRecipient: event.currentTarget.checked })}
        />
        <p className="text-ink-soft text-sm">{m.branch_orders_same_recipient_hint()}</p>
      </div>
      {details.hasRecipient && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={m.branch_orders_recipient()}
            value={recipient.fullName}
            error={fieldErrors['recipient.fullName']?.[0]}
            onChange={(event) =>
              onChange({ ...details, recipient: { ...recipient, fullName: event.currentTarget.value } })
            }
          />
          <PhoneField
            label={m.branch_orders_recipient_phone()}
            value={recipient.phoneNumber}
            error={fieldErrors['recipient.phoneNumber']?.[0]}
            onChange={(event) =>
              onChange({ ...details, recipient: { ...recipient, phoneNumber: event.currentTarget.value } })
            }
          />
        </div>
      )}
    </div>
  )
}
