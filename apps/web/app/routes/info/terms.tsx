import { m } from '@warda/i18n/messages'
import { TermsPage } from '../../features/accounts/terms-page.tsx'
import { loadFromApi } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/terms.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.terms_title(), description: m.terms_description, path: paths.terms })

/** The shop's own text when it is set. */
export const loader = async ({ context, request }: Route.LoaderArgs) => loadFromApi(context, request, 'getTerms')

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <TermsPage html={loaderData.html} />
}
