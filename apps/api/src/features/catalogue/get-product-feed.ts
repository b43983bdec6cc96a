import type { AppContext } from '../../context.ts'
import { type FeedRow, selectFeedProducts } from './feed-queries.ts'
import { chooseWidth } from './get-sitemap.ts'
import { countListed } from './sitemap-queries.ts'

/** Each product has an item per size, of about a kilobyte. */
const PAGE_SIZE = 2_000

/** A product with the names of its pictures' files: WebP, and the JPEG of link previews. */
export type FeedProductRow = Omit<FeedRow, 'pictures'> & {
  pictures: { webp: string; jpeg: string; size: FeedRow['pictures'][number]['size'] }[]
}

/** One page of the products for the product feeds of Google and Meta; the last one for a page past the end. */
export async function getProductFeed(
  { db }: AppContext,
  requestedPage: number,
): Promise<{ data: FeedProductRow[]; page: number; pageCount: number }> {
  const pageCount = Math.max(1, Math.ceil((await countListed(db)) / PAGE_SIZE))
  const page = Math.min(requestedPage, pageCount)
  const rows = await selectFeedProducts(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  const data = rows.map(({ pictures, ...row }) => ({
    ...row,
    pictures: pictures.map(({ key, widths, size }) => ({
      webp: `${key}-${chooseWidth(widths)}.webp`,
      jpeg: `${key}-link-preview.jpg`,
      size,
    })),
  }))
  return { data, page, pageCount }
}
