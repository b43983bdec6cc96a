/** Explicit roles: some browsers drop the implicit ones when CSS changes `display` of table elements. */
export const tableRole = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
