import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type CardRow, selectCards, selectRelated } from './card-queries.ts'
import {
  type DetailsRow,
  findMovedSlug,
  type ProductKey,
  type ProductPictureRow,
  selectDetails,
  selectProductPictures,
  selectVariants,
  type VariantRow,
} from './queries.ts'

const RELATED = 4

export type ProductPage = {
  card: CardRow
  details: DetailsRow
  variants: VariantRow[]
  pictures: ProductPictureRow[]
  related: CardRow[]
}

/** A published product without its reviews; a draft or archived one is `product.not_found`. */
export async function getProduct(
  { db }: AppContext,
  key: ProductKey,
): Promise<Result<ProductPage, 'product.not_found'>> {
  const details = await selectDetails(db, key)
  if (!details) return refuse('product.not_found')
  const { id } = details
  const [variants, pictures, relatedIds] = await Promise.all([
    selectVariants(db, id),
    selectProductPictures(db, id),
    selectRelated(db, id, details.categoryId, RELATED),
  ])
  const [card, ...related] = await selectCards(db, [id, ...relatedIds])
  // Archived between the two queries.
  if (card?.id !== id) return refuse('product.not_found')
  return ok({ card, details, variants, pictures, related })
}

/** A published product by its slug, or the current slug of the product that once had this one. */
export async function getProductBySlug(
  context: AppContext,
  slug: string,
): Promise<Result<ProductPage | { movedTo: string }, 'product.not_found'>> {
  const found = await getProduct(context, { slug })
  if (found.ok) return found
  const movedTo = await findMovedSlug(context.db, slug)
  return movedTo === undefined ? found : ok({ movedTo })
}
