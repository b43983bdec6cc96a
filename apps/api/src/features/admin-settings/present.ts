import type { StoredSetting } from './read-stored.ts'

/** A setting, or an earlier version of it, as the wire spells it. */
export const presentSetting = ({ key, value, version, at, actor }: StoredSetting) => ({
  key,
  value,
  version,
  changedAt: at?.toISOString() ?? null,
  changedBy: actor,
})
