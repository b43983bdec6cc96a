import { classes } from '../classes.ts'

/** A loading placeholder; set its size by class. Hidden without scripts, since nothing would replace it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-field bg-sand noscript:hidden', className)}
    />
  )
}
