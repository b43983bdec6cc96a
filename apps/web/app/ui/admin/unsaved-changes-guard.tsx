import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

const loadDialog = () => import('../layout/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog }))
/** Loaded with the first change, before anybody can leave. */
const ConfirmDialog = lazy(loadDialog)

/**
 * Asks before the user leaves a page with unsaved changes: our dialog for links, the browser's for closing and reloading. The Back
 * button is not covered; editors keep a draft for it.
 */
export function UnsavedChangesGuard({ dirty }: { dirty: boolean }) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)
  const isLeaving = useRef(false)
  const [wasAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!dirty) return
    // A failure to load appears when the dialog is shown.
    void loadDialog().catch(() => undefined)
    isLeaving.current = false
    const onClick = (event: MouseEvent): void => {
      const to = isLeaving.current ? null : clickedPath(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setAsked(true)
      setTarget(to)
    }
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isLeaving.current) event.preventDefault()
    }
    addEventListener('click', onClick, true)
    addEventListener('beforeunload', onUnload)
    return () => {
      removeEventListener('click', onClick, true)
      removeEventListener('beforeunload', onUnload)
    }
  }, [dirty])
  if (!wasAsked) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open={target !== null}
        title={m.admin_ui_leave_title()}
        confirmLabel={m.admin_ui_leave_go()}
        cancelLabel={m.admin_ui_leave_stay()}
        dangerous
        onCancel={() => setTarget(null)}
        onConfirm={() => {
          isLeaving.current = true
          const to = target ?? ''
          setTarget(null)
          void navigate(to)
        }}
      >
        <p>{m.admin_ui_leave_text()}</p>
      </ConfirmDialog>
    </Suspense>
  )
}

/** The path of a plain click on a link to another page of the shop. */
const clickedPath = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || link.pathname === location.pathname) return null
  return link.pathname + link.search + link.hash
}
