import { m } from '@warda/i18n/messages'
import { Clock, PackagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'

/** Loaded when one of the dialogs is first opened. */
const StockDialogs = lazy(() => import('./stock-dialogs.tsx').then((module) => ({ default: module.StockDialogs })))

type StockPartProps = {
  variant: { id: number; onHand: number }
  /** The product and size in a few words, for the accessible name. */
  name: string
  onChanged: (onHand: number) => void
}

/** The stock of a size with buttons for change and history. */
export function StockPart({ variant, name, onChanged }: StockPartProps) {
  const [open, setOpen] = useState<'change' | 'history' | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  const openDialog = (dialog: 'change' | 'history'): void => {
    setHasOpened(true)
    setOpen(dialog)
  }
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
        onClick={() => openDialog('change')}
      >
        <PackagePlus aria-hidden="true" size={17} />
        {m.admin_stock_change()}
      </Button>
      <Button
        look="quiet"
        size="small"
        className="min-h-11 min-w-11 max-sm:px-0"
        aria-label={m.admin_stock_history_named({ name })}
        onClick={() => openDialog('history')}
      >
        <Clock aria-hidden="true" size={17} />
        <span className="max-sm:hidden">{m.admin_stock_history()}</span>
      </Button>
      {hasOpened && (
        <Suspense fallback={null}>
          <StockDialogs open={open} variant={variant} name={name} onChanged={onChanged} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
