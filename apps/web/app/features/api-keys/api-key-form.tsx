import { API_KEY_DAYS, createApiKeyBody } from '@warda/contract/api-keys'
import type { CallInput } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { createApiKey } from './use-api-keys.ts'

type Body = CallInput<'createApiKey'>['body']

type ApiKeyFormProps = {
  ownPermissions: readonly string[] | null
  onCreated: (key: string) => void
  onCancel: () => void
}

/** Name, scopes and end of a new key. */
export function ApiKeyForm({ ownPermissions, onCreated, onCancel }: ApiKeyFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm<Body, Body>({
    schema: createApiKeyBody,
    defaults: { name: '', scopes: [], expiresInDays: 365 },
    draft: { name: 'api-key' },
  })
  const create = submit(async (values) => onCreated((await createApiKey(values)).key))
  const days = form.watch('expiresInDays')
  return (
    <form method="post" noValidate onSubmit={create} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <Field
        label={m.api_keys_name()}
        hint={m.api_keys_name_hint()}
        autoComplete="off"
        error={getError('name')}
        {...form.register('name')}
      />
      <ScopeFields
        scopes={form.watch('scopes')}
        ownPermissions={ownPermissions}
        error={getError('scopes')}
        onChange={(scopes) =>
          form.setValue('scopes', scopes, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
      />
      <SelectField
        label={m.api_keys_ends()}
        value={days === null ? '' : String(days)}
        error={getError('expiresInDays')}
        onChange={({ target }) =>
          form.setValue('expiresInDays', API_KEY_DAYS.find((count) => String(count) === target.value) ?? null)
        }
      >
        {API_KEY_DAYS.map((count) => (
          <option key={count} value={count}>
            {m.api_keys_days({ count })}
          </option>
        ))}
        <option value="">{m.api_keys_no_end()}</option>
      </SelectField>
      <FormButtons submit={m.api_keys_create()} busy={busy} onCancel={onCancel} />
    </form>
  )
}
