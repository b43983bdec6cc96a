import { classes } from './classes.ts'

/** A used share, 0 to 1 and above; red above 1. */
export function Meter({ label, share }: { label: string; share: number }) {
  const filled = Math.min(1, Math.max(0, share))
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> each in their own colours
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(filled * 100)}
      className="h-2.5 overflow-hidden rounded-full bg-sand"
    >
      <div
        className={classes('h-full rounded-full', share > 1 ? 'bg-petal-deep' : 'bg-leaf')}
        style={{ inlineSize: `${filled * 100}%` }}
      />
    </div>
  )
}
