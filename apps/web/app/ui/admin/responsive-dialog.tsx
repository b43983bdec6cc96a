import { m } from '@warda/i18n/messages'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../layout/dialog.tsx'

type ResponsiveDialogProps = {
  open: boolean
  title: ReactNode
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog: at the bottom on a phone, in the centre on larger screens. */
export function ResponsiveDialog({ wide = false, ...rest }: ResponsiveDialogProps) {
  const phone = usePhone()
  return <Dialog {...rest} wide={wide} place={phone ? 'bottom' : 'center'} />
}

/** The buttons of a dialog: stacked on a phone, the main one first. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-col-reverse gap-3 pb-[env(safe-area-inset-bottom)] sm:flex-row sm:justify-end [&>*]:min-h-12">
      {children}
    </div>
  )
}

type FormButtonsProps = {
  submit: string
  busy: boolean
  onCancel: () => void
  /** Label of the cancel button; default "Cancel". */
  cancel?: string
  /** For actions that cannot be undone. */
  danger?: boolean
  disabled?: boolean
}

/** The cancel and submit buttons of a form in a dialog. */
export function FormButtons(props: FormButtonsProps) {
  const { submit, busy, onCancel, cancel = m.ui_cancel(), danger = false, disabled = false } = props
  return (
    <DialogButtons>
      <Button look="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
        {submit}
      </Button>
    </DialogButtons>
  )
}

const PHONE = '(max-width: 39.99rem)'
const watch = (listener: () => void): (() => void) => {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const usePhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(PHONE).matches,
    () => true,
  )
