import { m } from '@warda/i18n/messages'
import { LegalTextPage } from '../../features/legal-texts/legal-text-page.tsx'
import { loadLegalText } from '../../features/legal-texts/load-legal-text.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/returns.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    matches,
    title: m.legal_returns_title(),
    description: m.legal_returns_description,
    path: paths.returns,
    private: loaderData?.isCurrent === false,
  })

export const loader = ({ context, request }: Route.LoaderArgs) => loadLegalText(context, request, 'returns')

export default function ReturnsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalTextPage text={loaderData} />
}
