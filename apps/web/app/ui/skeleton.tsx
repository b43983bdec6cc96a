import { classes } from './classes.ts'

/** A loading placeholder; set its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-pulse rounded-field bg-sand', className)} />
}
