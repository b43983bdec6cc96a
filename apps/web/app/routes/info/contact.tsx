import { m } from '@warda/i18n/messages'
import { ContactPage } from '../../features/help/contact-page.tsx'
import { ShopContact } from '../../features/help/shop-contact.tsx'
import { ShopLegal } from '../../features/help/shop-legal.tsx'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { hoursText } from '../../shell/hours-text.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/contact.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.contact_title(), description: m.contact_description(), path: paths.contact })

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = await loadFromApi(context, request, 'getSite')
  const { contact, legal, workingHours, freshnessDays, loyaltyRules, pointsPerRiyal } = site
  const [rule] = loyaltyRules
  return {
    contact,
    legal,
    hours: hoursText(workingHours, context.get(pageContext).language),
    hasFreshness: freshnessDays > 0,
    pointsRule: rule ? { ...rule, pointsPerRiyal } : null,
  }
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { contact, legal, hours, hasFreshness, pointsRule } = loaderData
  const facts = (
    <>
      <ShopContact contact={contact} hours={hours} />
      <ShopLegal legal={legal} />
    </>
  )
  return <ContactPage facts={facts} hasFreshness={hasFreshness} pointsRule={pointsRule} />
}
