import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Placeholder of a card. */
export function CardSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="aspect-4/5 rounded-card" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
    </div>
  )
}
