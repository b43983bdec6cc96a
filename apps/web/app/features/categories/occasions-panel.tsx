import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { randomKey } from '../../lib/api/random-key.ts'
import { type Occasion, useOccasions } from '../../lib/api/use-admin-categories.ts'
import { deleteDraft } from '../../lib/forms/drafts.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { SaveBar } from '../../ui/admin/save-bar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { OccasionRow } from './occasion-row.tsx'
import { MAX_OCCASIONS, type OccasionsInput, occasionsForm, toForm } from './occasions-form.ts'
import { saveOccasions } from './use-categories.ts'

const DRAFT = 'occasions'

/** The occasions that shoppers can filter by. */
export function OccasionsPanel() {
  const query = useOccasions()
  return <QueryResult query={query}>{(occasions) => <OccasionFields occasions={occasions} />}</QueryResult>
}

function OccasionFields({ occasions }: { occasions: readonly Occasion[] }) {
  const [addedId, setAddedId] = useState<string | null>(null)
  const contract = useContractForm({ schema: occasionsForm, defaults: toForm(occasions), draft: { name: DRAFT } })
  const { form, problem, busy, submit, getError } = contract
  const rows = form.watch('occasions')
  const setOccasions = (next: OccasionsInput['occasions']): void =>
    form.setValue('occasions', next, { shouldDirty: true, shouldValidate: true })
  const add = (): void => {
    const row = randomKey()
    setOccasions([...rows, { slug: '', nameEn: '', nameAr: '', row }])
    setAddedId(row)
  }
  const move = (from: number, to: number): void => {
    const moved = rows[from]
    if (moved !== undefined) setOccasions(rows.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const save = submit(async ({ occasions: saved }) => {
    const list = saved.map(({ slug, nameEn, nameAr }) => ({ slug, nameEn, nameAr }))
    void notify.success(await saveOccasions(list))
    form.reset(toForm(list))
  })
  const discard = (): void => {
    deleteDraft(DRAFT)
    contract.setProblem(null)
    form.reset(toForm(occasions))
  }
  const listError = getError('occasions')
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-3">
      <FormSection title={m.admin_occasions_title()} lead={m.admin_occasions_lead()}>
        <ul className="grid gap-3">
          {rows.map((row, at) => (
            <OccasionRow
              key={row.row}
              contract={contract}
              at={at}
              count={rows.length}
              isNew={!occasions.some(({ slug }) => slug === row.row)}
              isJustAdded={row.row === addedId}
              onMove={(to) => move(at, to)}
              onRemove={() => setOccasions(rows.toSpliced(at, 1))}
            />
          ))}
        </ul>
        {rows.length < MAX_OCCASIONS && (
          <Button look="secondary" className="min-h-12 justify-self-start" onClick={add}>
            <Plus aria-hidden="true" size={18} />
            {m.admin_occasions_add()}
          </Button>
        )}
      </FormSection>
      {(form.formState.isDirty || busy) && (
        <SaveBar
          dirty={form.formState.isDirty}
          busy={busy}
          alert={(problem ?? listError) && <Notice tone="error">{problem ?? listError}</Notice>}
          label={m.admin_occasions_save()}
          onDiscard={discard}
        />
      )}
    </form>
  )
}
