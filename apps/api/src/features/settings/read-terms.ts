import type { Language } from '@warda/domain/language'
import type { AppContext } from '../../context.ts'
import { readSettings } from './read-settings.ts'
import { sectionText } from './section-text.ts'

/** The shop's own terms in a language as safe HTML, or null where the text that came with the shop holds; `version` names which. */
export async function readTerms(
  context: AppContext,
  language: Language,
): Promise<{ version: string; html: string | null }> {
  const { terms } = await readSettings(context)
  return { version: terms.version, html: terms[language] === '' ? null : sectionText(terms[language]) }
}
