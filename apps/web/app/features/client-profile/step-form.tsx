import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'

/** Props of every step. */
export type StepProps = {
  userId: string
  profile: ClientProfile
  onSaved: (profile: ClientProfile) => void
  onBack: (() => void) | undefined
  backLabel: string
}

type StepFormProps = Pick<StepProps, 'onBack' | 'backLabel'> & {
  problem: string | null
  busy: boolean
  progress: number | null
  /** Label of the submit button: Complete for the last step, Next for the others. */
  last?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** Layout of one step: fields, upload progress and buttons (CLIENT-02). */
export function StepForm(props: StepFormProps) {
  const { problem, busy, progress, last = false, onSubmit, onBack, backLabel, children } = props
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid items-start gap-5 md:grid-cols-2">{children}</div>
      <Progress label={m.client_uploading()} share={busy ? progress : null} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        {onBack && (
          <Button look="secondary" disabled={busy} onClick={onBack}>
            {backLabel}
          </Button>
        )}
        <Button type="submit" busy={busy} className="min-w-36">
          {busy ? m.client_processing() : last ? m.client_complete() : m.client_next()}
        </Button>
      </div>
    </form>
  )
}
