import type { Material, MaterialBatch } from '@warda/contract/materials'
import { m } from '@warda/i18n/messages'
import { ClipboardCheck, Leaf } from 'lucide-react'
import { useState } from 'react'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CountForm } from './count-form.tsx'
import { WasteForm } from './waste-form.tsx'

type StockActionsProps = { material: Material; batches?: readonly MaterialBatch[] }

/** Buttons for waste and a count, with their dialogs. */
export function StockActions({ material, batches }: StockActionsProps) {
  const [open, setOpen] = useState<'waste' | 'count' | null>(null)
  const close = (): void => setOpen(null)
  const { name } = material
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="min-h-11 whitespace-nowrap"
        aria-label={m.materials_waste_named({ name })}
        onClick={() => setOpen('waste')}
      >
        <Leaf aria-hidden="true" size={17} />
        {m.materials_waste()}
      </Button>
      <Button
        look="quiet"
        size="small"
        className="min-h-11 whitespace-nowrap"
        aria-label={m.materials_count_named({ name })}
        onClick={() => setOpen('count')}
      >
        <ClipboardCheck aria-hidden="true" size={17} />
        {m.materials_count()}
      </Button>
      <ResponsiveDialog open={open === 'waste'} title={m.materials_waste_named({ name })} onClose={close}>
        <WasteForm material={material} batches={batches ?? []} onClose={close} />
      </ResponsiveDialog>
      <ResponsiveDialog open={open === 'count'} title={m.materials_count_named({ name })} onClose={close}>
        <CountForm key={material.onHand} material={material} onClose={close} />
      </ResponsiveDialog>
    </>
  )
}
