import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Link from a page of the back office to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="no-print inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
    >
      <ArrowLeft aria-hidden="true" size={17} className="rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
