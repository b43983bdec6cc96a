import type { ReactNode } from 'react'

type DashboardHeadingProps = { title: ReactNode; lead?: ReactNode; action?: ReactNode }

/** Heading of a dashboard page. */
export function DashboardHeading({ title, lead, action }: DashboardHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {lead && <p className="mt-1.5 max-w-2xl text-ink-soft">{lead}</p>}
      </div>
      {action}
    </header>
  )
}
