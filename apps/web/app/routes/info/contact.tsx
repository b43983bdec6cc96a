import { m } from '@warda/words/messages'
import { ContactPage } from '../../features/help/contact-page.tsx'
import { ShopContact } from '../../features/help/shop-contact.tsx'
import { loadFromApi } from '../../lib/server-api.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/contact.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.contact_title(), description: m.contact_description(), path: paths.contact })

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  contact: (await loadFromApi(context, request, 'getSite')).contact,
})

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <ContactPage facts={<ShopContact contact={loaderData.contact} />} />
}
