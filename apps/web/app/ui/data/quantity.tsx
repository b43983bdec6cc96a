type QuantityProps = { count: number; unit: string; className?: string }

/** A quantity with its unit; a negative one with a minus sign. */
export function Quantity({ count, unit, className = '' }: QuantityProps) {
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <bdi dir="ltr" className="tabular">
        {count < 0 ? `−${-count}` : count}
      </bdi>{' '}
      <span className="text-ink-soft text-sm">{unit}</span>
    </span>
  )
}
