import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  /** Shows a spinner and ignores presses while an action runs. */
  busy?: boolean
}

/**
 * A button; submits a form only with `type="submit"`. An icon-only one needs `aria-label`. A busy button is not disabled,
 * so that it keeps the focus.
 */
export function Button({ look, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classes(buttonStyle(look, size, wide), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
