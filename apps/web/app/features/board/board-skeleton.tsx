import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Placeholder of the order cards while they load. */
export function BoardSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid gap-4 rounded-card border border-line bg-card p-5">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-4 w-64 max-w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-13 w-full rounded-full! lg:w-68" />
        </div>
      ))}
    </div>
  )
}
