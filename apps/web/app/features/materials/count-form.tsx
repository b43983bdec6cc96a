import type { Material } from '@warda/contract/materials'
import { MAX_MATERIAL_COUNT } from '@warda/domain/materials/materials'
import { m } from '@warda/i18n/messages'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { NoteField, QuantityField } from './quantity-fields.tsx'
import { countMaterial } from './use-materials.ts'
import { useQuantityForm } from './use-quantity-form.ts'

/** Sets the stock to the counted quantity; shows the difference before saving. */
export function CountForm({ material, onClose }: { material: Material; onClose: () => void }) {
  const form = useQuantityForm({
    min: 0,
    max: MAX_MATERIAL_COUNT,
    send: (counted, note) => countMaterial(material.id, { expected: material.onHand, counted, ...note }),
    onClose,
  })
  const { quantity: counted, busy, problem, submit } = form
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <QuantityField
        form={form}
        label={m.admin_stock_counted()}
        hint={
          counted === null
            ? m.admin_stock_now({ count: material.onHand })
            : m.materials_count_difference({ difference: formatDifference(counted - material.onHand) })
        }
      />
      <NoteField form={form} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.admin_ui_save()} busy={busy} onCancel={onClose} />
    </form>
  )
}

/** A number with its sign, isolated from the direction of the sentence (bidi). */
const formatDifference = (difference: number): string =>
  `\u2066${difference > 0 ? '+' : difference < 0 ? '−' : ''}${Math.abs(difference)}\u2069`
