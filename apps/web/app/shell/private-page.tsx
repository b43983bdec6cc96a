import { hasPrimaryRole } from '@warda/domain/access/roles'
import { m } from '@warda/i18n/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openAuthModal } from '../lib/session/auth-modal-state.ts'
import { type Session, useSession } from '../lib/session/session.ts'
import { paths } from '../paths.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { notify } from '../ui/feedback/toast.ts'

type PrivatePageProps = {
  /** The owner of the page, from the address; other users are denied (H14). */
  userId?: string | undefined
  /** The role that the user's first role must be (ROUTE-19). */
  role?: string
  children: (session: Session) => ReactNode
}

/**
 * Shows a page only to its owner. Signed out, another user or another first role: "Access Denied", then the home page
 * (ROUTE-19); signed out, the login dialog opens there and leads back. The server checks access itself; this avoids an empty page.
 */
export function PrivatePage({ userId, role, children }: PrivatePageProps) {
  const { access, session } = usePageAccess(userId, role)
  return access === 'allowed' && session ? children(session) : <PageSkeleton />
}

/** Whether the session may open the page, `unknown` on the server and until hydration; leads everybody else away. */
export function usePageAccess(userId?: string, role?: string) {
  const session = useSession()
  const navigate = useNavigate()
  const access = checkAccess(session, userId, role)
  const { pathname, search } = useLocation()
  // When the session ends while the page is open, the sign-out or the expiry shows its own message.
  const wasAllowed = useRef(false)
  useEffect(() => {
    if (access === 'allowed') wasAllowed.current = true
    if (access !== 'denied' && access !== 'signedOut') return
    if (!wasAllowed.current) void notify.error(m.account_access_denied(), { where: 'shell' })
    void navigate(paths.home, { replace: true })
    if (access === 'signedOut' && !wasAllowed.current)
      openAuthModal('login', {
        note: m.account_login_to_open(),
        onSignedIn: () => void navigate(pathname + search),
      })
  }, [access, navigate, pathname, search])
  return { access, session }
}

const checkAccess = (session: Session | null | undefined, userId?: string, role?: string) => {
  if (session === undefined) return 'unknown'
  if (session === null) return 'signedOut'
  if (userId !== undefined && userId.toLowerCase() !== session.userId.toLowerCase()) return 'denied'
  return role === undefined || hasPrimaryRole(session, role) ? 'allowed' : 'denied'
}

export function PageSkeleton() {
  return (
    <div className="page section grid gap-4" aria-hidden="true">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  )
}
