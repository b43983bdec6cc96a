import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { AmountText } from '../data/money.tsx'

type FieldErrorProps = { children: ReactNode } & Omit<ComponentProps<'p'>, 'role' | 'children'>

/** The error at a field, announced when it appears; nothing without one. */
export const FieldError = ({ children, className, ...props }: FieldErrorProps) =>
  children ? (
    <p role="alert" className={classes('font-medium text-canceled-ink text-sm', className)} {...props}>
      <AmountText>{children}</AmountText>
    </p>
  ) : null
