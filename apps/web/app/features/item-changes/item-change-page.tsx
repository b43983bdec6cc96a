import type { ItemChange } from '@warda/contract/item-changes'
import { m } from '@warda/i18n/messages'
import { ApiError } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatMoney } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ItemsTable } from './items-table.tsx'
import { answerChange, useItemChange } from './use-item-change.ts'

/** The page of a buyer's link: agree to a change of the order, or decline it (DESK-02). */
export function ItemChangePage({ token }: { token: string }) {
  const { data, error, refetch } = useItemChange(token)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState drawing="letter" heading="h1" title={m.item_change_page_unknown_title()}>
        {m.item_change_page_unknown_text()}
      </EmptyState>
    )
  if (data !== undefined) return <Change token={token} change={data} onRefetch={() => void refetch()} />
  if (error !== null) return <FailedNotice error={error} onRetry={refetch} />
  return (
    <div className="grid gap-5" aria-hidden="true">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

type ChangeProps = { token: string; change: ItemChange; onRefetch: () => void }

function Change({ token, change: page, onRefetch }: ChangeProps) {
  const { status, orderNumber: number, change, phone } = page
  if (status === 'declined' || status === 'withdrawn')
    return (
      <EmptyState drawing="parcel" heading="h1" title={m.item_change_page_declined_title()}>
        {m.item_change_page_declined_text({ number })}
      </EmptyState>
    )
  if (change === null)
    return (
      <EmptyState drawing="parcel" heading="h1" title={m.item_change_page_over_title()}>
        {m.item_change_page_over_text({ number })} {phone && <bdi dir="ltr">{phone}</bdi>}
      </EmptyState>
    )
  return status === 'applied' ? (
    <Applied page={page} items={change.after} />
  ) : (
    <Question token={token} number={number} change={change} onRefetch={onRefetch} />
  )
}

type Asked = NonNullable<ItemChange['change']>

function Applied({ page: { orderNumber: number, payment }, items }: { page: ItemChange; items: Asked['after'] }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl sm:text-4xl">{m.item_change_page_applied_title({ number })}</h1>
      <p className="text-lg">{m.item_change_page_applied_text()}</p>
      <ItemsTable title={m.item_change_after()} items={items} emphasized />
      {payment && (
        <a
          href={payment.url}
          className="inline-flex min-h-13 items-center justify-center justify-self-start rounded-full bg-leaf px-7 font-semibold text-paper hover:bg-leaf-deep"
        >
          <span>
            <AmountText>{m.item_change_page_pay({ money: formatMoney(payment.amount, currentLanguage()) })}</AmountText>
          </span>
        </a>
      )}
    </div>
  )
}

type QuestionProps = { token: string; number: string; change: Asked; onRefetch: () => void }

function Question({ token, number, change: { before, after, difference, until }, onRefetch }: QuestionProps) {
  const language = currentLanguage()
  const answer = useApiMutation((agrees: boolean) => answerChange(token, agrees), {
    onSuccess: () => window.scrollTo(0, 0),
    onError: onRefetch,
  })
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{m.item_change_page_heading({ number })}</h1>
        <p className="text-lg">
          <AmountText>{m.item_change_page_lead({ money: formatMoney(difference, language) })}</AmountText>
        </p>
        <Notice>{m.item_change_page_until({ time: formatDateTime(until, language) })}</Notice>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ItemsTable title={m.item_change_before()} items={before} />
        <ItemsTable title={m.item_change_after()} items={after} emphasized />
      </div>
      {answer.problem && <Notice tone="error">{answer.problem}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button size="large" busy={answer.busy && answer.input === true} onClick={() => void answer.run(true)}>
          {m.item_change_page_agree()}
        </Button>
        <Button
          look="secondary"
          size="large"
          busy={answer.busy && answer.input === false}
          onClick={() => void answer.run(false)}
        >
          {m.item_change_page_decline()}
        </Button>
      </div>
    </div>
  )
}
