import { PERMISSIONS, type Permission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { useId } from 'react'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { getPermissionLabel } from './permission-labels.ts'
import { findPreset, listGrantablePresets, type Permissions } from './presets.ts'

/** The preset choice for custom permissions, which keeps the checked boxes. */
const CUSTOM = 'own'

type PermissionFieldsProps = {
  value: Permissions
  /** The current user's permissions, null for all: nobody grants more than they have. */
  ownPermissions: readonly string[] | null
  error?: string | undefined
  onChange: (permissions: Permissions) => void
}

/** Selects a preset of permissions, then single ones. */
export function PermissionFields({ value, ownPermissions, error, onChange }: PermissionFieldsProps) {
  const presets = listGrantablePresets(ownPermissions)
  const toggle = (permission: Permission): void =>
    onChange(
      value?.includes(permission) ? value.filter((current) => current !== permission) : [...(value ?? []), permission],
    )
  const choose = (name: string): void => {
    const preset = presets.find((candidate) => candidate.value === name)
    if (preset) onChange(preset.permissions)
    else if (value === null) onChange([])
  }
  return (
    <>
      {presets.length > 0 && (
        <div className="sm:[&_fieldset>div]:grid-cols-2">
          <RadioGroup
            legend={m.staff_preset()}
            name="preset"
            choices={[...presets, { value: CUSTOM, label: m.staff_preset_own(), text: m.staff_preset_own_text() }]}
            selected={findPreset(value) ?? CUSTOM}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      )}
      {value === null ? (
        <Notice>{m.staff_may_owner()}</Notice>
      ) : (
        <Boxes value={value} ownPermissions={ownPermissions} error={error} onToggle={toggle} />
      )}
    </>
  )
}

type BoxesProps = {
  value: readonly Permission[]
  ownPermissions: readonly string[] | null
  error: string | undefined
  onToggle: (permission: Permission) => void
}

function Boxes({ value, ownPermissions, error, onToggle }: BoxesProps) {
  const id = useId()
  const visiblePermissions = PERMISSIONS.filter(
    (permission) => ownPermissions === null || ownPermissions.includes(permission) || value.includes(permission),
  )
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-1 font-medium text-[0.9375rem]">{m.staff_may()}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {visiblePermissions.map((permission) => {
          const { name, text } = getPermissionLabel(permission)
          return (
            <label key={permission} className="flex min-h-12 items-start gap-3 py-2">
              <input
                type="checkbox"
                name="permissions"
                value={permission}
                checked={value.includes(permission)}
                disabled={ownPermissions !== null && !ownPermissions.includes(permission)}
                onChange={() => onToggle(permission)}
                className="mt-0.5 size-5 shrink-0"
              />
              <span className="min-w-0">
                <span className="block font-medium text-[0.9375rem]">{name}</span>
                <span className="block text-ink-soft text-sm">{text}</span>
              </span>
            </label>
          )
        })}
      </div>
      <FieldError id={id} className="mt-1">
        {error}
      </FieldError>
    </fieldset>
  )
}
