/** Upload progress, 0 to 1; nothing when null. */
export function Progress({ label, share }: { label: string; share: number | null }) {
  if (share === null) return null
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-1.5">
      <span className="flex justify-between text-ink-soft text-sm">
        {label}
        <bdi className="tabular">{percent}%</bdi>
      </span>
      <progress
        aria-label={label}
        value={percent}
        max={100}
        className="h-2 w-full overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-leaf"
      />
    </div>
  )
}
