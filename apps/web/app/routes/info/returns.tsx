import { m } from '@warda/i18n/messages'
import { LegalTextPage } from '../../features/legal-texts/legal-text-page.tsx'
import { loadFromApi } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/returns.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.legal_returns_title(), description: m.legal_returns_description, path: paths.returns })

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  loadFromApi(context, request, 'getLegalText', { params: { page: 'returns' } })

export default function ReturnsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalTextPage text={loaderData} />
}
