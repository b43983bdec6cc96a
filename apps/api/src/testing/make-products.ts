import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { createDatabase } from '../db/pool.ts'

/**
 * Generates `count` products with realistic statistics for the planner: six categories of different size, ten colours, skewed sales, prices,
 * ratings and discounts, two variants each, titles of common and rare words in both languages. Deterministic; 100,000 take about a minute.
 */
export async function generateProducts(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select setseed(0.42)`.execute(trx)
    await sql`
      insert into picture (key, width, height, widths, colour, preview)
      select 'generated-' || n, 1200, 1500, '{160,320,480,640,960,1200}', '#d9a7a0', 'data:image/webp;base64,UklGRg==' from generate_series(1, 20) n
      on conflict do nothing
    `.execute(trx)
    await sql`
      insert into category (slug, name_en, name_ar, picture_key, picture_alt_en, picture_alt_ar, position)
      select 'generated-' || n, 'Generated ' || n, 'قسم ' || n, 'generated-1', '', '', 100 + n from generate_series(1, 6) n
      on conflict do nothing
    `.execute(trx)
    // Writes the search text in bulk instead of by the trigger, which would be slow.
    await sql`alter table product disable trigger product_search_text`.execute(trx)
    await sql`alter table variant disable trigger variant_changed`.execute(trx)
    await sql`
      with words as (
        select ${sql.val(FIRST)}::text[] as first, ${sql.val(SECOND)}::text[] as second, ${sql.val(ARABIC)}::text[] as arabic,
          ${sql.val(COLOURS)}::text[] as colours,
          (select array_agg(id order by id) from category where slug like 'generated-%') as categories,
          (select array_agg(slug order by position) from occasion) as occasions
      ), made as (
        select n, random() as sold, random() as cost, random() as stars, random() as offer,
          first[1 + floor(random() ^ 2 * array_length(first, 1))::int] as a,
          second[1 + floor(random() ^ 2 * array_length(second, 1))::int] as b,
          arabic[1 + floor(random() ^ 2 * array_length(arabic, 1))::int] as c,
          categories[1 + floor(random() ^ 2 * 6)::int] as category,
          array[colours[1 + floor(random() ^ 2 * 10)::int]] || case when random() < 0.3 then array[colours[1 + floor(random() * 10)::int]] else '{}' end as colours,
          case when n % 3 = 0 then array[occasions[1 + n % 8]] when n % 7 = 0 then array[occasions[1 + n % 5], occasions[6 + n % 3]] else '{}' end as given
        from words, generate_series(1, ${count}::int) n
      )
      insert into product (category_id, slug, title_en, title_ar, description_en, description_ar, flowers, colours, occasions, discount_percent, sold_count,
        price_from, price_was, has_range, rating, review_count, search_text, title_fold_en, title_fold_ar)
      select category, 'generated-' || n, a || ' ' || b || ' ' || n, c || ' ' || n, '', '', array[b], colours, given,
        case when offer < 0.12 then 5 + floor(offer * 250)::int else 0 end, floor(sold ^ 4 * 5000)::int,
        3500 + floor(cost ^ 3 * 1400)::int * 100, 3500 + floor(cost ^ 3 * 1400)::int * 100, true,
        case when stars < 0.2 then 0 else round((3 + stars * 2)::numeric, 1) end, floor(stars * 40)::int,
        ' ' || warda_fold(a || ' ' || b || ' ' || n || ' ' || c || ' ' || array_to_string(colours, ' ')), warda_fold(a || ' ' || b || ' ' || n), warda_fold(c || ' ' || n)
      from made
    `.execute(trx)
    await sql`
      insert into search_vocabulary (word, written)
      select distinct on (warda_fold(w)) warda_fold(w), lower(w)
      from unnest(${sql.val([...FIRST, ...SECOND, ...ARABIC])}::text[]) w where length(warda_fold(w)) >= 3 order by warda_fold(w)
      on conflict do nothing
    `.execute(trx)
    await sql`
      insert into product_picture (product_id, picture_key, position, alt_en, alt_ar)
      select id, 'generated-' || (1 + id % 20), 0, title_en, title_ar from product where slug like 'generated-%'
    `.execute(trx)
    await sql`
      insert into variant (product_id, sku, size, stems, price, position)
      select id, 'G' || id || '-' || at, case at when 0 then 'medium' else 'large' end, 12 * (at + 1), price_was + at * 9000, at
      from product, generate_series(0, 1) at where slug like 'generated-%'
    `.execute(trx)
    await sql`
      insert into stock (variant_id, on_hand)
      select v.id, case when v.id % 11 = 0 then 0 else 40 end from variant v where v.sku like 'G%-%'
    `.execute(trx)
    await sql`alter table product enable trigger product_search_text`.execute(trx)
    await sql`alter table variant enable trigger variant_changed`.execute(trx)
  })
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze product, variant, stock, product_picture, category, search_vocabulary`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** Like {@link generateProducts}, for a database URL. */
export async function generateProductsAt(url: string, count: number): Promise<void> {
  const db = createDatabase(url, { applicationName: 'warda-generate' })
  try {
    await generateProducts(db, count)
  } finally {
    await db.destroy()
  }
}

export const FIRST =
  'Blush Velvet Golden Morning Evening Royal Garden Wild Spring Summer Winter Autumn Quiet Bright Silver Ivory Coral Amber Ruby Pearl Desert Coastal Mountain Crystal Secret Dancing Painted Frosted Sunlit Moonlit'.split(
    ' ',
  )
export const SECOND =
  'roses tulips peonies lilies orchids hydrangeas daisies sunflowers carnations ranunculus anemones lavender gerberas freesias irises dahlias camellias magnolias jasmines violets poppies asters zinnias proteas snapdragons delphiniums hyacinths narcissus gardenias lisianthus'.split(
    ' ',
  )
export const ARABIC =
  'وردة توليب زنبق أوركيد هدرانجيا أقحوان قرنفل رانونكيل لافندر جربيرا فاوانيا ياسمين نرجس بنفسج مسك فجر مساء حديقة ربيع شتاء خريف صيف حرير مخمل ذهب لؤلؤ ندى نسيم قمر شمس'.split(
    ' ',
  )
export const COLOURS = ['red', 'pink', 'white', 'yellow', 'orange', 'purple', 'blue', 'green', 'peach', 'mixed']
