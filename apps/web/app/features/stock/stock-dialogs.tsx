import { m } from '@warda/i18n/messages'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { StockForm } from './stock-form.tsx'
import { StockHistory } from './stock-history.tsx'

type StockDialogsProps = {
  open: 'change' | 'history' | null
  variant: { id: number; onHand: number }
  name: string
  onChanged: (onHand: number) => void
  onClose: () => void
}

/** The dialogs for the stock of a size: change and history. */
export function StockDialogs({ open, variant, name, onChanged, onClose }: StockDialogsProps) {
  return (
    <>
      <ResponsiveDialog open={open === 'change'} title={m.admin_stock_change_named({ name })} onClose={onClose}>
        <StockForm
          variant={variant}
          onCancel={onClose}
          onChanged={(onHand) => {
            onChanged(onHand)
            onClose()
          }}
        />
      </ResponsiveDialog>
      <Dialog open={open === 'history'} title={m.admin_stock_history_named({ name })} place="end" onClose={onClose}>
        <StockHistory variantId={variant.id} />
      </Dialog>
    </>
  )
}
