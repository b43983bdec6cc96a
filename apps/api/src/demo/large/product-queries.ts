import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Words of titles, and colours. */
export type ProductWords = { first: string[]; second: string[]; arabic: string[]; colours: string[] }

/**
 * Products with two variants in the demo's categories with the demo's pictures; some are drafts or archived, one in eight is discounted. Leaves
 * the temporary table `made_variant` for the orders. `insertStock` follows after the orders.
 */
export async function insertProducts(
  trx: Transaction,
  { count, now, words }: { count: number; now: Date; words: ProductWords },
): Promise<void> {
  await sql`create temp table made_product on commit drop as
    with words as (select ${words.first}::text[] as first, ${words.second}::text[] as second, ${words.arabic}::text[] as arabic, ${words.colours}::text[] as colours,
      (select array_agg(id order by id) from category) as categories)
    select n, nextval(pg_get_serial_sequence('product', 'id'))::int as id, first[1 + floor(pg_temp.dice(n, 11) ^ 2 * cardinality(first))::int] as a,
      second[1 + floor(pg_temp.dice(n, 12) ^ 2 * cardinality(second))::int] as b, arabic[1 + floor(pg_temp.dice(n, 13) ^ 2 * cardinality(arabic))::int] as c,
      categories[1 + floor(pg_temp.dice(n, 14) ^ 1.6 * cardinality(categories))::int] as category, colours[1 + floor(pg_temp.dice(n, 15) ^ 2 * 10)::int] as colour,
      3500 + floor(pg_temp.dice(n, 16) ^ 3 * 400)::int * 100 as price, case when pg_temp.dice(n, 17) < 0.12 then 5 + floor(pg_temp.dice(n, 18) * 30)::int else 0 end as discount
    from words, generate_series(1, ${count}::int) n order by n`.execute(trx)
  await sql`
    insert into product (id, category_id, slug, title_en, title_ar, description_en, description_ar, flowers, colours, container, discount_percent, status,
      price_from, price_was, has_range, search_text, title_fold_en, title_fold_ar, created_at, updated_at)
    overriding system value
    select p.id, category, 'large-' || n, a || ' ' || b || ' ' || n, c || ' ' || n, 'Fresh from this morning.', 'طازجة من هذا الصباح.', array[b], array[colour],
      'paper wrap', discount, case when n % 50 = 0 then 'draft' when n % 50 = 1 then 'archived' else 'published' end,
      price - (price * discount + 50) / 100, price, true,
      ' ' || warda_fold(a || ' ' || b || ' ' || n || ' ' || c || ' ' || n || ' ' || colour || ' ' || k.name_en || ' ' || k.name_ar),
      warda_fold(a || ' ' || b || ' ' || n), warda_fold(c || ' ' || n), since, since
    from made_product p join category k on k.id = p.category,
      lateral (select ${now}::timestamptz - make_interval(secs => (${count}::int - n) * 600.0) as since) s
  `.execute(trx)
  await sql`
    insert into search_vocabulary (word, written)
    select distinct on (warda_fold(w)) warda_fold(w), lower(w) from unnest(${[...words.first, ...words.second, ...words.arabic]}::text[]) w
    where length(warda_fold(w)) >= 3 order by warda_fold(w) on conflict do nothing
  `.execute(trx)
  await sql`
    insert into product_picture (product_id, picture_key, position, alt_en, alt_ar)
    select p.id, k.keys[1 + p.n % cardinality(k.keys)], 0, p.b, p.c from made_product p, (select array_agg(distinct picture_key order by picture_key) as keys from product_picture) k
  `.execute(trx)
  await sql`
    insert into variant (product_id, sku, size, stems, price, position)
    select id, 'L' || n || case at when 0 then '-M' else '-L' end, case at when 0 then 'medium' else 'large' end, 12 * (at + 1), price + at * 9000, at
    from made_product, generate_series(0, 1) at order by n, at
  `.execute(trx)
  await sql`create temp table made_variant on commit drop as
    select p.n * 2 - 2 + v.position as at, v.id, v.product_id, p.category, v.size, v.price - (v.price * p.discount + 50) / 100 as price,
      p.a || ' ' || p.b || ' ' || p.n as title_en, p.c || ' ' || p.n as title_ar
    from made_product p join variant v on v.product_id = p.id`.execute(trx)
  await sql`create unique index on made_variant (at)`.execute(trx)
  await sql`analyze made_variant`.execute(trx)
}

/** Stock with its moves, 2 % of it low, and the sold counts and ratings of the products. */
export async function insertStock(trx: Transaction, since: Date): Promise<void> {
  await sql`create temp table made_stock on commit drop as
    select v.id, v.product_id, coalesce(l.sold, 0)::int as sold, coalesce(l.done, 0)::int as done,
      case when pg_temp.dice(v.id, 51) < 0.02 then floor(pg_temp.dice(v.id, 52) * 6)::int else 20 + floor(pg_temp.dice(v.id, 53) * 60)::int end as left_over
    from made_variant v left join (
      select l.variant_id, sum(l.quantity) filter (where o.state <> 'cancelled') as sold, sum(l.quantity) filter (where o.state = 'completed') as done
      from made_line l join made_order o on o.n = l.n group by l.variant_id
    ) l on l.variant_id = v.id`.execute(trx)
  await sql`insert into stock (variant_id, on_hand) select id, left_over from made_stock`.execute(trx)
  await sql`insert into low_stock select id from made_stock where left_over <= 5`.execute(trx)
  await sql`
    insert into stock_move (variant_id, change, reason, at) select id, sold + left_over, 'opening', ${since} from made_stock where sold + left_over > 0
  `.execute(trx)
  await sql`
    insert into stock_move (variant_id, change, reason, order_id, at)
    select l.variant_id, case m.reason when 'order' then -l.quantity else l.quantity end, m.reason, o.id, case m.reason when 'order' then o.placed_at else o.cancelled_at end
    from made_order o join made_line l on l.n = o.n join (values ('order'), ('order-returned')) m (reason) on m.reason = 'order' or o.state = 'cancelled'
    order by o.n
  `.execute(trx)
  await sql`
    update product p set sold_count = s.done from (select product_id, sum(done)::int as done from made_stock group by product_id) s
    where s.product_id = p.id and s.done > 0
  `.execute(trx)
  await sql`
    update product p set review_count = r.n, rating = r.average
    from (select product_id, count(*)::int as n, round(avg(stars), 1) as average from review where status = 'published' group by product_id) r
    where r.product_id = p.id and p.slug ~ '^large-[0-9]+$'
  `.execute(trx)
}
