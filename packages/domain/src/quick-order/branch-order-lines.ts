import { LIMITS } from '../limits.ts'
import { normalisePurchaseOrder } from '../orders/purchase-order.ts'
import { foldForSearch, normaliseDigits, normaliseText } from '../text.ts'

/** A line of an order for several branches. `error` is the reason when parsing fails; the parsed cells before it are kept. */
export type BranchOrderLine = {
  /** 1 is the first line of the text. */
  line: number
  text: string
  /** The branch as typed: its name or number. */
  branch: string
  sku: string
  quantity: number
  /** Empty without one. */
  purchaseOrder: string
  error:
    | 'quick.branch_line'
    | 'quick.no_sku'
    | 'quick.bad_quantity'
    | 'quick.purchase_order_long'
    | 'quick.branch_lines_limit'
    | null
}

/**
 * Parses lines of branch, SKU, quantity and an optional purchase order number, separated by tabs, semicolons or commas, with quoted cells as
 * in CSV. Empty lines and a header line are skipped; Arabic digits are read. The line after `LIMITS.branchOrderLines` has the error
 * `quick.branch_lines_limit`, and the rest is not read.
 */
export function parseBranchOrderLines(text: string): BranchOrderLine[] {
  const lines = text.split(/\r\n|\r|\n/)
  // A leading tab is an empty first cell.
  const numbered = lines.map((raw, at) => ({ line: at + 1, text: normaliseText(raw), cells: splitCells(raw) }))
  const content = numbered.filter(
    (row, at) => row.cells.some((cell) => cell !== '') && !(at === 0 && isHeader(row.cells)),
  )
  const excess = content.slice(LIMITS.branchOrderLines, LIMITS.branchOrderLines + 1)
  return [
    ...content.slice(0, LIMITS.branchOrderLines).map(readLine),
    ...excess.map(({ line, text }): BranchOrderLine => ({ ...EMPTY, line, text, error: 'quick.branch_lines_limit' })),
  ]
}

const EMPTY = { branch: '', sku: '', quantity: 0, purchaseOrder: '' }

/** Whether the second cell of the first line is the title of the SKU column. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.slice(1, 2).some((title) => /^(sku|code|رمز|الرمز|كود)$/i.test(title))

function readLine({ line, text, cells }: { line: number; text: string; cells: string[] }): BranchOrderLine {
  const getCell = (at: number): string => cells[at] ?? ''
  const start = { ...EMPTY, line, text, branch: getCell(0) }
  if (start.branch === '' || cells.length < 3 || cells.slice(4).some((cell) => cell !== ''))
    return { ...start, error: 'quick.branch_line' }
  const sku = normaliseDigits(getCell(1))
  if (!/^[A-Za-z0-9._-]{1,40}$/.test(sku)) return { ...start, error: 'quick.no_sku' }
  const digits = normaliseDigits(getCell(2))
  const quantity = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  if (quantity < LIMITS.quantity.min) return { ...start, sku, error: 'quick.bad_quantity' }
  const purchaseOrder = normalisePurchaseOrder(getCell(3))
  const isLong = [...purchaseOrder].length > LIMITS.purchaseOrder
  return {
    ...start,
    sku,
    quantity,
    purchaseOrder: isLong ? '' : purchaseOrder,
    error: isLong ? 'quick.purchase_order_long' : null,
  }
}

/** The cells of one line; the separator is the tab, otherwise the semicolon, otherwise the comma, whichever is outside quotes. */
function splitCells(line: string): string[] {
  const unquoted = line.split('"').filter((_, at) => at % 2 === 0)
  const includes = (separator: string): boolean => unquoted.some((part) => part.includes(separator))
  const isSeparator = includes('\t') ? /\t/ : includes(';') ? /;/ : /[,،]/
  const cells = ['']
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    if (!isQuoted && isSeparator.test(character)) cells.push('')
    else cells[cells.length - 1] += character
  }
  return cells.map(unquote)
}

function unquote(cell: string): string {
  const inner = normaliseText(cell).replace(/^"(.*)"$/s, '$1')
  return normaliseText(inner.replaceAll('""', '"'))
}

/** The branches that a typed name or number can mean: names are compared as search compares them, numbers by their digits. */
export function findTypedBranches<B extends { id: number; name: string }>(branches: readonly B[], typed: string): B[] {
  const folded = foldForSearch(typed)
  const number = normaliseDigits(typed)
  return branches.filter(({ id, name }) => String(id) === number || (folded !== '' && foldForSearch(name) === folded))
}
