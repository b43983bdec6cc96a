import type { AddressRequest } from '@warda/contract/address-requests'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { ApiError } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { useAddressRequest } from './use-address-request.ts'

/** The page of a recipient's link: the question, what was answered, or why nothing can be answered (AGREE-03). */
export function AddressRequestPage({ token }: { token: string }) {
  const { data: request, error, refetch } = useAddressRequest(token)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <UnknownLink />
  if (request !== undefined) return <Request token={token} request={request} />
  if (error !== null) return <FailedNotice error={error} onRetry={refetch} />
  return (
    <div className="grid gap-5" aria-hidden="true">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

function Request({ token, request }: { token: string; request: AddressRequest }) {
  const [isEditing, setEditing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { state, choice } = request
  if (state === 'ended' || state === 'cancelled' || state === 'over') return <Closed state={state} request={request} />
  const handleSaved = (): void => {
    setSaved(true)
    setEditing(false)
    window.scrollTo(0, 0)
  }
  const showsForm = choice !== null && (state === 'open' || isEditing)
  return (
    <div className="grid gap-7">
      <Greeting request={request} />
      {isSaved && !showsForm && <Notice tone="success">{m.address_request_saved()}</Notice>}
      {request.answer && <GivenAnswer request={request} />}
      {showsForm && (
        <AnswerForm
          token={token}
          request={request}
          choice={choice}
          onSaved={handleSaved}
          onCancel={state === 'answered' ? () => setEditing(false) : null}
        />
      )}
      {!showsForm && <AfterAnswer request={request} onChange={() => setEditing(true)} />}
    </div>
  )
}

function Greeting({ request }: { request: AddressRequest }) {
  const { state, namesFlowers, recipientName: name, until } = request
  const time = until && formatDateTime(until, currentLanguage())
  return (
    <div className="grid gap-3">
      <h1 className="text-3xl sm:text-4xl">
        {namesFlowers ? m.address_request_hello({ name }) : m.address_request_hello_delivery({ name })}
      </h1>
      <p className="text-lg">
        {getSenderText(request)} {state === 'open' && m.address_request_question()}
      </p>
      {time && <Notice>{m.address_request_answer_until({ time })}</Notice>}
    </div>
  )
}

/** A recipient whom the sender wants to surprise reads nothing about a sender. */
function getSenderText({ sender, namesFlowers }: AddressRequest): string {
  if (!namesFlowers) return sender === null ? '' : m.address_request_from_delivery({ name: sender })
  return sender === null ? m.address_request_from_somebody() : m.address_request_from({ name: sender })
}

function AfterAnswer({ request: { state, changeUntil }, onChange }: { request: AddressRequest; onChange: () => void }) {
  if (state === 'fixed') return <p className="text-ink-soft">{m.address_request_fixed()}</p>
  const time = changeUntil && formatDateTime(changeUntil, currentLanguage())
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="secondary" size="large" onClick={onChange}>
        {m.address_request_change()}
      </Button>
      {time && <p className="text-ink-soft text-sm">{m.address_request_change_until({ time })}</p>}
    </div>
  )
}

const CLOSED = {
  ended: { title: m.address_request_ended_title, text: m.address_request_ended_text },
  cancelled: { title: m.address_request_cancelled_title, text: m.address_request_cancelled_text },
  over: { title: m.address_request_over_title, text: m.address_request_over_text },
} as const

function Closed({ state, request }: { state: keyof typeof CLOSED; request: AddressRequest }) {
  const { title, text } = CLOSED[state]
  return (
    <EmptyState drawing="pin" heading="h1" title={title()}>
      {text()} {request.shop.phone && <bdi dir="ltr">{request.shop.phone}</bdi>}
    </EmptyState>
  )
}

function UnknownLink() {
  return (
    <EmptyState drawing="letter" heading="h1" title={m.address_request_unknown_title()}>
      {m.address_request_unknown_text()}
    </EmptyState>
  )
}
