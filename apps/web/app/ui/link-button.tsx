import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts'
import { classes } from './classes.ts'

type LinkButtonProps = ComponentProps<typeof Link> & { look?: ButtonLook; size?: ButtonSize; wide?: boolean }

/** An internal link styled as a button. */
export function LinkButton({ look, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classes(buttonStyle(look, size, wide), className)} />
}
