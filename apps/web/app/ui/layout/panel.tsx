import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { AmountText } from '../data/money.tsx'

type PanelProps = {
  /** Anchor for links. */
  id?: string
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled card of a dashboard. */
export function Panel({ id, title, lead, action, className, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classes(
        'grid min-w-0 content-start gap-5 rounded-card border border-line bg-card p-5 sm:p-6',
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          {lead && (
            <p className="mt-1 text-ink-soft text-sm">
              <AmountText>{lead}</AmountText>
            </p>
          )}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
