import { m } from '@warda/i18n/messages'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { formatTimeOfDay } from '../../lib/format/format-time.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { sitePicture } from '../../shell/site-picture.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    matches,
    path: paths.about,
    title: m.about_title,
    description: m.about_description,
    picture: loaderData?.picture,
  })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { about, identity, freshnessDays, cities, countries, sameDayCutoff } = await loadFromApi(
    context,
    request,
    'getSite',
  )
  const { language } = context.get(pageContext)
  const time = formatTimeOfDay(sameDayCutoff, language)
  return {
    picture: about ?? sitePicture('about', language),
    aboutHtml: identity.aboutHtml,
    freshnessDays,
    cities,
    countries,
    time,
  }
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { aboutHtml, freshnessDays, cities, countries, time } = loaderData
  const { name: brand, city } = useBrand()
  const facts = [
    [m.about_fact_day({ time }), m.about_fact_day_text()],
    ...(freshnessDays > 0 ? [[m.about_fact_fresh({ count: freshnessDays }), m.about_fact_fresh_text()] as const] : []),
    ...(cities > 0
      ? [[m.about_fact_cities({ count: cities }), m.about_fact_cities_text({ count: countries })] as const]
      : []),
  ] as const
  return (
    <>
      <Picture
        picture={loaderData.picture}
        first
        sizes="100vw"
        className="h-[min(32rem,58vw)] min-h-64"
        imageClassName="object-[50%_55%]"
      />
      <div className="page grid gap-8 py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-20 lg:py-20">
        <div>
          <p className="font-semibold text-petal-deep">{m.about_title({ brand })}</p>
          <h1 className="mt-3 text-[clamp(2.2rem,4.6vw,3.9rem)]">{m.about_lead()}</h1>
        </div>
        {aboutHtml === null ? (
          <p className="text-lg">{m.about_text({ brand, city })}</p>
        ) : (
          <RichText html={aboutHtml} className="rich text-lg" />
        )}
      </div>
      <section className="bg-sage" aria-label={m.about_title({ brand })}>
        <ul className="page grid gap-8 py-12 sm:grid-cols-3">
          {facts.map(([fact, text]) => (
            <li key={fact}>
              <p className="font-display text-4xl text-leaf">{fact}</p>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
