import { type ReactNode, useId } from 'react'

type FormSectionProps = {
  title: ReactNode
  /** The fragment that leads to the section. */
  anchor?: string
  lead?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A titled section of an editor. */
export function FormSection({ title, anchor, lead, action, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid min-w-0 scroll-mt-32 content-start gap-5 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-2xl text-ink-soft text-sm">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
