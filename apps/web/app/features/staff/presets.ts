import { canGrantPermissions, type Permission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'

export type Permissions = Permission[] | null
export type Preset = { value: string; label: string; text: string; permissions: Permissions }

const all = (): Preset[] => [
  {
    value: 'counter',
    label: m.admin_people_preset_counter(),
    text: m.admin_people_preset_counter_text(),
    permissions: ['orders', 'refunds'],
  },
  {
    value: 'florist',
    label: m.admin_people_preset_florist(),
    text: m.admin_people_preset_florist_text(),
    permissions: ['catalogue'],
  },
  {
    value: 'accountant',
    label: m.admin_people_preset_accountant(),
    text: m.admin_people_preset_accountant_text(),
    permissions: ['refunds', 'clients', 'reports'],
  },
  {
    value: 'everything',
    label: m.admin_people_preset_everything(),
    text: m.admin_people_preset_everything_text(),
    permissions: null,
  },
]

/** The usual places of a team that somebody with `own` may give. */
export const presetsFor = (own: readonly string[] | null): Preset[] =>
  all().filter(({ permissions }) => canGrantPermissions(own, permissions))

/** The preset that these permissions are; undefined when they were put together by hand. */
export const presetOf = (permissions: Permissions): string | undefined =>
  all().find((preset) => isSame(preset.permissions, permissions))?.value

const isSame = (one: Permissions, other: Permissions): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((permission) => other.includes(permission))
