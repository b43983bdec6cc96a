import { m } from '@warda/i18n/messages'
import { Building2, UserPlus, UserRoundCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { getFieldOrQuoteError, type PhoneOrder, SET_VALUE_OPTIONS } from './phone-order.ts'
import type { CustomerAccount } from './phone-schema.ts'
import { useCustomerSearch } from './use-phone-order.ts'

/** Selects an existing customer by phone or name, or takes the details of a new one. */
export function CustomerStep({ order }: { order: PhoneOrder }) {
  const { form } = order
  const [searchText, setSearchText] = useState('')
  const [account, isNew] = form.watch(['account', 'isNew'])
  const startNewCustomer = (): void => {
    form.setValue('isNew', true, SET_VALUE_OPTIONS)
    form.setValue('account', null, { shouldDirty: true })
    // A search text with letters is a name, otherwise a phone number.
    const field = /\p{L}/u.test(searchText) ? 'customer.fullName' : 'customer.phoneNumber'
    if (searchText.trim() !== '') form.setValue(field, searchText.trim(), SET_VALUE_OPTIONS)
  }
  const selectCustomer = (person: CustomerAccount | null): void => {
    form.setValue('isNew', false, SET_VALUE_OPTIONS)
    form.setValue('account', person, { ...SET_VALUE_OPTIONS, shouldValidate: person !== null })
    form.setValue('branchId', 0, { shouldDirty: true })
    form.setValue('paymentTerms', '', { shouldDirty: true })
    form.setValue('usePoints', false, { shouldDirty: true })
    setSearchText('')
  }
  return (
    <FormSection
      title={m.admin_phone_customer()}
      action={
        isNew ? (
          <Button look="quiet" onClick={() => selectCustomer(null)}>
            <UserRoundCheck aria-hidden="true" size={18} />
            {m.admin_phone_known()}
          </Button>
        ) : (
          account === null && (
            <Button look="secondary" onClick={startNewCustomer}>
              <UserPlus aria-hidden="true" size={18} />
              {m.admin_phone_new()}
            </Button>
          )
        )
      }
    >
      {isNew ? (
        <NewCustomer order={order} />
      ) : account === null ? (
        <CustomerSearch order={order} searchText={searchText} onSearch={setSearchText} onSelect={selectCustomer} />
      ) : (
        <SelectedCustomer person={account} onChange={() => selectCustomer(null)} />
      )}
    </FormSection>
  )
}

type CustomerSearchProps = {
  order: PhoneOrder
  searchText: string
  onSearch: (searchText: string) => void
  onSelect: (person: CustomerAccount) => void
}

function CustomerSearch({ order, searchText, onSearch, onSelect }: CustomerSearchProps) {
  const query = useCustomerSearch(searchText)
  const inputRef = useRef<HTMLInputElement>(null)
  // The employee is on the phone, so the search has the focus at once.
  useEffect(() => inputRef.current?.focus({ preventScroll: true }), [])
  const isSearching = searchText.trim().length >= 2
  return (
    <Combobox
      label={m.admin_phone_find()}
      inputRef={inputRef}
      query={searchText}
      onQueryChange={onSearch}
      items={isSearching ? query.data : undefined}
      busy={isSearching && query.isFetching}
      getKey={({ userId }) => userId}
      onSelect={onSelect}
      emptyText={m.admin_phone_find_none()}
      error={order.getError('account')}
    >
      {({ fullName, phoneNumber, client, orders, outstanding }) => (
        <span className="block">
          <span className="block font-semibold">
            <bdi>{fullName}</bdi>
            {client && (
              <span className="ms-2 inline-flex items-center gap-1 font-normal text-ink-soft text-sm">
                <Building2 aria-hidden="true" size={14} />
                <bdi>{client.name}</bdi>
              </span>
            )}
          </span>
          <span className="text-ink-soft text-sm">
            <bdi className="tabular" dir="ltr">
              {phoneNumber}
            </bdi>
            {' · '}
            {m.admin_phone_orders({ count: orders })}
            {outstanding > 0 && (
              <span className="text-petal-deep">
                {' · '}
                <AmountText>{m.admin_orders_owed({ money: formatMoney(outstanding, currentLanguage()) })}</AmountText>
              </span>
            )}
          </span>
        </span>
      )}
    </Combobox>
  )
}

function SelectedCustomer({ person, onChange }: { person: CustomerAccount; onChange: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sage px-4 py-2.5">
      <p>
        <bdi className="font-semibold">{person.fullName}</bdi>
        <span className="block text-ink-soft text-sm">
          {person.client && (
            <>
              <bdi>{person.client.name}</bdi>
              {' · '}
            </>
          )}
          <bdi className="tabular" dir="ltr">
            {person.phoneNumber}
          </bdi>
        </span>
      </p>
      <Button look="quiet" onClick={onChange}>
        {m.admin_phone_change_customer()}
      </Button>
    </div>
  )
}

function NewCustomer({ order }: { order: PhoneOrder }) {
  const { form, getError } = order
  const existingBuyer = order.quoted.quote?.buyer
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <PhoneField
        label={m.admin_phone_phone()}
        hint={existingBuyer ? m.admin_phone_number_known({ name: existingBuyer.fullName }) : undefined}
        error={getError('customer.phoneNumber')}
        {...form.register('customer.phoneNumber')}
      />
      <Field
        label={m.admin_phone_name()}
        autoComplete="off"
        error={getError('customer.fullName')}
        {...form.register('customer.fullName')}
      />
      <div className="sm:col-span-2">
        <EmailField
          label={m.admin_phone_email()}
          hint={m.admin_phone_email_hint()}
          optional
          autoComplete="off"
          error={getFieldOrQuoteError(order, 'customer.email')}
          {...form.register('customer.email')}
        />
      </div>
    </div>
  )
}
