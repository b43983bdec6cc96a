import type { StoredSetting } from './read-stored.ts'

/** A version of a setting on the wire. */
export const presentSetting = ({ key, value, version, at, actor }: StoredSetting) => ({
  key,
  value,
  version,
  changedAt: at?.toISOString() ?? null,
  changedBy: actor,
})
