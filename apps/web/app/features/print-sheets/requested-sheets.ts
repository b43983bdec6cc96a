export type SheetKind = 'worksheet' | 'card'
export type Paper = 'A4' | 'A5'

const ID = /^[0-9a-f-]{36}$/i
/** As many as the board marks at once. */
const MOST = 50

/** What an address asks to print: orders once each, as they stand; a worksheet on A4 unless said otherwise. */
export function askedSheets(search: URLSearchParams): { orderIds: string[]; kind: SheetKind; paper: Paper } {
  const ids = (search.get('orders') ?? '').split(',').filter((id) => ID.test(id))
  return {
    orderIds: [...new Set(ids)].slice(0, MOST),
    kind: search.get('kind') === 'card' ? 'card' : 'worksheet',
    paper: search.get('paper') === 'A5' ? 'A5' : 'A4',
  }
}
