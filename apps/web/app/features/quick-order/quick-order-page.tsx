import { useMutation } from '@tanstack/react-query'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callApi, getErrorMessage, readNewTotal } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { FileButton } from './file-button.tsx'
import { PreviewTable } from './preview-table.tsx'
import { appendText, orderable, type Preview, toPreview } from './quick-present.ts'
import { useDraftText } from './use-draft-text.ts'

/** Maximum length of the text (contract/quick-order.ts). */
const MAX_CHARACTERS = 20_000

type QuickOrderPageProps = { userId: string; onAdded: () => void }

/** Orders by lines of SKU and quantity, typed, pasted or from a file: first a preview, then the cart. */
export function QuickOrderPage({ userId, onAdded }: QuickOrderPageProps) {
  const [text, setText] = useDraftText(`quick-order:${userId}`)
  const [added, setAdded] = useState<string | null>(null)
  const preview = useMutation(
    {
      mutationFn: async (typed: string) =>
        toPreview(await callApi('previewQuickOrder', { params: { userId }, body: { text: typed } })),
    },
    queryClient,
  )
  const add = useApiMutation(
    (confirmed: Preview) =>
      callApi('addQuickOrder', {
        params: { userId },
        body: { lines: orderable(confirmed.lines), expectedTotal: confirmed.total },
      }),
    {
      onSuccess: ({ message }) => {
        void notify.success(message || m.quick_added(), { where: 'shell' })
        setAdded(message || m.quick_added())
        setText('')
        preview.reset()
        onAdded()
      },
      onError: (error) => {
        if (readNewTotal(error) !== null) return preview.mutate(text)
        void notify.error(getErrorMessage(error))
      },
    },
  )
  const change = (typed: string): void => {
    setText(typed)
    setAdded(null)
    preview.reset()
    add.reset()
  }
  const look = (): void => {
    if (text.trim() !== '') preview.mutate(text)
  }
  return (
    <div className="grid gap-5">
      {added !== null && (
        <Notice
          tone="success"
          action={
            <LinkButton to={paths.cart} size="small" className="min-h-11">
              {m.quick_to_cart()}
            </LinkButton>
          }
        >
          {added}
        </Notice>
      )}
      <Panel title={m.quick_lines()} lead={m.quick_lines_lead()}>
        <form
          method="post"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            look()
          }}
        >
          <TextareaField
            label={m.quick_text()}
            hint={m.quick_text_hint()}
            dir="ltr"
            rows={8}
            maxLength={MAX_CHARACTERS}
            spellCheck={false}
            autoCapitalize="characters"
            placeholder={'ROSE-RED-M 12\nTULIP-WHITE-L, 6\nLILY-PINK-S\t3'}
            className="tabular font-text"
            value={text}
            error={preview.error ? getErrorMessage(preview.error) : undefined}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={preview.isPending} disabled={text.trim() === ''}>
              {m.quick_preview()}
            </Button>
            <FileButton
              maxBytes={MAX_CHARACTERS * 4}
              onText={(more) => change(appendText(text, more).slice(0, MAX_CHARACTERS))}
            />
          </div>
        </form>
      </Panel>
      {preview.data && (
        <PreviewTable
          preview={preview.data}
          problem={add.problem}
          busy={add.busy}
          onAdd={() => void add.run(preview.data)}
        />
      )}
    </div>
  )
}
