import { m } from '@warda/i18n/messages'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type Session, useSession } from '../lib/session/session.ts'
import { paths } from '../paths.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { notify } from '../ui/toast.ts'

type PrivatePageProps = {
  /** The owner of the page, from the address; other users are denied (H14). */
  userId?: string | undefined
  /** The role that the user's first role must be (ROUTE-19). */
  role?: string
  children: (session: Session) => ReactNode
}

/**
 * Shows a page only to its owner. Signed out: redirects to the home page. Another user or another first role: "Access
 * Denied", then the home page. The server checks access itself; this avoids an empty page.
 */
export function PrivatePage({ userId, role, children }: PrivatePageProps) {
  const session = useSession()
  const navigate = useNavigate()
  const access = checkAccess(session, userId, role)
  useEffect(() => {
    if (access === 'denied') void notify.error(m.account_access_denied(), { where: 'shell' })
    if (access === 'denied' || access === 'signedOut') void navigate(paths.home, { replace: true })
  }, [access, navigate])
  if (access !== 'allowed' || !session) return <PageSkeleton />
  return children(session)
}

const checkAccess = (session: Session | null | undefined, userId?: string, role?: string) => {
  if (session === undefined) return 'unknown'
  if (session === null) return 'signedOut'
  if (userId !== undefined && userId.toLowerCase() !== session.userId.toLowerCase()) return 'denied'
  return role !== undefined && session.roles[0] !== role ? 'denied' : 'allowed'
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
