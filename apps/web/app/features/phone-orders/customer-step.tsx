import { m } from '@warda/i18n/messages'
import { Building2, UserPlus, UserRoundCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { FormSection } from '../../ui/admin/form.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { errorAt, type PhoneOrder, put } from './phone-order.ts'
import type { Known } from './phone-schema.ts'
import { useFoundCustomers } from './use-phone-order.ts'

/** Who orders: found by phone or name, or written down anew. */
export function CustomerStep({ order }: { order: PhoneOrder }) {
  const { form } = order
  const [words, setWords] = useState('')
  const [known, isNew] = form.watch(['known', 'isNew'])
  const begin = (): void => {
    form.setValue('isNew', true, put)
    form.setValue('known', null, { shouldDirty: true })
    // What was looked for is what they said: a phone or a name.
    const field = /\p{L}/u.test(words) ? 'customer.fullName' : 'customer.phoneNumber'
    if (words.trim() !== '') form.setValue(field, words.trim(), put)
  }
  const choose = (person: Known | null): void => {
    form.setValue('isNew', false, put)
    form.setValue('known', person, { ...put, shouldValidate: person !== null })
    form.setValue('branchId', 0, { shouldDirty: true })
    form.setValue('paymentTerms', '', { shouldDirty: true })
    form.setValue('usePoints', false, { shouldDirty: true })
    setWords('')
  }
  return (
    <FormSection
      title={m.admin_phone_customer()}
      action={
        isNew ? (
          <Button look="quiet" onClick={() => choose(null)}>
            <UserRoundCheck aria-hidden="true" size={18} />
            {m.admin_phone_known()}
          </Button>
        ) : (
          known === null && (
            <Button look="secondary" onClick={begin}>
              <UserPlus aria-hidden="true" size={18} />
              {m.admin_phone_new()}
            </Button>
          )
        )
      }
    >
      {isNew ? (
        <NewCustomer order={order} />
      ) : known === null ? (
        <Find order={order} words={words} onWords={setWords} onChoose={choose} />
      ) : (
        <Chosen person={known} onChange={() => choose(null)} />
      )}
    </FormSection>
  )
}

type FindProps = {
  order: PhoneOrder
  words: string
  onWords: (words: string) => void
  onChoose: (person: Known) => void
}

function Find({ order, words, onWords, onChoose }: FindProps) {
  const query = useFoundCustomers(words)
  const box = useRef<HTMLInputElement>(null)
  // The telephone rings: typing begins here.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const asked = words.trim().length >= 2
  return (
    <Combobox
      label={m.admin_phone_find()}
      inputRef={box}
      query={words}
      onQueryChange={onWords}
      items={asked ? query.data : undefined}
      busy={asked && query.isFetching}
      getKey={({ userId }) => userId}
      onSelect={onChoose}
      emptyText={m.admin_phone_find_none()}
      error={order.errorOf('known')}
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
                {m.admin_orders_owed({ money: formatMoney(outstanding, currentLanguage()) })}
              </span>
            )}
          </span>
        </span>
      )}
    </Combobox>
  )
}

function Chosen({ person, onChange }: { person: Known; onChange: () => void }) {
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
  const { form, errorOf } = order
  const before = order.quoted.quote?.buyer
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <PhoneField
        label={m.admin_phone_phone()}
        hint={before ? m.admin_phone_number_known({ name: before.fullName }) : undefined}
        error={errorOf('customer.phoneNumber')}
        {...form.register('customer.phoneNumber')}
      />
      <Field
        label={m.admin_phone_name()}
        autoComplete="off"
        error={errorOf('customer.fullName')}
        {...form.register('customer.fullName')}
      />
      <div className="sm:col-span-2">
        <EmailField
          label={m.admin_phone_email()}
          hint={m.admin_phone_email_hint()}
          optional
          autoComplete="off"
          error={errorAt(order, 'customer.email')}
          {...form.register('customer.email')}
        />
      </div>
    </div>
  )
}
