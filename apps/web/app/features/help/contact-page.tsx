import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Faq, type PointsRule } from './faq.tsx'
import { ProblemForm } from './problem-form.tsx'

type ContactPageProps = { facts: ReactNode; hasFreshness: boolean; pointsRule: PointsRule }

/** Contact form, FAQ and the shop's contact details, which the route passes in as `facts`. */
export function ContactPage({ facts, hasFreshness, pointsRule }: ContactPageProps) {
  return (
    <div className="page section">
      <header className="max-w-2xl">
        <h1 className="text-5xl sm:text-6xl">{m.contact_title()}</h1>
        <p className="mt-4 text-ink-soft text-lg">{m.contact_lead()}</p>
      </header>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-16">
        <section aria-labelledby="contact-form" className="rounded-card border border-line bg-card p-5 sm:p-8">
          <h2 id="contact-form" className="mb-6 text-3xl">
            {m.contact_form_title()}
          </h2>
          <ProblemForm />
        </section>
        <div className="grid gap-10">
          {facts}
          <Faq hasFreshness={hasFreshness} pointsRule={pointsRule} />
        </div>
      </div>
    </div>
  )
}
