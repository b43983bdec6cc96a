import { type ClientProfile, nationalAddress } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { cacheProfile } from './use-profile.ts'

const emptyAddress = { street: '', buildingNumber: '', district: '', city: '', postalCode: '' }

/** The national address, which is required on a tax invoice to a company. */
export function AddressForm({ userId, profile }: { userId: string; profile: ClientProfile }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: nationalAddress,
    defaults: profile.address ?? emptyAddress,
    draft: { name: `client-address:${userId}` },
  })
  const save = submit(async (body) => {
    try {
      const { message, data } = await callApi('saveClientAddress', { params: { id: userId }, body })
      cacheProfile(userId, data)
      form.reset(data.address ?? emptyAddress)
      void notify.success(message || m.client_saved(), { where: 'shell' })
    } catch (error) {
      void notify.error(saveFailureText(error))
      throw error
    }
  })
  return (
    <Panel title={m.client_national_address()} lead={m.client_national_address_lead()}>
      <form method="post" noValidate onSubmit={save} className="grid gap-5">
        {problem && <Notice tone="error">{problem}</Notice>}
        {profile.address === null && <Notice tone="warning">{m.client_address_missing()}</Notice>}
        <div className="grid items-start gap-5 sm:grid-cols-6">
          <div className="sm:col-span-2">
            <Field
              label={m.client_building()}
              dir="ltr"
              inputMode="numeric"
              error={getError('buildingNumber')}
              {...form.register('buildingNumber')}
            />
          </div>
          <div className="sm:col-span-4">
            <Field
              label={m.client_street()}
              autoComplete="address-line1"
              error={getError('street')}
              {...form.register('street')}
            />
          </div>
          <div className="sm:col-span-2">
            <Field label={m.client_district()} error={getError('district')} {...form.register('district')} />
          </div>
          <div className="sm:col-span-2">
            <Field
              label={m.client_city()}
              autoComplete="address-level2"
              error={getError('city')}
              {...form.register('city')}
            />
          </div>
          <div className="sm:col-span-2">
            <Field
              label={m.client_postal_code()}
              dir="ltr"
              inputMode="numeric"
              autoComplete="postal-code"
              error={getError('postalCode')}
              {...form.register('postalCode')}
            />
          </div>
        </div>
        <div>
          <Button type="submit" busy={busy}>
            {m.client_save_address()}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
