import type { Language } from '@warda/domain/language'
import { isMessageKey, t } from '@warda/i18n/translate'
import type { StoredItems, StoredLine } from './queries.ts'

/** The name of a line with its size, if it has sizes. */
export function nameLine(
  { titleEn, titleAr, size }: Pick<StoredLine, 'titleEn' | 'titleAr' | 'size'>,
  language: Language,
) {
  const name = language === 'ar' ? titleAr : titleEn
  const key = `size_${size}`
  return size === 'single' || !isMessageKey(key) ? name : `${name} (${t(key, language)})`
}

/** The lines of an order in one text, such as `2 × Red roses (Medium), 1 × Vase`. */
export const describeItems = ({ lines }: StoredItems, language: Language): string =>
  lines.map((line) => `${line.quantity} × ${nameLine(line, language)}`).join(t('ui_list_comma', language))
