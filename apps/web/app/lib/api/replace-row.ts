import { queryClient } from './query-client.ts'

type Page<Row> = { data: Row[] }

/** Replaces a changed row on every loaded page, so that the list keeps its order. */
export const replaceRow = <Row extends { id: number }>(listKey: readonly string[], row: Row): void =>
  void queryClient.setQueriesData<Page<Row>>({ queryKey: listKey }, (page) =>
    page === undefined ? page : { ...page, data: page.data.map((each) => (each.id === row.id ? row : each)) },
  )
