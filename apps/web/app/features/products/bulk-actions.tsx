import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import type { Selection } from '../../lib/browser/use-selection.ts'
import { BulkActionBar } from '../../ui/admin/bulk-action-bar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { BulkDialog, type BulkKind } from './bulk-dialog.tsx'
import { type BulkChange, changeProducts } from './use-products.ts'

type BulkDialogKind = BulkKind | 'publish' | 'archive'

const bar = 'min-h-11 text-white hover:bg-white/15 px-3.5'

/** Applies one change to every selected product; changes that cannot be reverted ask for confirmation. */
export function BulkActions({ selection }: { selection: Selection<number> }) {
  const [openDialog, setOpenDialog] = useState<BulkDialogKind | null>(null)
  const { busy, problem, run, reset } = useBulk(selection, () => setOpenDialog(null))
  const count = selection.keys.size
  const open = (next: BulkDialogKind): void => {
    reset()
    setOpenDialog(next)
  }
  const close = (): void => setOpenDialog(null)
  const kinds: [BulkDialogKind, string][] = [
    ['publish', m.admin_products_publish()],
    ['archive', m.admin_products_archive()],
    ['category', m.admin_products_bulk_category()],
    ['discount', m.admin_products_bulk_discount()],
    ['price', m.admin_products_bulk_price()],
  ]
  const bulkKind = openDialog === 'publish' || openDialog === 'archive' ? null : openDialog
  return (
    <>
      <BulkActionBar count={count} onClear={selection.clear}>
        {kinds.map(([kind, label]) => (
          <Button key={kind} look="quiet" className={bar} onClick={() => open(kind)}>
            {label}
          </Button>
        ))}
      </BulkActionBar>
      <ConfirmDialog
        open={openDialog === 'publish' || openDialog === 'archive'}
        title={
          openDialog === 'publish' ? m.admin_products_publish_ask({ count }) : m.admin_products_archive_ask({ count })
        }
        confirmLabel={openDialog === 'publish' ? m.admin_products_publish() : m.admin_products_archive()}
        busy={busy}
        onCancel={close}
        onConfirm={() => void run({ status: openDialog === 'publish' ? 'published' : 'archived' })}
      >
        <div className="grid gap-3">
          <p>{openDialog === 'publish' ? m.admin_products_publish_text() : m.admin_products_archive_text()}</p>
          {problem && <Notice tone="error">{problem}</Notice>}
        </div>
      </ConfirmDialog>
      <BulkDialog kind={bulkKind} count={count} busy={busy} problem={problem} onClose={close} onChange={run} />
    </>
  )
}

const useBulk = (selection: Selection<number>, onDone: () => void) => {
  const { busy, problem, run, reset } = useApiMutation(
    (change: BulkChange) => changeProducts([...selection.keys], change),
    {
      onSuccess: ({ message, warning }) => {
        void (warning === null ? notify.success(message) : notify.warning(message))
        selection.clear()
        onDone()
      },
    },
  )
  return { busy, problem, run, reset }
}
