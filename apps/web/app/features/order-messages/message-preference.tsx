import type { MessagePreference as Preference } from '@warda/contract/order-messages'
import { isolateLtr } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'

type Channel = Preference['channel']

const LABELS: Record<Channel, () => string> = {
  whatsapp: m.messages_channel_whatsapp,
  sms: m.messages_channel_sms,
  mail: m.messages_channel_mail,
}

const getHint = (channel: Channel, phone: string | null): string => {
  if (channel === 'mail' || phone === null) return m.messages_hint_mail()
  return channel === 'sms'
    ? m.messages_hint_sms({ phone: isolateLtr(phone) })
    : m.messages_hint_whatsapp({ phone: isolateLtr(phone) })
}

/** By which channel the user is told about orders: consent with its time, withdrawn in one press (OPEN-04). */
export function MessagePreference({ userId }: { userId: string }) {
  const query = useApiQuery('getMessagePreference', { params: { userId } }, { select: ({ data }) => data })
  return (
    <section
      id="messages"
      aria-labelledby="messages-title"
      className="mt-6 grid gap-5 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <header className="grid gap-2">
        <h2 id="messages-title" className="text-2xl">
          {m.messages_title()}
        </h2>
        <p className="text-ink-soft">{m.messages_lead()}</p>
      </header>
      <QueryResult query={query}>{(preference) => <Choice userId={userId} preference={preference} />}</QueryResult>
    </section>
  )
}

function Choice({ userId, preference }: { userId: string; preference: Preference }) {
  const { channel: stored, channels, phone, isStopped, canStart, since } = preference
  const { run, busy, input, problem } = useApiMutation(
    (channel: Channel) => callApi('setMessagePreference', { params: { userId }, body: { channel } }),
    {
      onSuccess: ({ message, data }) => {
        writeCached('getMessagePreference', { params: { userId } }, { data })
        void notify.success(message, { where: 'shell' })
      },
    },
  )
  const chosen = input ?? (isStopped ? 'mail' : stored)
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2.5 sm:grid-cols-3" aria-busy={busy || undefined}>
        <legend className="sr-only">{m.messages_title()}</legend>
        {channels.map((channel) => (
          <label
            key={channel}
            className="flex items-start gap-3 rounded-field border border-line-strong px-4 py-3 transition-colors duration-150 has-checked:border-leaf has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="messageChannel"
              checked={chosen === channel}
              onChange={() => void run(channel)}
              className="mt-0.5 size-5 shrink-0"
            />
            <span>
              <span className="block font-semibold">{LABELS[channel]()}</span>
              <span className="block text-ink-soft text-sm">{getHint(channel, phone)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {isStopped && (
        <p className="text-ink-soft text-sm">
          {m.messages_stopped({ phone: isolateLtr(phone ?? '') })}{' '}
          {canStart ? m.messages_stopped_start() : m.messages_stopped_shop()}
        </p>
      )}
      {phone === null && <p className="text-ink-soft text-sm">{m.messages_no_phone()}</p>}
      {stored !== 'mail' && !isStopped && since && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft text-sm">
            {since.source === 'checkout'
              ? m.messages_since_checkout({ time: formatDateTime(since.at, currentLanguage()) })
              : m.messages_since_profile({ time: formatDateTime(since.at, currentLanguage()) })}
          </p>
          <Button look="secondary" busy={busy && input === 'mail'} onClick={() => void run('mail')}>
            {m.messages_stop()}
          </Button>
        </div>
      )}
    </div>
  )
}
