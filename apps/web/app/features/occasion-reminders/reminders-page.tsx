import type { Answer } from '@warda/contract/call'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { ReminderCard } from './reminder-card.tsx'
import { type EditedReminder, ReminderEditor } from './reminder-editor.tsx'
import { useReminders } from './use-reminders.ts'

/** The occasions that a person is reminded of every year; `?order=` opens the reminder of an order, a new one if it has none (OPEN-04). */
export function RemindersPage({ userId }: { userId: string }) {
  const query = useReminders(userId)
  return <QueryResult query={query}>{(list) => <Reminders userId={userId} list={list} />}</QueryResult>
}

function Reminders({ userId, list }: { userId: string; list: Answer<'getOccasionReminders'> }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const orderId = search.get('order')
  const [edited, setEdited] = useState<EditedReminder | null>(
    orderId === null ? null : (list.data.find((reminder) => reminder.orderId === orderId) ?? { orderId }),
  )
  const close = (): void => {
    setEdited(null)
    if (orderId !== null) void navigate(paths.reminders(userId), { replace: true, preventScrollReset: true })
  }
  const isFull = list.data.length >= list.max
  const add = (
    <Button disabled={isFull} onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" size={18} />
      {m.occasion_reminder_add()}
    </Button>
  )
  const isExisting = edited !== null && edited !== 'new' && 'recipientName' in edited
  return (
    <div className="grid gap-5">
      {!list.isEmailConfirmed && (
        <Notice
          tone="warning"
          action={
            <LinkButton to={paths.resendConfirmation} look="secondary">
              {m.occasion_reminder_confirm()}
            </LinkButton>
          }
        >
          {m.occasion_reminder_unconfirmed()}
        </Notice>
      )}
      {isFull && <Notice tone="info">{m.occasion_reminder_full({ count: list.max })}</Notice>}
      {list.data.length === 0 ? (
        <EmptyState drawing="calendar" title={m.occasion_reminder_empty_title()} actions={add}>
          {m.occasion_reminder_empty_text()}
        </EmptyState>
      ) : (
        <>
          <div className="flex justify-end">{add}</div>
          <ul className="grid gap-4 md:grid-cols-2">
            {list.data.map((reminder) => (
              <li key={reminder.id} className="grid">
                <ReminderCard userId={userId} reminder={reminder} onEdit={() => setEdited(reminder)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog
        open={edited !== null}
        onClose={close}
        title={
          isExisting
            ? m.occasion_reminder_edit_title({ name: isolate(edited.recipientName) })
            : m.occasion_reminder_add_title()
        }
        wide
      >
        {edited !== null && (
          <ReminderEditor userId={userId} occasions={list.occasions} edited={edited} onClose={close} />
        )}
      </Dialog>
    </div>
  )
}
