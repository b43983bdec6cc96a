import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { type AdminCategory, nameInLanguage } from '../../lib/api/use-admin-categories.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { deleteCategory } from './use-categories.ts'

/** Confirms the deletion of an empty category; one with products cannot be deleted. */
export function DeleteCategory({ category, onClose }: { category: AdminCategory | null; onClose: () => void }) {
  const { busy, problem, run, reset } = useApiMutation(({ id }: AdminCategory) => deleteCategory(id), {
    onSuccess: (message) => {
      void notify.success(message)
      onClose()
    },
  })
  const name = category === null ? '' : nameInLanguage(category)
  const close = (): void => {
    reset()
    onClose()
  }
  if (category !== null && category.products > 0) {
    return (
      <Dialog open title={m.admin_categories_delete({ name })} onClose={close}>
        <p className="text-ink-soft">{m.admin_categories_not_empty({ count: category.products })}</p>
        <div className="mt-6 flex justify-end">
          <LinkButton to={adminPaths.categoryProducts(category.id)} className="min-h-12">
            {m.admin_categories_show_products()}
          </LinkButton>
        </div>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open={category !== null}
      title={m.admin_categories_delete_ask({ name })}
      confirmLabel={m.admin_categories_delete_confirm()}
      dangerous
      busy={busy}
      onCancel={close}
      onConfirm={() => category && void run(category)}
    >
      <div className="grid gap-3">
        <p>{m.admin_categories_delete_text()}</p>
        {problem && <Notice tone="error">{problem}</Notice>}
      </div>
    </ConfirmDialog>
  )
}
