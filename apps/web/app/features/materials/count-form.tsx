import type { Material } from '@warda/contract/materials'
import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { parseWholeNumber } from '../../lib/forms/whole-number.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { countMaterial } from './use-materials.ts'

/** Sets the stock to the counted quantity; shows the difference before saving. */
export function CountForm({ material, onClose }: { material: Material; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const counted = parseWholeNumber(typed, 0, 1_000_000)
  const { busy, problem, run } = useApiMutation(
    (count: number) =>
      countMaterial(material.id, {
        expected: material.onHand,
        counted: count,
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
    if (counted !== null) void run(counted)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={m.admin_stock_counted()}
        hint={
          counted === null
            ? m.admin_stock_now({ count: material.onHand })
            : m.materials_count_difference({ difference: formatDifference(counted - material.onHand) })
        }
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        className="tabular font-semibold text-lg"
        maxLength={7}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isSubmitted && counted === null ? m.field_invalid_number() : null}
      />
      <Field
        label={m.admin_stock_note()}
        optional
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.admin_ui_save()} busy={busy} onCancel={onClose} />
    </form>
  )
}

/** A number with its sign, isolated from the direction of the sentence (bidi). */
const formatDifference = (difference: number): string =>
  `\u2066${difference > 0 ? '+' : difference < 0 ? '−' : ''}${Math.abs(difference)}\u2069`
