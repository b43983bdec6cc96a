import { m } from '@warda/i18n/messages'
import { CloudOff, X } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatTime } from '../../lib/format/format.ts'
import { dismissConflict, drainOutbox, useOutbox } from '../../lib/offline/outbox.ts'
import type { OutboxEntry } from '../../lib/offline/outbox-replay.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** Actions in the outbox and actions that the server refused. */
export function OutboxPanel() {
  const { queued, conflicts } = useOutbox()
  return (
    <div className="no-print grid gap-3 empty:hidden [&:not(:empty)]:mb-6">
      {conflicts.length > 0 && <Conflicts entries={conflicts} />}
      {queued.length > 0 && <Queued entries={queued} />}
    </div>
  )
}

function Conflicts({ entries }: { entries: readonly OutboxEntry[] }) {
  return (
    <section role="alert" className="grid gap-3 rounded-card bg-canceled p-4 text-canceled-ink">
      <div>
        <h2 className="font-semibold font-text text-base">{m.driver_outbox_conflicts()}</h2>
        <p className="text-[0.9375rem]">{m.driver_outbox_conflicts_text()}</p>
      </div>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 rounded-field bg-card py-2 ps-4 pe-2 text-ink">
            <div className="min-w-0 grow">
              <p className="font-semibold">
                <bdi>{entry.label}</bdi> <QueuedTime entry={entry} />
              </p>
              <p className="text-canceled-ink">{entry.refusal}</p>
            </div>
            <button
              type="button"
              aria-label={m.driver_outbox_dismiss_named({ label: entry.label })}
              onClick={() => void dismissConflict(entry.id)}
              className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-sand"
            >
              <X aria-hidden="true" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Queued({ entries }: { entries: readonly OutboxEntry[] }) {
  return (
    <section aria-label={m.driver_outbox_title()} className="grid gap-2 rounded-card bg-pending p-4 text-pending-ink">
      <div className="flex flex-wrap items-center gap-3">
        <CloudOff aria-hidden="true" size={22} className="shrink-0" />
        <div role="status" className="min-w-0 grow">
          <p className="font-semibold">{m.driver_outbox_count({ count: entries.length })}</p>
          <p className="text-[0.9375rem]">{m.driver_outbox_queued()}</p>
        </div>
        <Button look="secondary" className="min-h-12" onClick={() => void drainOutbox()}>
          {m.driver_outbox_send()}
        </Button>
      </div>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.id}>
            <bdi className="font-medium">{entry.label}</bdi> <QueuedTime entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function QueuedTime({ entry }: { entry: OutboxEntry }) {
  const time = new Date(entry.at).toISOString()
  return (
    <time dateTime={time} className="font-normal text-sm">
      <bdi>{formatTime(time, currentLanguage())}</bdi>
    </time>
  )
}
