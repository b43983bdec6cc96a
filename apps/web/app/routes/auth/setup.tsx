import { m } from '@warda/i18n/messages'
import { AuthPage } from '../../features/accounts/auth-page.tsx'
import { SetUpForm } from '../../features/setup/set-up-form.tsx'
import { useSetUp } from '../../features/setup/use-set-up.ts'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Button } from '../../ui/button.tsx'
import { QueryResult } from '../../ui/query-result.tsx'
import type { Route } from './+types/setup.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.setup_title(), description: m.setup_description(), private: true })

export default function SetUpRoute() {
  const query = useSetUp()
  if (query.data?.open === false) {
    return (
      <AuthPage title={m.setup_closed_title()} lead={m.setup_closed_text()}>
        <Button size="large" wide onClick={() => openAuthModal('login')}>
          {m.accept_login()}
        </Button>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={m.setup_title()} lead={m.setup_lead()}>
      <QueryResult query={query}>{() => <SetUpForm />}</QueryResult>
    </AuthPage>
  )
}
