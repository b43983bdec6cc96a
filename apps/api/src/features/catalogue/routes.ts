import type { Language } from '@warda/domain/language'
import { ok } from '@warda/domain/result'
import { loadCachedOptions } from '../../cached-options.ts'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { listProductReviews, listRecentReviews } from '../reviews/index.ts'
import { presentSitePicture, readSettings } from '../settings/index.ts'
import { findByName } from './find-by-name.ts'
import { getAddOns } from './get-add-ons.ts'
import { getCategories } from './get-categories.ts'
import { getHome } from './get-home.ts'
import { getProduct, getProductBySlug, type ProductPage } from './get-product.ts'
import { getProductFeed } from './get-product-feed.ts'
import { getSitemap } from './get-sitemap.ts'
import {
  presentCard,
  presentCategory,
  presentDetails,
  presentFeedProduct,
  presentProductPicture,
  presentVariant,
} from './present.ts'

type Names =
  | 'getCategories'
  | 'getHome'
  | 'getProduct'
  | 'getProductBySlug'
  | 'getProductFeed'
  | 'getAddOns'
  | 'findByName'
  | 'getSitemap'

export const catalogueRoutes: Pick<Handlers, Names> = {
  getCategories: async ({ context, language }) =>
    ok((await getCategories(context)).map((row) => presentCategory(row, language))),

  getHome: async ({ context, language }) => {
    const [home, reviews, settings] = await Promise.all([
      getHome(context),
      listRecentReviews(context, language),
      readSettings(context),
    ])
    return ok({
      heroes: settings.sitePictures.heroes.map((picture) => presentSitePicture(picture, language)),
      bestSellers: home.bestSellers.map((row) => presentCard(row, language)),
      hasSales: home.hasSales,
      specialOffers: home.offers.map((row) => presentCard(row, language)),
      categories: home.categories.map((row) => presentCategory(row, language)),
      reviews,
    })
  },

  getProduct: async ({ context, language, params }) => {
    const result = await getProduct(context, params)
    return result.ok ? ok(await presentPage(context, result.value, language)) : result
  },

  getProductBySlug: async ({ context, language, params }) => {
    const result = await getProductBySlug(context, params.slug)
    if (!result.ok) return result
    const { value } = result
    return ok('movedTo' in value ? value : await presentPage(context, value, language))
  },

  getAddOns: async ({ context, language }) => ok((await getAddOns(context)).map((row) => presentCard(row, language))),

  getProductFeed: async ({ context, language, query }) => {
    const { data, page, pageCount } = await getProductFeed(context, query.page ?? 1)
    const options = await loadCachedOptions(context)
    return ok({ data: data.map((row) => presentFeedProduct(row, options, language)), page, pageCount })
  },

  getSitemap: async ({ context, query }) => ok(await getSitemap(context, query.page ?? 1)),

  findByName: ({ context, query }) => findByName(context, query.name),
}

/** A product with its reviews, as its page shows it. */
async function presentPage(context: AppContext, page: ProductPage, language: Language) {
  const { card, details, variants, pictures, related } = page
  const [{ histogram, latest }, options] = await Promise.all([
    listProductReviews(context, card.id),
    loadCachedOptions(context),
  ])
  return {
    ...presentCard(card, language),
    ...presentDetails(details, options, language),
    variants: variants.map((row) => presentVariant(row, details.discountPercent, options, language)),
    pictures: pictures.map((row) => presentProductPicture(row, language)),
    histogram,
    reviewProducts: latest,
    related: related.map((row) => presentCard(row, language)),
  }
}
