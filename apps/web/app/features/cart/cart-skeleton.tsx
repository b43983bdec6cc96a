import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Placeholder of the lines and the summary. */
export function CartSkeleton() {
  return (
    <div aria-hidden="true" className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-36 w-full" />
      </div>
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
