import { SINGLE_SIZE } from '@warda/domain/catalogue/product-options'
import type { Language } from '@warda/domain/language'
import { t } from '@warda/i18n/translate'
import type { SizeNames } from '../../db/product-options.ts'
import type { StoredItems, StoredLine } from './queries.ts'

/** The name of a line with its size, if it has sizes. */
function nameLine(
  { titleEn, titleAr, size }: Pick<StoredLine, 'titleEn' | 'titleAr' | 'size'>,
  sizes: SizeNames,
  language: Language,
): string {
  const name = language === 'ar' ? titleAr : titleEn
  const sizeName = sizes.get(size)
  return size === SINGLE_SIZE || sizeName === undefined ? name : `${name} (${sizeName[language]})`
}

/** The lines of an order in one text, such as `2 × Red roses (Medium), 1 × Vase`. */
export const describeItems = ({ lines }: StoredItems, sizes: SizeNames, language: Language): string =>
  lines.map((line) => `${line.quantity} × ${nameLine(line, sizes, language)}`).join(t('ui_list_comma', language))
