import { m } from '@warda/i18n/messages'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type Session, useSession } from '../lib/session/session.ts'
import { paths } from '../paths.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { notify } from '../ui/toast.ts'

type PrivatePageProps = {
  /** The person whose page this is, from the address; another one is refused (H14). */
  userId?: string | undefined
  /** The first role that the page is for (ROUTE-19). */
  role?: string
  children: (session: Session) => ReactNode
}

/**
 * Shows a page only to the person it belongs to. Signed out: to the home page. Somebody else's id, or another first
 * role: "Access Denied" and home. The server refuses on its own account; this only spares people an empty page.
 */
export function PrivatePage({ userId, role, children }: PrivatePageProps) {
  const session = useSession()
  const navigate = useNavigate()
  const verdict = judge(session, userId, role)
  useEffect(() => {
    if (verdict === 'denied') void notify.error(m.account_access_denied(), { where: 'shell' })
    if (verdict === 'denied' || verdict === 'signedOut') void navigate(paths.home, { replace: true })
  }, [verdict, navigate])
  if (verdict !== 'welcome' || !session) return <PageSkeleton />
  return children(session)
}

const judge = (session: Session | null | undefined, userId?: string, role?: string) => {
  if (session === undefined) return 'unknown'
  if (session === null) return 'signedOut'
  if (userId !== undefined && userId.toLowerCase() !== session.userId.toLowerCase()) return 'denied'
  return role !== undefined && session.roles[0] !== role ? 'denied' : 'welcome'
}

function PageSkeleton() {
  return (
    <div className="page section grid gap-4" aria-hidden="true">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  )
}
