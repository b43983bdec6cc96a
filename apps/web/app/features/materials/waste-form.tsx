import type { Material, MaterialBatch } from '@warda/contract/materials'
import { MAX_MATERIAL_QUANTITY } from '@warda/domain/materials/materials'
import type { WasteReason } from '@warda/domain/stock/waste-reasons'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMonthDay } from '../../lib/format/format.ts'
import { isWasteReason, listWasteReasons } from '../../lib/format/waste-reason.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { NoteField, QuantityField } from './quantity-fields.tsx'
import { recordWaste } from './use-materials.ts'
import { useQuantityForm } from './use-quantity-form.ts'

type WasteFormProps = { material: Material; batches?: readonly MaterialBatch[]; onClose: () => void }

/** Takes a quantity off the stock with a reason. */
export function WasteForm({ material, batches = [], onClose }: WasteFormProps) {
  const [reason, setReason] = useState<WasteReason>('wilted')
  const [batchId, setBatchId] = useState('')
  const batch = batchId === '' ? {} : { batchId: Number(batchId) }
  const form = useQuantityForm({
    min: 1,
    max: MAX_MATERIAL_QUANTITY,
    send: (quantity, note) => recordWaste(material.id, { quantity, reason, ...batch, ...note }),
    onClose,
  })
  const { busy, problem, submit } = form
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <RadioGroup
        legend={m.admin_stock_reason()}
        name="reason"
        choices={listWasteReasons()}
        selected={reason}
        onChange={({ target }) => isWasteReason(target.value) && setReason(target.value)}
      />
      <QuantityField form={form} label={m.materials_quantity()} hint={m.admin_stock_now({ count: material.onHand })} />
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
      <NoteField form={form} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.materials_waste_record()} busy={busy} onCancel={onClose} />
    </form>
  )
}
