import { useMutation } from '@tanstack/react-query'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { type DraftLine, linesWithProblems, orderableLines } from './standing-present.ts'

/** Adds lines from text of SKU and quantity; invalid lines stay in the field with their reason. */
export function SkuText({ userId, onAdd }: { userId: string; onAdd: (lines: readonly DraftLine[]) => void }) {
  const [text, setText] = useState('')
  const read = useMutation(
    {
      mutationFn: () => callApi('previewQuickOrder', { params: { userId }, body: { text } }),
      onSuccess: ({ lines }) => {
        onAdd(orderableLines(lines))
        setText(
          linesWithProblems(lines)
            .map((line) => line.text)
            .join('\n'),
        )
      },
    },
    queryClient,
  )
  const problems = read.data ? linesWithProblems(read.data.lines) : []
  return (
    <div className="grid gap-3">
      <TextareaField
        label={m.quick_text()}
        hint={m.quick_text_hint()}
        dir="ltr"
        rows={4}
        maxLength={20_000}
        spellCheck={false}
        value={text}
        error={read.error ? getErrorMessage(read.error) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {problems.length > 0 && (
        <Notice tone="warning">
          <ul>
            {problems.map((line) => (
              <li key={line.line}>
                <bdi dir="ltr">{line.text}</bdi>: {line.problem ?? m.standing_sku_unknown()}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <Button look="secondary" busy={read.isPending} disabled={text.trim() === ''} onClick={() => read.mutate()}>
          {m.standing_add_lines()}
        </Button>
      </div>
    </div>
  )
}
