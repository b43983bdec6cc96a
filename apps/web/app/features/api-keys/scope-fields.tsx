import { API_AREAS, type ApiArea, type ApiScope, getArea } from '@warda/domain/access/api-scopes'
import { hasPermission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { useId } from 'react'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { getAreaLabel } from './area-labels.ts'

type ScopeFieldsProps = {
  scopes: readonly ApiScope[]
  /** The current user's permissions, null for all; a key cannot get others. */
  ownPermissions: readonly string[] | null
  error: string | undefined
  onChange: (scopes: ApiScope[]) => void
}

/** A choice per permission: no access, read, or read and write. */
export function ScopeFields({ scopes, ownPermissions, error, onChange }: ScopeFieldsProps) {
  const id = useId()
  const set = (area: ApiArea, access: string): void => {
    const others = scopes.filter((scope) => getArea(scope) !== area)
    onChange(access === '' ? others : [...others, `${area}:${access === 'write' ? 'write' : 'read'}`])
  }
  const areas = API_AREAS.filter((area) => hasPermission(ownPermissions, area))
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-2 font-medium text-[0.9375rem]">{m.api_keys_scopes()}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {areas.map((area) => (
          <SelectField
            key={area}
            label={getAreaLabel(area)}
            value={scopes.find((scope) => getArea(scope) === area)?.slice(area.length + 1) ?? ''}
            onChange={({ target }) => set(area, target.value)}
          >
            <option value="">{m.api_keys_access_none()}</option>
            <option value="read">{m.api_keys_access_read()}</option>
            <option value="write">{m.api_keys_access_write()}</option>
          </SelectField>
        ))}
      </div>
      <FieldError id={id} className="mt-2">
        {error}
      </FieldError>
    </fieldset>
  )
}
