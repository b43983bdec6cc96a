import { MAX_PRODUCT_OPTIONS, type ProductOptionKind, SINGLE_SIZE } from '@warda/domain/catalogue/product-options'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { randomKey } from '../../lib/api/random-key.ts'
import { nameInLanguage } from '../../lib/api/use-admin-categories.ts'
import type { ProductOption } from '../../lib/api/use-product-options.ts'
import { deleteDraft } from '../../lib/forms/drafts.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { SaveBar } from '../../ui/admin/save-bar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { KIND_NAMES } from './kind-names.ts'
import { OptionRow } from './option-row.tsx'
import { type OptionsInput, optionsForm, setArchived, toForm } from './options-form.ts'
import { NEW_SWATCH } from './swatch-field.tsx'
import { saveOptions } from './use-save-options.ts'

type OptionsEditorProps = { kind: ProductOptionKind; options: readonly ProductOption[] }

/** The options of one kind: those that are offered, then the archived ones (DESK-07). */
export function OptionsEditor({ kind, options }: OptionsEditorProps) {
  const draft = `product-options:${kind}`
  const [addedRow, setAddedRow] = useState<string | null>(null)
  const contract = useContractForm({ schema: optionsForm, defaults: toForm(options), draft: { name: draft } })
  const { form, problem, busy, submit, getError } = contract
  const rows = form.watch('options')
  const offered = rows.filter(({ archived }) => !archived).length
  const setRows = (next: OptionsInput['options']): void =>
    form.setValue('options', next, { shouldDirty: true, shouldValidate: true })
  const add = (): void => {
    const row = randomKey()
    const swatch = kind === 'colour' ? NEW_SWATCH : null
    setRows(rows.toSpliced(offered, 0, { slug: '', nameEn: '', nameAr: '', swatch, archived: false, products: 0, row }))
    setAddedRow(row)
  }
  const move = (from: number, to: number): void => {
    const moved = rows[from]
    if (moved !== undefined) setRows(rows.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const save = submit(async (saved) => {
    const { message, data } = await saveOptions(kind, options, saved.options)
    void notify.success(message)
    form.reset(toForm(data))
  })
  const discard = (): void => {
    deleteDraft(draft)
    contract.setProblem(null)
    form.reset(toForm(options))
  }
  const renderRow = (row: OptionsInput['options'][number], at: number) => (
    <OptionRow
      key={row.row}
      contract={contract}
      at={at}
      offered={offered}
      hasSwatch={kind === 'colour'}
      isJustAdded={row.row === addedRow}
      onMove={(to) => move(at, to)}
      onArchive={(archived) => setRows(setArchived(rows, at, archived))}
      onRemove={() => setRows(rows.toSpliced(at, 1))}
    />
  )
  const names = KIND_NAMES[kind]
  const single = options.find(({ slug }) => slug === SINGLE_SIZE)
  const listError = getError('options')
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-4">
      <FormSection title={names.title()} lead={names.lead({ single: single ? nameInLanguage(single) : '' })}>
        {offered === 0 && <p className="text-ink-soft">{m.product_options_all_archived()}</p>}
        <ul className="grid gap-3">{rows.map((row, at) => !row.archived && renderRow(row, at))}</ul>
        {rows.length < MAX_PRODUCT_OPTIONS && (
          <Button look="secondary" className="min-h-12 justify-self-start" onClick={add}>
            <Plus aria-hidden="true" size={18} />
            {names.add()}
          </Button>
        )}
      </FormSection>
      {offered < rows.length && (
        <FormSection title={m.product_options_archived_title()} lead={m.product_options_archived_lead()}>
          <ul className="grid gap-3">{rows.map((row, at) => row.archived && renderRow(row, at))}</ul>
        </FormSection>
      )}
      {(form.formState.isDirty || busy) && (
        <SaveBar
          dirty={form.formState.isDirty}
          busy={busy}
          alert={(problem ?? listError) && <Notice tone="error">{problem ?? listError}</Notice>}
          label={m.product_options_save()}
          onDiscard={discard}
        />
      )}
    </form>
  )
}
