import type { Language } from '@warda/domain/language'
import type { AppContext } from '../../context.ts'
import { readSettings } from './read-settings.ts'
import { sectionText } from './section-text.ts'

/** The shop's terms in a language as safe HTML, or null for the default text; `version` names the text. */
export async function readTerms(
  context: AppContext,
  language: Language,
): Promise<{ version: string; html: string | null }> {
  const { terms } = await readSettings(context)
  return { version: terms.version, html: terms[language] === '' ? null : sectionText(terms[language]) }
}
