import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Link from a panel to its full page. */
export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-leaf text-sm underline-offset-4 hover:underline"
    >
      {children}
      <ArrowRight aria-hidden="true" size={16} className="rtl:-scale-x-100" />
    </Link>
  )
}

/** Secondary text of a panel. */
export function PanelText({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>
}
