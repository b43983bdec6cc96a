import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { listProductReviews, listRecentReviews } from '../reviews/index.ts'
import { presentSitePicture, readSettings } from '../settings/index.ts'
import { findByName } from './find-by-name.ts'
import { getAddOns } from './get-add-ons.ts'
import { getCategories } from './get-categories.ts'
import { getHome } from './get-home.ts'
import { getProduct } from './get-product.ts'
import { presentCard, presentCategory, presentDetails, presentProductPicture, presentVariant } from './present.ts'

export const catalogueRoutes: Pick<Handlers, 'getCategories' | 'getHome' | 'getProduct' | 'getAddOns' | 'findByName'> =
  {
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
      const result = await getProduct(context, params.id)
      if (!result.ok) return result
      const { card, details, variants, pictures, related } = result.value
      const { histogram, latest } = await listProductReviews(context, params.id)
      return ok({
        ...presentCard(card, language),
        ...presentDetails(details, language),
        variants: variants.map((row) => presentVariant(row, details.discountPercent)),
        pictures: pictures.map((row) => presentProductPicture(row, language)),
        histogram,
        reviewProducts: latest,
        related: related.map((row) => presentCard(row, language)),
      })
    },

    getAddOns: async ({ context, language }) => ok((await getAddOns(context)).map((row) => presentCard(row, language))),

    findByName: ({ context, query }) => findByName(context, query.name),
  }
