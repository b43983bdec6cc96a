import { isLegalVersion } from '@warda/domain/legal/legal-pages'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { paths } from '../../paths.ts'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { type Consents, saveMarketing, useConsents } from './use-consents.ts'

/** The marketing consent as a checkbox, and the log of all consents. */
export function News({ userId }: { userId: string }) {
  const query = useConsents(userId)
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-semibold text-lg">{m.privacy_news_title()}</h3>
      <QueryResult query={query}>
        {(consents) => (
          <>
            <Choice userId={userId} wanted={consents.marketing} />
            <Log consents={consents} />
          </>
        )}
      </QueryResult>
    </div>
  )
}

function Choice({ userId, wanted }: { userId: string; wanted: boolean }) {
  // The choice while it is being saved.
  const [pendingChoice, setPendingChoice] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (isGiven: boolean): Promise<void> => {
    setPendingChoice(isGiven)
    setProblem(null)
    try {
      void notify.success(await saveMarketing(userId, isGiven), { where: 'shell' })
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
    setPendingChoice(null)
  }
  return (
    <div>
      <Checkbox
        label={m.privacy_news_label()}
        checked={pendingChoice ?? wanted}
        aria-busy={pendingChoice !== null}
        error={problem}
        onChange={({ target }) => void choose(target.checked)}
      />
      <p className="text-ink-soft text-sm">{m.privacy_news_text()}</p>
    </div>
  )
}

function Log({ consents: { data } }: { consents: Consents }) {
  const language = currentLanguage()
  return (
    <Disclosure title={m.privacy_log_title()}>
      {data.length === 0 && <p className="text-sm">{m.privacy_log_empty()}</p>}
      <ul className="grid gap-2 text-sm">
        {data.map((consent) => (
          <li key={`${consent.purpose} ${consent.at}`} className="flex flex-wrap justify-between gap-2">
            <span>{getLabel(consent)}</span>
            <span className="text-ink-soft">
              <time dateTime={consent.at}>
                <bdi>{formatDateTime(consent.at, language)}</bdi>
              </time>
              {' · '}
              {SOURCES[consent.source]()}
              {' · '}
              <TextVersion consent={consent} />
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Links to the text that was accepted; texts of consents from before legal texts were recorded are not stored. */
function TextVersion({ consent: { purpose, textVersion } }: { consent: Consents['data'][number] }) {
  const name = m.privacy_log_version({ version: isolate(textVersion) })
  if (!isLegalVersion(textVersion)) return name
  return (
    <Link
      to={paths.legalVersion(purpose === 'terms' ? 'terms' : 'privacy', textVersion)}
      className="underline underline-offset-4"
    >
      {name}
    </Link>
  )
}

const SOURCES: Record<Consents['data'][number]['source'], () => string> = {
  register: m.privacy_log_register,
  profile: m.privacy_log_profile,
  mail: m.privacy_log_mail,
}

const getLabel = ({ purpose, given }: Consents['data'][number]): string => {
  if (purpose === 'terms') return m.privacy_log_terms()
  if (purpose === 'privacy') return m.privacy_log_privacy()
  return given ? m.privacy_log_marketing_on() : m.privacy_log_marketing_off()
}
