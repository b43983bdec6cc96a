import type { OfficialRules } from './official-rules.ts'

type AuthorityFinding = { type: 'ERROR' | 'WARNING'; code: string; category: string; message: string }

/** The official rules in the form in which the stand-in authority reports findings; the schema has lines instead of rules. */
export const authorityRules =
  (rules: OfficialRules) =>
  async (xml: string): Promise<AuthorityFinding[]> =>
    (await rules.check(xml)).map(({ level, rule, text }) => {
      const isSchema = rule.startsWith('line ')
      return {
        type: level === 'error' ? 'ERROR' : 'WARNING',
        code: isSchema ? 'XSD_ZATCA_INVALID' : rule,
        category: isSchema ? 'XSD validation' : 'Business rules',
        message: text,
      }
    })
