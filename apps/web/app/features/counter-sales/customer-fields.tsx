import type { CounterCustomer, CounterQuote } from '@warda/contract/counter-sales'
import { LIMITS } from '@warda/domain/limits'
import { isProfilePhone } from '@warda/domain/phone'
import { m } from '@warda/i18n/messages'
import type { Dispatch, SetStateAction } from 'react'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { PickField } from '../../ui/forms/pick-field.tsx'
import type { Customer } from './sale-form.ts'
import { findCustomers, useCustomers } from './use-counter.ts'

type CustomerFieldsProps = {
  customer: Customer
  quote: CounterQuote | null
  getError: (field: string) => string | undefined
  onChange: Dispatch<SetStateAction<Customer>>
}

/** A walk-in, or by choice a customer known by phone; for a company its branch. */
export function CustomerFields({ customer, quote, getError, onChange }: CustomerFieldsProps) {
  const { isKnown, fullName, phoneNumber, account } = customer
  const changePhone = async (typed: string): Promise<void> => {
    onChange((before) => ({ ...before, phoneNumber: typed, account: null, branchId: 0 }))
    const found = isProfilePhone(typed) ? await findCustomers(typed).catch(() => []) : []
    const [only] = found
    if (only === undefined || found.length > 1) return
    onChange((now) => (now.phoneNumber === typed && now.fullName === '' ? choose(now, only) : now))
  }
  return (
    <div className="grid gap-3">
      <Checkbox
        label={m.counter_known()}
        checked={isKnown}
        onChange={({ target }) => onChange({ ...customer, isKnown: target.checked })}
      />
      {isKnown && (
        <>
          <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
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
              error={getError('customer.fullName') ?? getError('customer')}
              onChange={({ target }) => onChange({ ...customer, fullName: target.value })}
            />
          </div>
          <Accounts customer={customer} onChange={onChange} />
          {account?.isCompany && (
            <BranchFields customer={customer} quote={quote} getError={getError} onChange={onChange} />
          )}
        </>
      )}
    </div>
  )
}

const choose = (customer: Customer, found: CounterCustomer): Customer => ({
  ...customer,
  fullName: found.fullName,
  account: { userId: found.userId, isCompany: found.client !== null },
  branchId: 0,
})

/** The accounts with the phone number, when there is a company or a choice. */
function Accounts({ customer, onChange }: Pick<CustomerFieldsProps, 'customer' | 'onChange'>) {
  const { phoneNumber, account } = customer
  const { data = [] } = useCustomers(phoneNumber, isProfilePhone(phoneNumber))
  if (data.length === 0 || (data.length === 1 && data[0]?.client === null)) return null
  return (
    <RadioGroup
      legend={m.counter_account_choose()}
      name="account"
      choices={[
        ...data.map(({ userId, fullName, client }) => ({
          value: userId,
          label: <bdi>{client?.name ?? fullName}</bdi>,
          text: client === null ? undefined : <bdi>{fullName}</bdi>,
        })),
        { value: '', label: m.counter_account_new() },
      ]}
      selected={account?.userId ?? ''}
      onChange={({ target }) => {
        const found = data.find(({ userId }) => userId === target.value)
        onChange(found ? choose(customer, found) : { ...customer, account: null, branchId: 0 })
      }}
    />
  )
}

/** The branch that the order is for, and the company's purchase order number. */
function BranchFields({ customer, quote, getError, onChange }: CustomerFieldsProps) {
  return (
    <>
      <PickField
        label={m.counter_branch()}
        placeholder={m.admin_phone_branch_choose()}
        options={quote?.branches ?? []}
        value={customer.branchId}
        error={getError('branchId')}
        onChange={(branchId) => onChange({ ...customer, branchId })}
      />
      <Field
        label={m.purchase_order()}
        optional={!quote?.purchaseOrderRequired}
        autoComplete="off"
        maxLength={LIMITS.purchaseOrder}
        value={customer.purchaseOrder}
        error={getError('purchaseOrder')}
        onChange={({ target }) => onChange({ ...customer, purchaseOrder: target.value })}
      />
    </>
  )
}
