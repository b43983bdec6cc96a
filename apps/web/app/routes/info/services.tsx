import { m } from '@warda/i18n/messages'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { sitePicture } from '../../shell/site-picture.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { Route } from './+types/services.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    matches,
    path: paths.services,
    title: m.services_title(),
    description: m.services_description,
    picture: loaderData?.picture,
  })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, freshnessDays } = await loadFromApi(context, request, 'getSite')
  return { picture: services ?? sitePicture('services', context.get(pageContext).language), freshnessDays }
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { freshnessDays } = loaderData
  const { city } = useBrand()
  const services = [
    [m.services_day(), m.services_day_text({ city })],
    [m.services_wedding(), m.services_wedding_text()],
    [m.services_business(), m.services_business_text()],
    ...(freshnessDays > 0 ? [[m.services_fresh(), m.services_fresh_text({ days: freshnessDays })] as const] : []),
    [m.services_card(), m.services_card_text()],
  ] as const
  return (
    <>
      <div className="page grid items-center gap-8 pt-10 pb-12 lg:grid-cols-[1fr_1.3fr] lg:gap-16 lg:pt-16">
        <div>
          <p className="font-semibold text-petal-deep">{m.services_title()}</p>
          <h1 className="mt-3 text-[clamp(2.4rem,5vw,4.2rem)]">{m.services_lead()}</h1>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton to={paths.shop}>{m.services_action()}</LinkButton>
            <LinkButton to={paths.contact} look="secondary">
              {m.services_contact()}
            </LinkButton>
          </div>
        </div>
        <Picture
          picture={loaderData.picture}
          first
          sizes="(min-width: 1024px) 46rem, 100vw"
          className="aspect-4/3 rounded-card"
        />
      </div>
      <section className="page pb-20" aria-label={m.services_title()}>
        <ul className="grid gap-x-16 sm:grid-cols-2">
          {services.map(([title, text]) => (
            <li key={title} className="border-gold/40 border-t py-7">
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
