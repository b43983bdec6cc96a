import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { formatDevice } from './format-device.ts'
import { type OpenSession, SessionRow } from './session-row.tsx'

/** The browsers in which the user is logged in; each other one can be logged out, or all of them (GROW-10). */
export function Sessions({ userId }: { userId: string }) {
  const query = useApiQuery('getSessions', { params: { userId } }, { select: ({ data }) => data })
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The browser has looked for the anchor before the page knew who is logged in.
    if (location.hash === '#sessions') section.current?.scrollIntoView()
  }, [])
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
      <QueryResult query={query}>{(sessions) => <List userId={userId} sessions={sessions} />}</QueryResult>
    </section>
  )
}

function List({ userId, sessions }: { userId: string; sessions: readonly OpenSession[] }) {
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
        <EndSessionsDialog
          title={m.sessions_end_others_title()}
          confirmLabel={m.sessions_end_others()}
          text={m.sessions_end_others_text()}
          send={() => callApi('endOtherSessions', { params: { userId } })}
          onClose={close}
        />
      )}
      {open !== null && open !== 'others' && (
        <EndSessionsDialog
          title={m.sessions_end_title({ device: formatDevice(open) })}
          confirmLabel={m.sessions_end()}
          text={m.sessions_end_text()}
          send={() => callApi('endSession', { params: { userId, sessionId: open.sessionId } })}
          onClose={close}
        />
      )}
    </div>
  )
}
