import type { Answer } from '@warda/contract/call'
import { listOfferedMethods } from '@warda/domain/payments/online-methods'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { getGatewayName } from '../../lib/shop/gateway-names.ts'
import { getMethodName, type OnlineMethod } from '../../lib/shop/payment-methods.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { PaymentMarks } from '../../ui/data/payment-marks.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

type Gateway = Answer<'paymentGateways'>['data'][number]
type PaymentsValue = Setting<'payments'>['value']

/** The gateway of new payments and the methods that pages show (OPEN-09). */
export function PaymentsForm({ setting }: { setting: Setting<'payments'> }) {
  const gateways = useApiQuery('paymentGateways', {})
  return <QueryResult query={gateways}>{({ data }) => <GatewayForm setting={setting} gateways={data} />}</QueryResult>
}

function GatewayForm({ setting, gateways }: { setting: Setting<'payments'>; gateways: readonly Gateway[] }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  const standard = gateways.find(({ isStandard }) => isStandard)
  const selected = gateways.find(({ name }) => name === value.gateway) ?? standard
  const choices = [
    {
      value: '',
      label: m.admin_settings_gateway_standard({ name: standard ? getGatewayName(standard.name) : '' }),
    },
    ...gateways.map((gateway) => ({
      value: gateway.name,
      label: <bdi>{getGatewayName(gateway.name)}</bdi>,
      text: <GatewayState gateway={gateway} />,
    })),
  ]
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_settings_gateway()} lead={m.admin_settings_gateway_lead()}>
        <RadioGroup
          legend={m.admin_settings_gateway_new()}
          name="gateway"
          selected={value.gateway ?? ''}
          error={getError('gateway')}
          choices={choices}
          onChange={({ currentTarget }) =>
            set({ gateway: gateways.find(({ name }) => name === currentTarget.value)?.name ?? null })
          }
        />
        {selected?.webhookUrl && (
          <p className="text-sm">
            {m.admin_settings_gateway_webhook()}{' '}
            <bdi dir="ltr" className="break-all font-mono">
              {selected.webhookUrl}
            </bdi>
          </p>
        )}
      </FormSection>
      <MethodSection methods={selected?.methods ?? []} value={value} error={getError('methods')} onChange={set} />
    </SettingFrame>
  )
}

function GatewayState({ gateway }: { gateway: Gateway }) {
  const { name, isConfigured, webhookUrl, hasWebhookSecret, openPayments } = gateway
  if (name === 'sandbox') return m.admin_settings_gateway_sandbox_text()
  return [
    isConfigured ? m.admin_settings_gateway_ready() : m.admin_settings_gateway_missing(),
    ...(isConfigured && webhookUrl && !hasWebhookSecret ? [m.admin_settings_gateway_no_secret()] : []),
    ...(openPayments > 0 ? [m.admin_settings_gateway_open({ count: openPayments })] : []),
  ].join(' ')
}

type MethodSectionProps = {
  methods: readonly OnlineMethod[]
  value: PaymentsValue
  error: string | undefined
  onChange: (value: Partial<PaymentsValue>) => void
}

/** A checkbox for each method of the gateway; all of them are stored as no choice. */
function MethodSection({ methods, value, error, onChange }: MethodSectionProps) {
  // An empty choice is refused; one of another gateway counts as none, as on the pages.
  const offered = value.methods?.length === 0 ? [] : listOfferedMethods(methods, value.methods)
  const isShown = (method: OnlineMethod): boolean => offered.includes(method)
  const toggle = (method: OnlineMethod): void => {
    const shown = methods.filter((each) => (each === method ? !isShown(each) : isShown(each)))
    onChange({ methods: shown.length === methods.length ? null : shown })
  }
  if (methods.length === 0) return null
  return (
    <FormSection title={m.admin_settings_methods()} lead={m.admin_settings_methods_lead()}>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{m.admin_settings_methods()}</legend>
        {methods.map((method) => (
          <Checkbox
            key={method}
            label={getMethodName(method)}
            checked={isShown(method)}
            onChange={() => toggle(method)}
          />
        ))}
      </fieldset>
      <FieldError>{error}</FieldError>
      <PaymentMarks
        label={m.methods_accepted()}
        marks={methods.filter(isShown).map((mark) => ({ mark, name: getMethodName(mark) }))}
      />
    </FormSection>
  )
}
