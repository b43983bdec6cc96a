import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { type BranchDetails, BranchDetailsFields, EMPTY_DETAILS, readCommon } from './branch-details-fields.tsx'
import { BranchPreview } from './branch-preview.tsx'
import { BranchResults } from './branch-results.tsx'
import { FileButton } from './file-button.tsx'
import { appendText } from './quick-present.ts'
import { useBranchOrders, usePaymentTerms } from './use-branch-orders.ts'
import { useDraftText } from './use-draft-text.ts'

/** Maximum length of the text (contract/quick-order.ts). */
const MAX_CHARACTERS = 40_000

/** Orders for several branches by lines of branch, SKU and quantity: first a preview, then one order for each branch (RUN-04). */
export function BranchOrdersPage({ userId }: { userId: string }) {
  const [text, setText] = useDraftText(`branch-orders:${userId}`)
  const [details, setDetails] = useState<BranchDetails>(EMPTY_DETAILS)
  const [isWhenMissing, setIsWhenMissing] = useState(false)
  const terms = usePaymentTerms(userId)
  const { preview, placing, results, reset } = useBranchOrders(userId, setText)
  const common = readCommon(details, terms.data ?? [])
  const check = (): void => {
    setIsWhenMissing(common === null)
    if (common !== null && text.trim() !== '') preview.mutate({ text, common })
  }
  const change = (typed: string): void => {
    setText(typed)
    reset()
  }
  return (
    <div className="grid gap-5">
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <Panel title={m.quick_lines()} lead={m.branch_orders_lead()}>
          <TextareaField
            label={m.branch_orders_text()}
            hint={m.branch_orders_text_hint()}
            dir="auto"
            rows={8}
            maxLength={MAX_CHARACTERS}
            spellCheck={false}
            placeholder={m.branch_orders_example()}
            className="tabular font-text"
            value={text}
            error={preview.error ? getErrorMessage(preview.error) : undefined}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <div>
            <FileButton
              maxBytes={MAX_CHARACTERS * 4}
              onText={(more) => change(appendText(text, more).slice(0, MAX_CHARACTERS))}
            />
          </div>
        </Panel>
        <Panel title={m.branch_orders_when()}>
          <BranchDetailsFields
            details={details}
            terms={terms.data ?? []}
            isWhenMissing={isWhenMissing && common === null}
            errors={placing.error}
            onChange={(changed) => {
              setDetails(changed)
              reset()
            }}
          />
          <div>
            <Button type="submit" busy={preview.isPending} disabled={text.trim() === ''}>
              {m.quick_preview()}
            </Button>
          </div>
        </Panel>
      </form>
      {results && <BranchResults userId={userId} results={results} />}
      {preview.data && common && (
        <BranchPreview
          preview={preview.data}
          problem={placing.problem}
          busy={placing.busy}
          onPlace={() => void placing.run({ preview: preview.data, common })}
        />
      )}
    </div>
  )
}
