import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useId } from 'react'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { notifyMissingFields } from '../../ui/forms/missing-fields.ts'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { NumberQuestion } from './number-question.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { taxSchema } from './steps.ts'
import { renderUploadedPicture } from './uploaded-picture.tsx'
import { useStepUpload } from './use-step-upload.ts'

const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
const toChoice = (value: boolean | null) => (value === null ? undefined : value ? 'true' : 'false')

/** Step 3: a tax number for registered companies, an exemption letter for others (CLIENT-03). */
export function TaxStep({ userId, profile, onSaved, onBack, backLabel }: StepProps) {
  const id = useId()
  const registered = toChoice(profile.isTaxRegistered)
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: taxSchema,
    defaults: {
      ...(registered && { isTaxRegistered: registered }),
      taxNumber: profile.taxNumber ?? '',
      keepTaxNumber: profile.taxNumber !== null,
    },
    draft: { name: `client-tax:${userId}`, leaveOut: ['taxExemptionLetter'] },
  })
  const { progress, send } = useStepUpload('completeTax', userId)
  const save = submit(
    async ({ isTaxRegistered, taxNumber, taxExemptionLetter }) => {
      const rest = isTaxRegistered === 'true' ? { taxNumber } : { taxExemptionLetter }
      onSaved(await send({ isTaxRegistered, ...rest }))
    },
    (errors) => notifyMissingFields(form.getValues(), errors),
  )
  const [choice, letter] = form.watch(['isTaxRegistered', 'taxExemptionLetter'])
  const error = getError('isTaxRegistered')
  const choices = [
    { value: 'true', label: m.client_tax_yes() },
    { value: 'false', label: m.client_tax_no() },
  ] as const
  return (
    <StepForm
      last
      problem={problem}
      busy={busy}
      progress={progress}
      onSubmit={save}
      onBack={onBack}
      backLabel={backLabel}
    >
      <fieldset className="md:col-span-2" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="mb-2 font-medium text-[0.9375rem]">{m.client_tax_question()}</legend>
        <div className="flex flex-wrap gap-3">
          {choices.map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-12 items-center gap-3 rounded-field border border-line-strong bg-card px-4 has-checked:border-leaf has-checked:bg-sage"
            >
              <input type="radio" value={value} className="size-5" {...form.register('isTaxRegistered')} />
              {label}
            </label>
          ))}
        </div>
        <FieldError id={`${id}-error`} className="mt-2">
          {error}
        </FieldError>
      </fieldset>
      {choice === 'true' && (
        <div>
          <Field
            label={m.client_tax_number()}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            hint={m.client_tax_hint()}
            error={getError('taxNumber')}
            {...form.register('taxNumber', { onChange: () => form.setValue('keepTaxNumber', false) })}
          />
          <NumberQuestion
            kind="tax"
            number={form.watch('taxNumber')}
            shown={form.formState.isSubmitted || form.getFieldState('taxNumber').isTouched}
            error={getError('keepTaxNumber')}
            {...form.register('keepTaxNumber')}
          />
        </div>
      )}
      {choice === 'false' && (
        <div className="md:col-span-2">
          <PictureField
            label={m.client_tax_letter()}
            optional
            hint={m.client_tax_letter_hint()}
            value={letter instanceof Blob ? letter : null}
            current={renderUploadedPicture(profile.taxExemptionLetter, m.client_tax_letter())}
            limit={LIMITS.upload}
            error={getError('taxExemptionLetter')}
            onChoose={(file) => form.setValue('taxExemptionLetter', file, touched)}
          />
        </div>
      )}
    </StepForm>
  )
}
