import { m } from '@warda/i18n/messages'
import { withoutPreviews } from '../../features/catalogue/strip-previews.ts'
import { DeliveryPromise } from '../../features/delivery/delivery-promise.tsx'
import { usePromise } from '../../features/delivery/use-promise.ts'
import { CategoryCircles } from '../../features/home/category-circles.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { HowItWorks } from '../../features/home/how-it-works.tsx'
import { Loyalty } from '../../features/home/loyalty.tsx'
import { Occasions } from '../../features/home/occasions.tsx'
import { SectionHead } from '../../features/home/section-head.tsx'
import { Testimonials } from '../../features/home/testimonials.tsx'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { sitePicture } from '../../shell/site-picture.ts'
import { classes } from '../../ui/classes.ts'
import { loadShopSchemas } from '../load-shop-schemas.ts'
import type { Route } from './+types/home.ts'
import { loadPromise } from './load-promise.ts'
import { ShopCard } from './shop-card.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    matches,
    path: paths.home,
    title: m.home_title,
    description: m.home_description,
    picture: loaderData?.hero,
    structuredData: loaderData?.structuredData,
  })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = context.get(pageContext)
  const [loaded, site, delivery] = await Promise.all([
    loadFromApi(context, request, 'getHome'),
    loadFromApi(context, request, 'getSite'),
    loadPromise(context, request),
  ])
  const home = withoutPreviews(loaded)
  const [hero = sitePicture('hero-1', language)] = home.heroes
  const occasions = [
    sitePicture('hero-3', language),
    sitePicture('services', language),
    sitePicture('about', language),
    sitePicture('hero-2', language),
  ]
  const { heroTitle, heroText } = site.identity
  const structuredData = await loadShopSchemas(context, request, { site, picture: hero })
  return { ...home, hero, heroTitle, heroText, occasions, delivery, structuredData }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, heroTitle, heroText, categories, bestSellers, hasSales, specialOffers, reviews, occasions } = loaderData
  const promise = usePromise(loaderData.delivery)
  const { city } = useBrand()
  return (
    <>
      <Hero
        picture={hero}
        title={heroTitle ?? m.home_hero()}
        text={heroText ?? m.home_hero_text({ city })}
        isToday={promise.isToday}
        promise={<DeliveryPromise text={promise.text} className="min-h-7 font-medium text-[0.9375rem]" />}
      />
      <section className="page section" aria-labelledby="categories" hidden={categories.length === 0}>
        <h2 id="categories" className="sr-only">
          {m.home_categories()}
        </h2>
        <CategoryCircles categories={categories} />
      </section>
      <section className="page pb-[clamp(2.75rem,6vw,5.5rem)]" hidden={bestSellers.length === 0}>
        <SectionHead
          title={hasSales ? m.home_best() : m.home_first()}
          text={hasSales ? m.home_best_text({ city }) : undefined}
          link={{ to: paths.shop, text: m.home_see_all() }}
        />
        <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 lg:grid-cols-4">
          {bestSellers.slice(0, 5).map((product, index) => (
            <li key={product.id} className={classes(index === 0 && 'col-span-2 lg:row-span-2')}>
              <ShopCard
                product={product}
                large={index === 0}
                sizes={index === 0 ? '(min-width: 1024px) 40rem, 100vw' : '(min-width: 1024px) 20rem, 50vw'}
              />
            </li>
          ))}
        </ul>
      </section>
      {specialOffers.length > 0 && (
        <section className="bg-petal-soft">
          <div className="page section">
            <SectionHead
              title={m.home_offers()}
              text={m.home_offers_text()}
              link={{ to: `${paths.shop}?offers=1`, text: m.home_see_all() }}
            />
            <ul className="no-scrollbar -mx-[clamp(1rem,4vw,3rem)] flex snap-x scroll-px-[clamp(1rem,4vw,3rem)] gap-4 overflow-x-auto px-[clamp(1rem,4vw,3rem)] sm:gap-5">
              {specialOffers.map((product) => (
                <li key={product.id} className="w-[62vw] max-w-[17.5rem] shrink-0 snap-start">
                  <ShopCard product={product} sizes="280px" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="page section">
        <SectionHead title={m.home_how()} />
        <HowItWorks />
      </section>
      <section className="page pb-[clamp(2.75rem,6vw,5.5rem)]">
        <SectionHead title={m.home_occasions()} />
        <Occasions occasions={listOccasions(occasions)} />
      </section>
      <Loyalty />
      {reviews.length > 0 && (
        <section className="page section">
          <SectionHead title={m.home_reviews()} />
          <Testimonials reviews={reviews} />
        </section>
      )}
    </>
  )
}

const listOccasions = (pictures: Route.ComponentProps['loaderData']['occasions']) => {
  const kinds = [
    { name: m.home_occasion_love(), to: paths.category('tulips'), position: 'object-[62%_50%] rtl:-scale-x-100' },
    { name: m.home_occasion_wedding(), to: paths.category('wedding-and-events'), position: 'object-[50%_50%]' },
    { name: m.home_occasion_home(), to: paths.category('plants-and-orchids'), position: 'object-[50%_50%]' },
    {
      name: m.home_occasion_thanks(),
      to: paths.category('mixed-bouquets'),
      position: 'object-[76%_50%] rtl:-scale-x-100',
    },
  ]
  return kinds.flatMap((kind, index) => (pictures[index] ? [{ ...kind, picture: pictures[index] }] : []))
}
