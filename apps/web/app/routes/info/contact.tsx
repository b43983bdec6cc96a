import { m } from '@warda/i18n/messages'
import { ContactPage } from '../../features/help/contact-page.tsx'
import { ShopContact } from '../../features/help/shop-contact.tsx'
import { ShopLegal } from '../../features/help/shop-legal.tsx'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { hoursText } from '../../shell/hours-text.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { sitePicture } from '../../shell/site-picture.ts'
import { loadShopSchemas } from '../load-shop-schemas.ts'
import type { Route } from './+types/contact.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    matches,
    title: m.contact_title(),
    description: m.contact_description(),
    path: paths.contact,
    picture: loaderData?.picture,
    structuredData: loaderData?.structuredData,
  })

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = await loadFromApi(context, request, 'getSite')
  const { contact, legal, workingHours, freshnessDays, loyaltyRules, pointsPerRiyal } = site
  const [rule] = loyaltyRules
  const { language } = context.get(pageContext)
  const [picture = sitePicture('hero-1', language)] = site.heroes
  return {
    picture,
    structuredData: await loadShopSchemas(context, request, { site, picture }),
    contact,
    legal,
    hours: hoursText(workingHours, language),
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
