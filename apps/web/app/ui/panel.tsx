import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

type PanelProps = { title: ReactNode; lead?: ReactNode; action?: ReactNode; className?: string; children: ReactNode }

/** A titled part of a dashboard, on its own card. */
export function Panel({ title, lead, action, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'grid min-w-0 content-start gap-5 rounded-card border border-line bg-card p-5 sm:p-6',
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {lead && <p className="mt-1 text-ink-soft text-sm">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
