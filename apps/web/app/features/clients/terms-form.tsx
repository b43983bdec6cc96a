import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { SaveBar } from '../../ui/admin/save-bar.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TermsMinimums } from './terms-minimums.tsx'
import { TermsPrices } from './terms-prices.tsx'
import { type Terms, termsSchema, toForm, toTerms } from './terms-schema.ts'
import { type Client, saveTerms } from './use-clients.ts'

type TermsFormProps = { clientId: number; terms: Client['terms'] }

/** The company's terms: credit limit, discount, agreed prices and minimum quantities. */
export function TermsForm({ clientId, terms }: TermsFormProps) {
  const [saved, setSaved] = useState(() => toForm(terms))
  const form: Terms = useContractForm({ schema: termsSchema, defaults: saved, draft: { name: `terms:${clientId}` } })
  const { getError, problem, busy, submit } = form
  const { register, formState, reset } = form.form
  const save = submit(async (values) => {
    try {
      const savedTerms = await saveTerms(clientId, toTerms(values))
      const names = new Map(values.minimums.map(({ productId, name }) => [productId, name]))
      const next = toForm(savedTerms, (productId) => names.get(productId) ?? '')
      setSaved(next)
      reset(next)
    } catch (error) {
      void notify.error(getErrorMessage(error))
      throw error
    }
  })
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-2">
      <FormSection title={m.admin_clients_terms()} lead={m.admin_clients_terms_lead()}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:max-w-2xl">
          <Field
            label={m.admin_clients_limit_field()}
            hint={m.admin_clients_limit_hint()}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            error={getError('creditLimit')}
            {...register('creditLimit')}
          />
          <Field
            label={m.admin_clients_percent()}
            hint={m.admin_clients_percent_hint()}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            error={getError('discountPercent')}
            {...register('discountPercent')}
          />
        </div>
        <TermsPrices terms={form} />
        <TermsMinimums terms={form} />
      </FormSection>
      <SaveBar
        dirty={formState.isDirty}
        busy={busy}
        label={m.admin_clients_terms_save()}
        onDiscard={() => reset(saved)}
      />
    </form>
  )
}
