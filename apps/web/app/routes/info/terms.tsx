import { m } from '@warda/i18n/messages'
import { LegalTextPage } from '../../features/legal-texts/legal-text-page.tsx'
import { loadFromApi } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/terms.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.legal_terms_title(), description: m.legal_terms_description, path: paths.terms })

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  loadFromApi(context, request, 'getLegalText', { params: { page: 'terms' } })

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalTextPage text={loaderData} />
}
