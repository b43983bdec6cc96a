import { formatDevice } from '@warda/i18n/format-device'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useScrollToAnchor } from '../../lib/browser/use-scroll-to-anchor.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { ConfirmAction } from '../../ui/layout/confirm-action.tsx'
import { type OpenSession, SessionRow } from './session-row.tsx'

/** The browsers in which the user is logged in; each other one can be logged out, or all of them (GROW-10). */
export function Sessions({ userId }: { userId: string }) {
  const query = useApiQuery('getSessions', { params: { userId } }, { select: ({ data }) => data })
  const section = useScrollToAnchor<HTMLElement>('sessions')
  return (
    <section
      ref={section}
      id="sessions"
      aria-labelledby="sessions-title"
      className="mt-6 grid scroll-mt-24 gap-5 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <header className="grid gap-2">
        <h2 id="sessions-title" className="text-2xl">
          {m.sessions_title()}
        </h2>
        <p className="text-ink-soft">{m.sessions_lead()}</p>
      </header>
      <QueryResult query={query}>{(sessions) => <SessionList userId={userId} sessions={sessions} />}</QueryResult>
    </section>
  )
}

/** Refetches the list after a call that ends sessions; returns the server's message. */
async function endSessions(call: Promise<{ message: string }>): Promise<string> {
  const { message } = await call
  await invalidate('getSessions')
  return message
}

function SessionList({ userId, sessions }: { userId: string; sessions: readonly OpenSession[] }) {
  const [open, setOpen] = useState<OpenSession | 'others' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <div className="grid gap-5">
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} onEnd={() => setOpen(session)} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Button look="secondary" className="min-h-12 justify-self-start" onClick={() => setOpen('others')}>
          {m.sessions_end_others()}
        </Button>
      )}
      {open === 'others' && (
        <ConfirmAction
          title={m.sessions_end_others_title()}
          confirmLabel={m.sessions_end_others()}
          action={() => endSessions(callApi('endOtherSessions', { params: { userId } }))}
          onClose={close}
        >
          {m.sessions_end_others_text()}
        </ConfirmAction>
      )}
      {open !== null && open !== 'others' && (
        <ConfirmAction
          title={m.sessions_end_title({ device: formatDevice(open, currentLanguage()) })}
          confirmLabel={m.sessions_end()}
          action={() => endSessions(callApi('endSession', { params: { userId, sessionId: open.sessionId } }))}
          onClose={close}
        >
          {m.sessions_end_text()}
        </ConfirmAction>
      )}
    </div>
  )
}
