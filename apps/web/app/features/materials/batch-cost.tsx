import { batchCostBody, type MaterialBatch } from '@warda/contract/materials'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { CashField } from '../../ui/forms/cash-field.tsx'
import { setBatchCost } from './use-materials.ts'

/** The cost of a batch, with a dialog to enter or correct it. */
export function BatchCost({ batch }: { batch: MaterialBatch }) {
  const [open, setOpen] = useState(false)
  if (batch.cost === undefined) return null
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {batch.isPriced ? (
        <Money riyals={batch.cost} />
      ) : (
        <span className="text-ink-soft text-sm">{m.materials_no_price()}</span>
      )}
      <Button look="quiet" size="small" className="min-h-11" onClick={() => setOpen(true)}>
        {batch.isPriced ? m.materials_price_change() : m.materials_price_enter()}
        <span className="sr-only">{batch.code}</span>
      </Button>
      <ResponsiveDialog open={open} title={m.materials_price_title()} onClose={() => setOpen(false)}>
        <CostForm batch={batch} onClose={() => setOpen(false)} />
      </ResponsiveDialog>
    </span>
  )
}

function CostForm({ batch, onClose }: { batch: MaterialBatch; onClose: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: batchCostBody,
    defaults: { cost: batch.isPriced ? String(batch.cost) : '' },
  })
  const save = submit(async ({ cost }) => {
    void notify.success(await setBatchCost(batch.id, halalasToRiyals(cost)))
    onClose()
  })
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      <p className="text-ink-soft">{m.materials_price_lead({ quantity: batch.quantity })}</p>
      <CashField label={m.materials_price()} error={getError('cost')} {...form.register('cost')} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.admin_ui_save()} busy={busy} onCancel={onClose} />
    </form>
  )
}
