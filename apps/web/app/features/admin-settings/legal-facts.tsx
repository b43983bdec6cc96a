import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'

/** The facts that a legal text can name, with their present values. */
export function LegalFacts({ facts }: { facts: Answer<'adminLegalTexts'>['facts'] }) {
  const language = currentLanguage()
  return (
    <Disclosure title={m.admin_legal_facts()}>
      <p className="mb-3 text-sm">{m.admin_legal_facts_lead()}</p>
      <dl className="grid gap-x-6 gap-y-3 text-sm md:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt>
              <code dir="ltr" className="text-ink">{`{{${name}}}`}</code>
            </dt>
            <dd className="line-clamp-2 break-words">
              {value[language] === '' ? m.admin_legal_fact_empty() : value[language]}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
