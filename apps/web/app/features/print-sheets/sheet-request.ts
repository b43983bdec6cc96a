export type SheetKind = 'worksheet' | 'card'
export type Paper = 'A4' | 'A5'

const ID = /^[0-9a-f-]{36}$/i
/** Maximum number of orders; one page of the board can be selected at once. */
const MAX_ORDERS = 50

/** Parses the print request from the URL query: unique order ids in order; default is a worksheet on A4. */
export function parseSheetRequest(search: URLSearchParams): { orderIds: string[]; kind: SheetKind; paper: Paper } {
  const ids = (search.get('orders') ?? '').split(',').filter((id) => ID.test(id))
  return {
    orderIds: [...new Set(ids)].slice(0, MAX_ORDERS),
    kind: search.get('kind') === 'card' ? 'card' : 'worksheet',
    paper: search.get('paper') === 'A5' ? 'A5' : 'A4',
  }
}
