import type { ReactNode } from 'react'
import { AmountText } from './money.tsx'

/** A large number with its name, for use in a <dl>. The font size follows the width of the tile. */
export function StatTile({ name, value, note }: { name: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="relative grid min-w-0 content-start gap-0.5 rounded-card border border-line bg-card px-4 py-4 sm:px-5">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="@container">
        <span className="tabular block whitespace-nowrap font-display text-[clamp(1.0625rem,11cqi,1.875rem)] leading-tight">
          {value}
        </span>
      </dd>
      {note && (
        <dd className="text-ink-soft text-sm">
          <AmountText>{note}</AmountText>
        </dd>
      )}
    </div>
  )
}
