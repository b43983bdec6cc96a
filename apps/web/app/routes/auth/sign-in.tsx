import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { type Session, useSession } from '../../lib/session/session.ts'
import { dashboardPath, paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Route } from './+types/sign-in.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.sign_in_title(), description: m.sign_in_text(), private: true })

/** `/login`, `/register` and `/account`, as people type them: opens the sign-in dialog, or the account of a signed-in user. */
export default function SignInRoute() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session === undefined) return <Skeleton className="page my-14 h-64" />
  if (session === null) return <SignedOut tab={pathname.startsWith(paths.register) ? 'register' : 'login'} />
  return <Navigate to={startPath(session, pathname)} replace />
}

function startPath(session: Session, pathname: string): string {
  if (pathname.startsWith(paths.account)) return paths.setting(session.userId)
  return dashboardPath(session) ?? paths.orders(session.userId)
}

function SignedOut({ tab }: { tab: 'login' | 'register' }) {
  useEffect(() => openAuthModal(tab), [tab])
  return (
    <EmptyState
      drawing="key"
      heading="h1"
      title={m.sign_in_title()}
      actions={
        <>
          <Button onClick={() => openAuthModal('login')}>{m.auth_tab_login()}</Button>
          <Button look="secondary" onClick={() => openAuthModal('register')}>
            {m.auth_tab_register()}
          </Button>
        </>
      }
    >
      {m.sign_in_text()}
    </EmptyState>
  )
}
