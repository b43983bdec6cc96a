import type { ReactNode } from 'react'
import { ChevronDown } from './icons.tsx'

export type Bar = { id: string; label: string; longLabel: string; value: number; short: string; exact: ReactNode }

type BarChartProps = {
  /** Title and accessible name of the chart. */
  title: string
  bars: readonly Bar[]
  /** Column headers of the table: labels and values. */
  heads: readonly [string, string]
  tableLabel: string
}

const HEIGHT = 100

/**
 * A bar chart from zero in reading direction, with the exact numbers in a table below it. Nothing depends on colour.
 */
export function BarChart({ title, bars, heads, tableLabel }: BarChartProps) {
  const maximum = Math.max(1, ...bars.map(({ value }) => value))
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }
  return (
    <figure className="grid min-w-0 gap-1">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      <div aria-hidden="true" className="grid pt-3" style={columns}>
        {bars.map(({ id, label, value, short }) => (
          <div key={id} className="grid min-w-0 justify-items-center">
            <div className="relative h-32 w-full">
              <svg
                className="absolute inset-0 size-full"
                viewBox={`0 0 10 ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect
                  x="2"
                  width="6"
                  y={HEIGHT - barHeight(value, maximum)}
                  height={barHeight(value, maximum)}
                  className="fill-leaf"
                />
                <rect x="0" width="10" y={HEIGHT - 0.75} height="0.75" className="fill-line-strong" />
              </svg>
              <bdi
                className="tabular absolute inset-x-0 text-center text-[0.6875rem] leading-4 [overflow-wrap:normal] sm:text-xs"
                style={{ bottom: `${barHeight(value, maximum)}%` }}
              >
                {/* Normal spaces, so that it wraps between words. */}
                {short.replaceAll('\u00a0', ' ')}
              </bdi>
            </div>
            <span className="mt-1 whitespace-nowrap text-[0.6875rem] text-ink-soft leading-4 sm:text-xs">{label}</span>
          </div>
        ))}
      </div>
      <details className="group mt-1">
        <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-ink-soft text-sm hover:text-ink">
          <ChevronDown
            aria-hidden="true"
            size={16}
            className="transition-transform duration-200 group-open:rotate-180"
          />
          {tableLabel}
        </summary>
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th scope="col" className="py-2 text-start font-medium">
                {heads[0]}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, longLabel, exact }) => (
              <tr key={id} className="border-line border-b last:border-0">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {longLabel}
                </th>
                <td className="tabular py-1.5 text-end">{exact}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Percent of the chart's height: leaves room for the number above the tallest bar and keeps small values visible. */
const barHeight = (value: number, maximum: number): number => (value <= 0 ? 0 : Math.max(1.5, (value / maximum) * 84))
