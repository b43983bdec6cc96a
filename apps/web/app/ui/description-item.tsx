import type { ReactNode } from 'react'

/** A term and its description, for use in a <dl>. */
export function DescriptionItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  )
}
