import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../media/drawing.tsx'

type EmptyStateProps = {
  title: ReactNode
  /** A drawing of the place; each place has its own. */
  drawing: DrawingName
  children?: ReactNode
  actions?: ReactNode
  heading?: 'h1' | 'h2'
}

/** Title, text and actions for an empty list or page. */
export function EmptyState({ title, drawing, children, actions, heading = 'h2' }: EmptyStateProps) {
  const Heading = heading
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-14 text-center">
      <div className="mb-1 text-leaf">
        <Drawing name={drawing} />
      </div>
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
