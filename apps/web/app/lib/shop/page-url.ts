import { languagePath } from '@warda/contract/public-paths'
import type { Language } from '@warda/domain/language'

/** The canonical address of a page, which names its language (decision 71); `path` has none. */
export const pageUrl = ({ publicUrl, language }: { publicUrl: string; language: Language }, path: string): string =>
  publicUrl.replace(/\/$/, '') + languagePath(language, path)
