import type { Material, MaterialBatch } from '@warda/contract/materials'
import { MAX_MATERIAL_QUANTITY } from '@warda/domain/materials/materials'
import type { WasteReason } from '@warda/domain/stock/waste-reasons'
import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMonthDay } from '../../lib/format/format.ts'
import { isWasteReason, listWasteReasons } from '../../lib/format/waste-reason.ts'
import { parseWholeNumber } from '../../lib/forms/whole-number.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { recordWaste } from './use-materials.ts'

type WasteFormProps = { material: Material; batches?: readonly MaterialBatch[]; onClose: () => void }

/** Takes a quantity off the stock with a reason. */
export function WasteForm({ material, batches = [], onClose }: WasteFormProps) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<WasteReason>('wilted')
  const [batchId, setBatchId] = useState('')
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const quantity = parseWholeNumber(typed, 1, MAX_MATERIAL_QUANTITY)
  const { busy, problem, run } = useApiMutation(
    (count: number) =>
      recordWaste(material.id, {
        quantity: count,
        reason,
        ...(batchId === '' ? {} : { batchId: Number(batchId) }),
        ...(note.trim() === '' ? {} : { note }),
      }),
    {
      onSuccess: (message) => {
        void notify.success(message)
        onClose()
      },
    },
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    if (quantity !== null) void run(quantity)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <RadioGroup
        legend={m.admin_stock_reason()}
        name="reason"
        choices={listWasteReasons()}
        selected={reason}
        onChange={({ target }) => isWasteReason(target.value) && setReason(target.value)}
      />
      <Field
        label={m.materials_quantity()}
        hint={m.admin_stock_now({ count: material.onHand })}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        className="tabular font-semibold text-lg"
        maxLength={7}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isSubmitted && quantity === null ? m.field_invalid_number() : null}
      />
      {batches.length > 1 && (
        <SelectField label={m.materials_batch()} value={batchId} onChange={({ target }) => setBatchId(target.value)}>
          <option value="">{m.materials_batch_first()}</option>
          {batches
            .filter(({ quantityLeft }) => quantityLeft > 0)
            .map(({ id, code, useBy, quantityLeft }) => (
              <option key={id} value={id}>
                {[code, useBy && formatMonthDay(useBy, currentLanguage()), String(quantityLeft)]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
        </SelectField>
      )}
      <Field
        label={m.admin_stock_note()}
        optional
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.materials_waste_record()} busy={busy} onCancel={onClose} />
    </form>
  )
}
