import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../confirm-dialog.tsx'

/**
 * Asks before a page with unsaved work is left: by a link of the shop in our own words, by closing or reloading in the browser's. The
 * router's own guard is not part of the shop's build (`lean-framework.ts`), so links are caught before it sees them. The Back button
 * can't be held: editors keep a draft for it.
 */
export function UnsavedChangesGuard({ dirty }: { dirty: boolean }) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | null>(null)
  const leaving = useRef(false)
  useEffect(() => {
    if (!dirty) return
    leaving.current = false
    const onClick = (event: MouseEvent): void => {
      const to = leaving.current ? null : addressLedTo(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(to)
    }
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!leaving.current) event.preventDefault()
    }
    addEventListener('click', onClick, true)
    addEventListener('beforeunload', onUnload)
    return () => {
      removeEventListener('click', onClick, true)
      removeEventListener('beforeunload', onUnload)
    }
  }, [dirty])
  return (
    <ConfirmDialog
      open={wanted !== null}
      title={m.admin_ui_leave_title()}
      confirmLabel={m.admin_ui_leave_go()}
      cancelLabel={m.admin_ui_leave_stay()}
      dangerous
      onCancel={() => setWanted(null)}
      onConfirm={() => {
        leaving.current = true
        const to = wanted ?? ''
        setWanted(null)
        void navigate(to)
      }}
    >
      <p>{m.admin_ui_leave_text()}</p>
    </ConfirmDialog>
  )
}

/** Where a plain press leads within the shop, when that is another page than this one. */
const addressLedTo = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || link.pathname === location.pathname) return null
  return link.pathname + link.search + link.hash
}
