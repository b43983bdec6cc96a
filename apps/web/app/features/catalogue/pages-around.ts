/** Page numbers to link: first, last and the neighbours of the current page; null is a gap of two or more. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const pages = [...new Set(candidates)].sort((a, b) => a - b)
  const row: (number | null)[] = []
  for (const number of pages) {
    const last = row.at(-1)
    if (typeof last === 'number' && number - last === 2) row.push(number - 1)
    else if (typeof last === 'number' && number - last > 2) row.push(null)
    row.push(number)
  }
  return row
}
