import { m } from '@warda/i18n/messages'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { stopMessages } from './use-tracking.ts'

/** One press after which the recipient's number gets no more messages. */
export function StopMessages({ code }: { code: string }) {
  const { run, busy, problem } = useApiMutation(() => stopMessages(code))
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-5 text-sm">
      <p className="text-ink-soft">{m.tracking_stop_text()}</p>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={() => void run()}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {m.tracking_stop()}
      </button>
    </div>
  )
}
