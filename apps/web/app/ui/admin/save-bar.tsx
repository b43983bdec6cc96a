import { m } from '@warda/i18n/messages'
import { type ReactNode, useRef } from 'react'
import { useSaveShortcut } from '../../lib/forms/use-save-shortcut.ts'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'

type SaveBarProps = {
  /** Whether there are unsaved changes; then leaving the page asks first. */
  dirty: boolean
  busy: boolean
  /** Whether something has to arrive before the form can be sent. */
  waiting?: boolean
  /** Label of the button; default "Save". */
  label?: string
  /** Discards the changes. */
  onDiscard?: () => void
  /** Shown instead of "saved", e.g. the time of the last save. */
  note?: ReactNode
  /** Buttons before the save button. */
  actions?: ReactNode
  /** A `Notice` about a failed save; visible at any scroll position. */
  alert?: ReactNode
}

/** Sticky bar at the end of an editor: state, submit button, and a guard for unsaved changes. */
export function SaveBar({ dirty, busy, waiting = false, label, onDiscard, note, actions, alert }: SaveBarProps) {
  const save = useRef<HTMLButtonElement>(null)
  useSaveShortcut(save)
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-card sm:border-x sm:px-5">
      {alert && <div className="grid w-full gap-2">{alert}</div>}
      <p role="status" className={classes('me-auto text-sm', dirty && onDiscard && 'max-sm:w-full')}>
        {dirty ? (
          <span className="inline-flex items-center gap-2 font-semibold">
            <span aria-hidden="true" className="size-2 rounded-full bg-petal" />
            {m.admin_ui_unsaved()}
          </span>
        ) : (
          <span className="text-ink-soft">{note ?? m.admin_ui_saved()}</span>
        )}
      </p>
      {actions}
      {dirty && onDiscard && (
        <Button look="secondary" className="min-h-12 max-sm:grow sm:border-transparent" onClick={onDiscard}>
          {m.admin_ui_discard()}
        </Button>
      )}
      <Button
        ref={save}
        type="submit"
        title={m.admin_ui_save_key()}
        aria-keyshortcuts="Control+S Meta+S"
        className={classes('min-h-12 min-w-28', dirty && onDiscard && 'max-sm:grow')}
        busy={busy || waiting}
      >
        {label ?? m.admin_ui_save()}
      </Button>
      <UnsavedChangesGuard dirty={dirty && !busy} />
    </div>
  )
}
