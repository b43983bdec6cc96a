import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  /** Something is under way: the button keeps its words, shows a spinner and takes no second press. */
  busy?: boolean
}

/**
 * A button; never submits a form unless told `type="submit"`. An icon-only one needs `aria-label`. A busy one keeps the
 * focus, which a disabled one would drop, and lets presses fall.
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
