import { canGrantPermissions, type Permission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'

export type Permissions = Permission[] | null
export type Preset = { value: string; label: string; text: string; permissions: Permissions }

const all = (): Preset[] => [
  {
    value: 'counter',
    label: m.staff_preset_counter(),
    text: m.staff_preset_counter_text(),
    permissions: ['orders', 'refunds', 'counter'],
  },
  {
    value: 'shiftLead',
    label: m.staff_preset_shift_lead(),
    text: m.staff_preset_shift_lead_text(),
    permissions: [
      'orders',
      'refunds',
      'counter',
      'overrideFee',
      'overrideDiscount',
      'overrideCutoff',
      'overrideCapacity',
    ],
  },
  {
    value: 'florist',
    label: m.staff_preset_florist(),
    text: m.staff_preset_florist_text(),
    permissions: ['workroom', 'materials'],
  },
  {
    value: 'catalogue',
    label: m.staff_preset_catalogue(),
    text: m.staff_preset_catalogue_text(),
    permissions: ['catalogue'],
  },
  {
    value: 'accountant',
    label: m.staff_preset_accountant(),
    text: m.staff_preset_accountant_text(),
    permissions: ['refunds', 'clients', 'reports'],
  },
  {
    value: 'everything',
    label: m.staff_preset_everything(),
    text: m.staff_preset_everything_text(),
    permissions: null,
  },
]

/** The presets that somebody with the permissions `granted` may grant. */
export const listGrantablePresets = (granted: readonly string[] | null): Preset[] =>
  all().filter(({ permissions }) => canGrantPermissions(granted, permissions))

/** The preset with exactly these permissions; undefined for custom ones. */
export const findPreset = (permissions: Permissions): string | undefined =>
  all().find((preset) => hasSamePermissions(preset.permissions, permissions))?.value

const hasSamePermissions = (left: Permissions, right: Permissions): boolean =>
  left === null || right === null
    ? left === right
    : left.length === right.length && left.every((permission) => right.includes(permission))
