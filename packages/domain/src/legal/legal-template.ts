/** Facts that a legal text can name as `{{fact}}`; the software fills them in from settings and configuration. */
export const LEGAL_FACTS = [
  'shop',
  'legalName',
  'registerNumber',
  'vatNumber',
  'address',
  'city',
  'phone',
  'email',
  'whatsapp',
  'complaintEmail',
  'answerTime',
  'hosting',
  'contactPage',
  'termsPage',
  'returnsPage',
  'privacyPage',
  'vatPercent',
  'holdTime',
  'addressTime',
  'deliveryFee',
  'freeDelivery',
  'freshness',
  'points',
  'retention',
  'processors',
] as const
export type LegalFact = (typeof LEGAL_FACTS)[number]

const PLACEHOLDER = /\{\{[^\S\n]*([^{}\n]*?)[^\S\n]*\}\}/g

const isFact = (name: string): name is LegalFact => (LEGAL_FACTS as readonly string[]).includes(name)

/** The first placeholder that names no fact or is not closed on its line; null when there is none. */
export function findUnknownFact(template: string): string | null {
  for (const [, name = ''] of template.matchAll(PLACEHOLDER)) if (!isFact(name)) return name
  const unclosed = /\{\{[^\S\n]*([^{}\n]{0,40})|\}\}/.exec(template.replace(PLACEHOLDER, ' '))
  return unclosed ? (unclosed[1] ?? '').trim() : null
}

/** Fills in the facts. A line with a fact that the shop does not have is left out, so that no sentence has a gap. */
export function fillLegalTemplate(template: string, facts: Record<LegalFact, string>): string {
  const lines = template.split('\n').filter((line) => listFacts(line).every((fact) => facts[fact] !== ''))
  return lines
    .map((line) => line.replace(PLACEHOLDER, (_match, name: string) => (isFact(name) ? facts[name] : '')))
    .join('\n')
}

const listFacts = (line: string): LegalFact[] =>
  [...line.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (isFact(name) ? [name] : []))
