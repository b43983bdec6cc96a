import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts'

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  /** Shows a spinner and ignores presses while an action runs. */
  busy?: boolean
  /** Looks disabled, also to assistive technology, but can be focused and pressed, so that it can explain why. */
  unavailable?: boolean
}

/**
 * A button; submits a form only with `type="submit"`. An icon-only one needs `aria-label`. A busy button is not disabled,
 * so that it keeps the focus.
 */
export function Button({
  look,
  size,
  wide,
  busy = false,
  unavailable = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
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
      aria-disabled={busy || unavailable || undefined}
      className={classes(buttonStyle(look, size, wide), unavailable && 'aria-disabled:cursor-not-allowed', className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
