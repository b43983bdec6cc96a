import { m } from '@warda/i18n/messages'
import { RichText } from '../../ui/data/rich-text.tsx'

const sections = [
  { title: m.terms_order_title, text: m.terms_order_text },
  { title: m.terms_price_title, text: m.terms_price_text },
  { title: m.terms_delivery_title, text: m.terms_delivery_text },
  { title: m.terms_fresh_title, text: m.terms_fresh_text },
  { title: m.terms_cancel_title, text: m.terms_cancel_text },
  { title: m.terms_points_title, text: m.terms_points_text },
  { title: m.terms_data_title, text: m.terms_data_text },
]

/** The terms accepted at registration (AUTH-06): the shop's text, or the default. */
export function TermsPage({ html }: { html: string | null }) {
  return (
    <div className="page section">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-4xl sm:text-5xl">{m.terms_title()}</h1>
        {html === null ? (
          <OwnTerms />
        ) : (
          <RichText html={html} className="rich mt-8 border-line border-t pt-6 text-lg" />
        )}
      </div>
    </div>
  )
}

function OwnTerms() {
  return (
    <>
      <p className="mt-3 text-ink-soft text-lg">{m.terms_lead()}</p>
      <ol className="mt-10 grid gap-9">
        {sections.map(({ title, text }, index) => (
          <li key={title()} className="grid gap-2 border-line border-t pt-6 sm:grid-cols-[4rem_1fr]">
            <span aria-hidden="true" className="tabular font-display text-2xl text-gold">
              {index + 1}
            </span>
            <div className="grid gap-2">
              <h2 className="text-2xl">{title()}</h2>
              <p className="text-ink-soft">{text()}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
