import { type ReactNode, use } from 'react'
import type { Session } from '../lib/session/session.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { NonceContext } from './nonce.ts'
import { PageSkeleton, usePageAccess } from './private-page.tsx'

type PrivateDashboardProps = {
  /** The owner of the dashboard, from the address; undefined when the role decides alone. */
  userId?: string | undefined
  role: string
  /** Menus around the page: the same for everybody of the role, without data of a person. */
  frame: (page: ReactNode, isAllowed: boolean) => ReactNode
  children: (session: Session) => ReactNode
}

/**
 * A dashboard for its owner, as `PrivatePage`. The server, which knows no user, renders the frame with a skeleton; a script before it keeps it
 * invisible in browsers of other users, so that nobody sees a frame that is not theirs.
 */
export function PrivateDashboard({ userId, role, frame, children }: PrivateDashboardProps) {
  const { access, session } = usePageAccess(userId, role)
  if (access === 'denied' || access === 'signedOut') return <PageSkeleton />
  const isAllowed = access === 'allowed' && Boolean(session)
  return (
    <>
      {!isAllowed && <OwnerCheck role={role} hasOwner={userId !== undefined} />}
      <div className={isAllowed ? 'contents' : 'contents in-data-denied:invisible'}>
        {frame(isAllowed && session ? children(session) : <DashboardSkeleton />, isAllowed)}
      </div>
    </>
  )
}

/** Left out of the browser's build, where it has run already. */
const ownerScript = (role: string, hasOwner: boolean): string =>
  import.meta.env.SSR
    ? `(function(r){try{var m=document.cookie.match('(?:^|; )authModel=([^;]*)'),s=m&&JSON.parse(decodeURIComponent(m[1]));if(!s||s.roles[0]!=${JSON.stringify(role)}${hasOwner ? "||s.userId.toLowerCase()!=location.pathname.split('/')[2].toLowerCase()" : ''})r.dataset.denied=''}catch(x){r.dataset.denied=''}})(document.documentElement)`
    : ''

/** Runs before the frame is painted and marks <html> when the session in the cookie is not the owner's. */
function OwnerCheck({ role, hasOwner }: { role: string; hasOwner: boolean }) {
  const nonce = use(NonceContext)
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before the frame is painted
      dangerouslySetInnerHTML={{ __html: ownerScript(role, hasOwner) }}
    />
  )
}

function DashboardSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="mt-4 h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
