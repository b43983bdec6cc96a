import type { Answer } from '@warda/contract/call'
import type { AppContext } from '../../context.ts'
import { countListed, selectListed } from './sitemap-queries.ts'

/** A sitemap file has at most 50,000 addresses and 50 MB; each product has two, one per language. */
const PAGE_SIZE = 5_000

/** Width of the pictures that search engines get, px. */
const PICTURE_WIDTH = 1_200

/** One page of the products that search engines list; empty after the last one. */
export async function getSitemap({ db }: AppContext, page: number): Promise<Answer<'getSitemap'>> {
  const [rows, count] = await Promise.all([
    selectListed(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countListed(db),
  ])
  const products = rows.map(({ slug, updatedAt, pictures }) => ({
    slug,
    updatedAt: updatedAt.toISOString(),
    pictures: pictures.map(({ key, widths }) => `${key}-${chooseWidth(widths)}.webp`),
  }))
  return { products, pageCount: Math.max(1, Math.ceil(count / PAGE_SIZE)) }
}

const chooseWidth = (widths: readonly number[]): number =>
  widths.find((width) => width >= PICTURE_WIDTH) ?? Math.max(...widths)
