import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { cacheProfile } from './use-profile.ts'

/** Whether every order of the client needs a purchase order number (RUN-04). */
export function PurchaseOrderRule({ userId, profile }: { userId: string; profile: ClientProfile }) {
  const { run, busy, input, problem } = useApiMutation(
    (isRequired: boolean) => callApi('savePurchaseOrderRule', { params: { id: userId }, body: { isRequired } }),
    {
      onSuccess: ({ message, data }) => {
        cacheProfile(userId, data)
        void notify.success(message, { where: 'shell' })
      },
    },
  )
  return (
    <Panel title={m.client_purchase_orders()} lead={m.client_purchase_orders_lead()}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Checkbox
        label={m.client_purchase_orders_required()}
        checked={input ?? profile.purchaseOrderRequired}
        disabled={busy}
        onChange={({ target }) => void run(target.checked)}
      />
    </Panel>
  )
}
