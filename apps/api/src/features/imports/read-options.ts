import type { ImportColumn } from '@warda/domain/catalogue/product-csv'
import { findOption } from '@warda/domain/catalogue/product-options'
import { normaliseText } from '@warda/domain/text'
import type { OptionRow } from '../../db/product-options.ts'
import type { RowProblem } from './problem.ts'

/** Maximum number of characters of a cell that a message quotes. */
const SHOWN = 60

type Report = (problem: RowProblem) => void

/**
 * The slug of an option that a cell names by its slug or by its name in either language; an empty cell stays empty. An unknown option, or an
 * archived one that the product does not have, is reported with the shop's choices.
 */
export function readOption(
  text: string,
  column: ImportColumn,
  options: readonly OptionRow[],
  stored: readonly string[],
  report: Report,
): string {
  const typed = normaliseText(text)
  if (typed === '') return ''
  const option = findOption(typed, options)
  if (option && (!option.archived || stored.includes(option.slug))) return option.slug
  const offered = options.filter(({ archived }) => !archived)
  report({
    column,
    key: 'error_import_choice',
    values: {
      value: typed.slice(0, SHOWN),
      choices: offered.map(({ nameEn }) => nameEn).join(', '),
      choicesAr: offered.map(({ nameAr }) => nameAr).join('، '),
    },
  })
  return option?.slug ?? stored[0] ?? offered[0]?.slug ?? ''
}
