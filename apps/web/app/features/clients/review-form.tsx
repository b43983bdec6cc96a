import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { BadgeCheck, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { reviewClient } from './use-clients.ts'

type Decision = 'approved' | 'rejected'

/** Approves the profile, or returns it to the company with a note. */
export function ReviewForm({ profile }: { profile: ClientProfile }) {
  const [isReturning, setReturning] = useState(false)
  const [note, setNote] = useState('')
  const [isNoteMissing, setNoteMissing] = useState(false)
  const send = (decision: Decision) =>
    reviewClient(profile.id, { decision, ...(decision === 'rejected' ? { note: note.trim() } : {}) })
  const {
    input: busy,
    problem,
    run: decide,
  } = useApiMutation(send, { onError: (error) => void notify.error(getErrorMessage(error)) })
  const sendBack = (): void => {
    setNoteMissing(note.trim() === '')
    if (note.trim() !== '') void decide('rejected')
  }
  if (profile.reviewState === 'draft') return null
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      {isReturning && (
        <TextareaField
          label={m.admin_clients_word()}
          hint={m.admin_clients_word_hint()}
          rows={3}
          dir="auto"
          maxLength={500}
          value={note}
          error={isNoteMissing && note.trim() === '' ? m.field_required() : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3 [&>*]:min-h-12">
        {isReturning ? (
          <>
            <Button look="danger" busy={busy === 'rejected'} onClick={sendBack}>
              <Undo2 aria-hidden="true" size={18} className="rtl:-scale-x-100" />
              {m.admin_clients_send_back()}
            </Button>
            <Button look="quiet" onClick={() => setReturning(false)}>
              {m.ui_cancel()}
            </Button>
          </>
        ) : (
          <>
            {profile.reviewState !== 'approved' && (
              <Button busy={busy === 'approved'} onClick={() => void decide('approved')}>
                <BadgeCheck aria-hidden="true" size={19} />
                {m.admin_clients_approve()}
              </Button>
            )}
            {profile.reviewState !== 'rejected' && (
              <Button look="secondary" onClick={() => setReturning(true)}>
                <Undo2 aria-hidden="true" size={18} className="rtl:-scale-x-100" />
                {m.admin_clients_send_back()}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
