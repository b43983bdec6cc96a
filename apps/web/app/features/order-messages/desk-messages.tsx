import type { OrderMessage } from '@warda/contract/order-messages'
import { m } from '@warda/i18n/messages'
import { Mail, MessageCircle, MessageSquareText } from 'lucide-react'
import { useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { getReason, nameMessage, nameState } from './message-labels.ts'
import { StoppedNumber } from './stopped-number.tsx'

const ICONS = { whatsapp: MessageCircle, sms: MessageSquareText, mail: Mail } as const

/** The messages about an order with their receipts, failures in words, and a button that sends again (OPEN-04). */
export function DeskMessages({ orderId }: { orderId: string }) {
  const query = useApiQuery('getOrderMessages', { params: { orderId } })
  const { run, busy, input, problem } = useApiMutation(
    (messageId: string) => callApi('sendMessageAgain', { params: { orderId, messageId } }),
    {
      onSuccess: ({ message, ...answer }) => {
        writeCached('getOrderMessages', { params: { orderId } }, answer)
        void invalidate('adminOrder')
        void notify.success(message, { where: 'shell' })
      },
    },
  )
  return (
    <Panel title={m.messages_desk_title()}>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <QueryResult query={query}>
        {({ data, stopped }) => (
          <>
            {stopped.map((person) => (
              <StoppedNumber key={person} orderId={orderId} person={person} />
            ))}
            {data.length === 0 ? (
              <p className="text-ink-soft text-sm">{m.messages_desk_empty()}</p>
            ) : (
              <ul className="grid gap-4">
                {data.map((message) => (
                  <Message
                    key={message.id}
                    message={message}
                    busy={busy && input === message.id}
                    onSendAgain={() => void run(message.id)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryResult>
    </Panel>
  )
}

type MessageProps = { message: OrderMessage; busy: boolean; onSendAgain: () => void }

function Message({ message, busy, onSendAgain }: MessageProps) {
  const { state, reason, deliveries, canSendAgain } = message
  const name = nameMessage(message)
  const isOpen = state === 'failed' || state === 'skipped' || deliveries.length === 0
  return (
    <li className="grid gap-2 border-line not-last:border-b not-last:pb-4">
      <p className="font-medium">{name}</p>
      <ul className="grid gap-2 text-sm">
        {deliveries.map((delivery) => (
          <Delivery key={`${delivery.channel} ${delivery.at}`} delivery={delivery} />
        ))}
      </ul>
      {isOpen && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <Badge tone={state === 'failed' ? 'canceled' : 'neutral'}>{nameState(state)}</Badge>
          {reason && getReason(reason)}
        </p>
      )}
      {canSendAgain && (
        <Button
          look="secondary"
          size="small"
          className="min-h-11 justify-self-start"
          busy={busy}
          aria-label={m.messages_desk_again_named({ message: name })}
          onClick={onSendAgain}
        >
          {m.messages_desk_again()}
        </Button>
      )}
    </li>
  )
}

const TONES: Partial<Record<OrderMessage['deliveries'][number]['state'], BadgeTone>> = {
  delivered: 'done',
  read: 'done',
  failed: 'canceled',
  unknown: 'pending',
  waiting: 'pending',
}

function Delivery({ delivery: { channel, state, reason, at } }: { delivery: OrderMessage['deliveries'][number] }) {
  const Icon = ICONS[channel]
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
      <Icon aria-hidden="true" size={18} className="mt-0.5 text-ink-soft" />
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {CHANNELS[channel]()}
        <Badge tone={TONES[state] ?? 'neutral'}>{nameState(state)}</Badge>
        <time dateTime={at} className="text-ink-soft">
          {formatDateTime(at, currentLanguage())}
        </time>
      </span>
      {state === 'failed' && reason && <span className="col-start-2 text-canceled-ink">{getReason(reason)}</span>}
    </li>
  )
}

const CHANNELS = {
  whatsapp: m.messages_channel_whatsapp,
  sms: m.messages_channel_sms,
  mail: m.messages_channel_mail,
} as const
