import type { Site } from '@warda/contract/settings'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { AuthenticationMark } from '../../ui/media/authentication-mark.tsx'

/** Who the shop is by law, and how to complain (OPEN-03). */
export function ShopLegal({ legal }: { legal: Site['legal'] }) {
  const { name, registerNumber, vatNumber, authentication, complaintEmail, answerDays } = legal
  const rows = [
    [m.legal_name(), name],
    [m.legal_register(), registerNumber],
    [m.legal_vat(), vatNumber],
  ] as const
  return (
    <section aria-labelledby="legal-details" className="rounded-card border border-line bg-card p-6">
      <h2 id="legal-details" className="mb-3 text-2xl">
        {m.legal_title()}
      </h2>
      <dl className="grid gap-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-medium">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {authentication && (
        <a
          href={authentication.url}
          target="_blank"
          rel="noreferrer"
          className="mt-3 flex min-h-11 items-center gap-3 font-medium text-leaf hover:underline"
        >
          <AuthenticationMark />
          <span>{m.legal_authentication_text({ number: isolate(authentication.number) })}</span>
        </a>
      )}
      <Complaints email={complaintEmail} answerDays={answerDays} />
      <p className="mt-3 flex flex-wrap gap-x-5">
        {(
          [
            [paths.returns, m.legal_returns_title()],
            [paths.privacy, m.legal_privacy_title()],
            [paths.terms, m.legal_terms_title()],
          ] as const
        ).map(([path, title]) => (
          <Link
            key={path}
            to={path}
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
          >
            {title}
          </Link>
        ))}
      </p>
    </section>
  )
}

function Complaints({ email, answerDays }: { email: string | null; answerDays: number }) {
  if (!email && answerDays === 0) return null
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h3 className="font-semibold">{m.legal_complaints()}</h3>
      {email && (
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
        >
          <bdi>{email}</bdi>
        </a>
      )}
      {answerDays > 0 && (
        <p className="text-ink-soft">
          {m.legal_complaints_answer({ time: m.legal_working_days({ count: answerDays }) })}
        </p>
      )}
    </div>
  )
}
