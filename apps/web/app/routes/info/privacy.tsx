import { m } from '@warda/i18n/messages'
import { LegalTextPage } from '../../features/legal-texts/legal-text-page.tsx'
import { loadFromApi } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/privacy.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.legal_privacy_title(), description: m.legal_privacy_description, path: paths.privacy })

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  loadFromApi(context, request, 'getLegalText', { params: { page: 'privacy' } })

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalTextPage text={loaderData} />
}
