import { classes } from './classes.ts'

/** A quiet placeholder with the size of what will come; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-pulse rounded-field bg-sand', className)} />
}
