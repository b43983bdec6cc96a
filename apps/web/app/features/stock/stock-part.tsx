import { m } from '@warda/i18n/messages'
import { History, PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { Sheet } from '../../ui/admin/side-panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { StockForm } from './stock-form.tsx'
import { StockHistory } from './stock-history.tsx'

type StockPartProps = {
  variant: { id: number; onHand: number }
  /** What it is, in a few words. */
  name: string
  onChanged: (onHand: number) => void
}

/** How many of a size there are, with the way to change that and to see how it came. */
export function StockPart({ variant, name, onChanged }: StockPartProps) {
  const [open, setOpen] = useState<'change' | 'history' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <p className="me-1">
        <span className="text-ink-soft text-sm">{m.admin_stock_on_hand()}</span>{' '}
        <bdi className="tabular font-semibold">{variant.onHand}</bdi>
      </p>
      <Button
        look="secondary"
        size="small"
        className="min-h-11"
        aria-label={m.admin_stock_change_named({ name })}
        onClick={() => setOpen('change')}
      >
        <PackagePlus aria-hidden="true" size={17} />
        {m.admin_stock_change()}
      </Button>
      <Button
        look="quiet"
        size="small"
        className="min-h-11 min-w-11 max-sm:px-0"
        aria-label={m.admin_stock_history_named({ name })}
        onClick={() => setOpen('history')}
      >
        <History aria-hidden="true" size={17} />
        <span className="max-sm:hidden">{m.admin_stock_history()}</span>
      </Button>
      <Sheet open={open === 'change'} title={m.admin_stock_change_named({ name })} onClose={close}>
        <StockForm
          variant={variant}
          onCancel={close}
          onChanged={(onHand) => {
            onChanged(onHand)
            close()
          }}
        />
      </Sheet>
      <Dialog open={open === 'history'} title={m.admin_stock_history_named({ name })} place="end" onClose={close}>
        <StockHistory variantId={variant.id} />
      </Dialog>
    </div>
  )
}
