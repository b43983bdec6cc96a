import type { OccasionReminder } from '@warda/contract/occasion-reminders'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { Bell, BellOff, Flower2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { NextOccasion } from './next-occasion.tsx'
import { changeReminder, deleteReminder } from './use-reminders.ts'

type ReminderCardProps = { userId: string; reminder: OccasionReminder; onEdit: () => void }

/** A reminder with its next day; it can be edited, stopped, resumed and deleted. */
export function ReminderCard({ userId, reminder, onEdit }: ReminderCardProps) {
  const [deleting, setDeleting] = useState(false)
  const { id, isStopped, recipientName: name } = reminder
  const { busy, problem, run } = useApiMutation((send: () => Promise<string>) => send(), {
    onSuccess: (message) => void notify.success(message, { where: 'shell' }),
    onError: () => setDeleting(false),
  })
  return (
    <article
      aria-labelledby={`reminder-${id}`}
      className="grid content-start gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <header className="grid justify-items-start gap-1">
        <h2 id={`reminder-${id}`} className="text-2xl">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-ink-soft">
          <bdi>{reminder.occasionName}</bdi>
        </p>
        {isStopped && (
          <Badge tone="pending" icon={<BellOff aria-hidden="true" size={13} />}>
            {m.occasion_reminder_is_stopped()}
          </Badge>
        )}
      </header>
      {problem && <Notice tone="error">{problem}</Notice>}
      {!isStopped && <NextOccasion occursOn={reminder.occursOn} remindOn={reminder.remindOn} />}
      <div className="mt-auto flex flex-wrap gap-2">
        <LinkButton
          to={reminder.occasion === '' ? paths.shop : paths.occasion(reminder.occasion)}
          look="secondary"
          size="small"
          className="min-h-11"
          aria-label={m.occasion_reminder_flowers_named({ name })}
        >
          <Flower2 aria-hidden="true" size={16} />
          {m.occasion_reminder_flowers()}
        </LinkButton>
        <Button
          look="secondary"
          size="small"
          className="min-h-11"
          aria-label={m.occasion_reminder_edit_named({ name })}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" size={16} />
          {m.occasion_reminder_edit()}
        </Button>
        <Button
          look="secondary"
          size="small"
          className="min-h-11"
          busy={busy && !deleting}
          aria-label={isStopped ? m.occasion_reminder_resume_named({ name }) : m.occasion_reminder_stop_named({ name })}
          onClick={() => void run(() => changeReminder(userId, reminder, { isStopped: !isStopped }))}
        >
          {isStopped ? <Bell aria-hidden="true" size={16} /> : <BellOff aria-hidden="true" size={16} />}
          {isStopped ? m.occasion_reminder_resume() : m.occasion_reminder_stop()}
        </Button>
        <Button
          look="secondary"
          size="small"
          className="min-h-11 text-petal-deep"
          aria-label={m.occasion_reminder_delete_named({ name })}
          onClick={() => setDeleting(true)}
        >
          <Trash2 aria-hidden="true" size={16} />
          {m.occasion_reminder_delete()}
        </Button>
      </div>
      <ConfirmDialog
        open={deleting}
        dangerous
        busy={busy}
        title={m.occasion_reminder_delete_title()}
        confirmLabel={m.occasion_reminder_delete()}
        onConfirm={() => void run(() => deleteReminder(userId, id))}
        onCancel={() => setDeleting(false)}
      >
        {m.occasion_reminder_delete_text({ name: isolate(name) })}
      </ConfirmDialog>
    </article>
  )
}
