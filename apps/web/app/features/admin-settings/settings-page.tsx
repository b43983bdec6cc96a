import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { formatLastChange } from './last-change.ts'
import { SETTING_NAMES } from './setting-names.ts'
import { type Setting, useSettings } from './use-settings.ts'

/** All settings as cards. */
export function SettingsPage() {
  const settings = useSettings()
  return (
    <QueryResult query={settings}>
      {(all) => (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {all.map((setting) => (
            <SettingCard key={setting.key} setting={setting} />
          ))}
        </ul>
      )}
    </QueryResult>
  )
}

function SettingCard({ setting }: { setting: Setting }) {
  const { name, lead, Icon } = SETTING_NAMES[setting.key]
  return (
    <li className="relative grid grid-cols-[auto_1fr_auto] items-start gap-x-4 rounded-card border border-line bg-card p-5 transition-colors duration-150 hover:border-line-strong">
      <span className="grid size-11 place-items-center rounded-full bg-sage text-leaf-deep">
        <Icon aria-hidden="true" size={20} />
      </span>
      <div className="grid min-w-0 gap-1">
        <h2 className="text-xl">
          <Link to={adminPaths.setting(setting.key)} className="after:absolute after:inset-0 after:rounded-card">
            {name()}
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">{lead()}</p>
        <p className="mt-2 text-ink-soft text-xs">{formatLastChange(setting)}</p>
      </div>
      <ChevronRight aria-hidden="true" size={18} className="mt-3 text-ink-soft rtl:-scale-x-100" />
    </li>
  )
}
