import { m } from '@warda/i18n/messages'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classes } from '../classes.ts'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>

/** A password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, optional, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <div className="relative" dir="ltr">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classes(controlStyle, 'pe-13 [[dir=rtl]_&]:text-end', className)}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-field text-ink-soft hover:text-ink"
            aria-label={shown ? m.ui_hide_password() : m.ui_show_password()}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" size={20} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
