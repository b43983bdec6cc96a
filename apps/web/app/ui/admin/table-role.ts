/** Says again what a table's elements are: where they are drawn as cards, some browsers forget it. */
export const tableRole = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
