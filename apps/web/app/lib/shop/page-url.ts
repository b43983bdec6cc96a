import { languagePath } from '@warda/contract/public-paths'
import type { Language } from '@warda/domain/language'

/** The canonical URL of a page, with its language path (decision 71); `path` is without a language. */
export const pageUrl = ({ publicUrl, language }: { publicUrl: string; language: Language }, path: string): string =>
  publicUrl.replace(/\/$/, '') + languagePath(language, path)
