import { m } from '@warda/words/messages'
import { TermsPage } from '../../features/account/terms-page.tsx'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/terms.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.terms_title(), description: m.terms_description(), path: paths.terms })

export default function TermsRoute() {
  return <TermsPage />
}
