import type { Paged } from '@warda/domain/pagination'
import type { CountedPage } from './db/counted-page.ts'

/** Presents a page of a back office list. */
export const presentCountedPage = <Row, Wire>({ rows, ...page }: CountedPage<Row>, present: (row: Row) => Wire) => ({
  ...page,
  data: rows.map(present),
})

/** Presents a page of a list. */
export const presentPage = <T, W>({ rows, page }: Paged<T>, present: (row: T) => W) => ({
  data: rows.map(present),
  page: page.page,
  pageCount: page.pageCount,
  total: page.total,
  more: page.more,
})
