import type { Answer } from '@warda/contract/call'
import type { AppContext } from '../../context.ts'
import { countListed, selectListed } from './sitemap-queries.ts'

/** A sitemap file has at most 50,000 addresses and 50 MB; each product has two, one per language. */
const PAGE_SIZE = 5_000

/** Width of the pictures that search engines get, px. */
const PICTURE_WIDTH = 1_200

/** One page of the products that search engines list; the last one for a page past the end. */
export async function getSitemap({ db }: AppContext, requestedPage: number): Promise<Answer<'getSitemap'>> {
  const pageCount = Math.max(1, Math.ceil((await countListed(db)) / PAGE_SIZE))
  const page = Math.min(requestedPage, pageCount)
  const rows = await selectListed(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  const data = rows.map(({ slug, updatedAt, pictures }) => ({
    slug,
    updatedAt: updatedAt.toISOString(),
    pictures: pictures.map(({ key, widths }) => `${key}-${chooseWidth(widths)}.webp`),
  }))
  return { data, page, pageCount }
}

/** The width of a picture's file for search engines and product feeds, px. */
export const chooseWidth = (widths: readonly number[]): number =>
  widths.find((width) => width >= PICTURE_WIDTH) ?? Math.max(...widths)
