import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { BulkActionBar } from '../../ui/admin/bulk-action-bar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { BulkDialog, type BulkKind } from './bulk-dialog.tsx'
import type { FoundSelection } from './use-found-selection.ts'
import { type BulkChange, type BulkFilter, type BulkProducts, changeProducts, useBulkPreview } from './use-products.ts'

const STATUS_CHANGES = {
  publish: {
    status: 'published',
    label: m.admin_products_publish,
    ask: m.admin_products_publish_ask,
    text: m.admin_products_publish_text,
  },
  unpublish: {
    status: 'draft',
    label: m.admin_products_unpublish,
    ask: m.admin_products_unpublish_ask,
    text: m.admin_products_unpublish_text,
  },
  archive: {
    status: 'archived',
    label: m.admin_products_archive,
    ask: m.admin_products_archive_ask,
    text: m.admin_products_archive_text,
  },
} as const

type StatusKind = keyof typeof STATUS_CHANGES
type BulkDialogKind = BulkKind | StatusKind

const isStatusKind = (kind: BulkDialogKind): kind is StatusKind => kind in STATUS_CHANGES

const bar = 'min-h-11 text-white hover:bg-white/15 px-3.5'

type BulkActionsProps = {
  selection: FoundSelection
  filter: BulkFilter
  /** Selects all products found; null when they are already selected. */
  onSelectFound: (() => void) | null
  found: number
}

/** Applies one change to the selected products or to all products found; shows their number before. */
export function BulkActions({ selection, filter, onSelectFound, found }: BulkActionsProps) {
  const [openDialog, setOpenDialog] = useState<BulkDialogKind | null>(null)
  const products: BulkProducts = selection.isEverything
    ? { filter, expectedCount: found }
    : { productIds: [...selection.keys] }
  const { busy, problem, run, reset } = useBulk(products, () => {
    selection.clear()
    setOpenDialog(null)
  })
  const { count } = selection
  const open = (next: BulkDialogKind): void => {
    reset()
    setOpenDialog(next)
  }
  const close = (): void => setOpenDialog(null)
  const kinds: [BulkDialogKind, string][] = [
    ['publish', m.admin_products_publish()],
    ['unpublish', m.admin_products_unpublish()],
    ['archive', m.admin_products_archive()],
    ['category', m.admin_products_bulk_category()],
    ['discount', m.admin_products_bulk_discount()],
    ['price', m.admin_products_bulk_price()],
  ]
  return (
    <>
      <BulkActionBar count={count} onClear={selection.clear}>
        {onSelectFound && (
          <Button look="quiet" className={`${bar} underline underline-offset-4`} onClick={onSelectFound}>
            {m.admin_products_select_found({ count: found })}
          </Button>
        )}
        {kinds.map(([kind, label]) => (
          <Button key={kind} look="quiet" className={bar} onClick={() => open(kind)}>
            {label}
          </Button>
        ))}
      </BulkActionBar>
      <StatusDialog
        kind={openDialog !== null && isStatusKind(openDialog) ? openDialog : null}
        products={products}
        count={count}
        busy={busy}
        problem={problem}
        onCancel={close}
        onChange={run}
      />
      <BulkDialog
        kind={openDialog !== null && !isStatusKind(openDialog) ? openDialog : null}
        products={products}
        count={count}
        busy={busy}
        problem={problem}
        onClose={close}
        onChange={run}
      />
    </>
  )
}

type StatusDialogProps = {
  kind: StatusKind | null
  products: BulkProducts
  count: number
  busy: boolean
  problem: string | null
  onCancel: () => void
  onChange: (change: BulkChange) => unknown
}

/** Confirms publishing or unpublishing; shows how many products cannot be published. */
function StatusDialog({ kind, products, count, busy, problem, onCancel, onChange }: StatusDialogProps) {
  const preview = useBulkPreview(products, kind === 'publish' ? { status: 'published' } : null)
  const withoutPicture = kind === 'publish' ? (preview.data?.withoutPicture ?? 0) : 0
  const { status, label, ask, text } = STATUS_CHANGES[kind ?? 'publish']
  return (
    <ConfirmDialog
      open={kind !== null}
      title={ask({ count })}
      confirmLabel={label()}
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => onChange({ status, ...(withoutPicture > 0 ? { skipUnpublishable: true } : {}) })}
    >
      <div className="grid gap-3">
        <p>{text()}</p>
        {withoutPicture > 0 && (
          <Notice tone="warning">{m.admin_products_skip_without_picture({ count: withoutPicture })}</Notice>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
      </div>
    </ConfirmDialog>
  )
}

const useBulk = (products: BulkProducts, onDone: () => void) => {
  const { busy, problem, run, reset } = useApiMutation((change: BulkChange) => changeProducts(products, change), {
    onSuccess: ({ message, warning }) => {
      void (warning === null ? notify.success(message) : notify.warning(message))
      onDone()
    },
  })
  return { busy, problem, run, reset }
}
