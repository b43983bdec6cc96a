import type { Measurement } from './load.ts'

type Row = { name: string; ours: Measurement; baseline?: Measurement; note?: string }

const rows: Row[] = []

const formatNumber = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

/** Prints one result. */
export function report(row: Row): void {
  rows.push(row)
  const ratio = row.baseline
    ? `  ${(row.ours.perSecond / row.baseline.perSecond).toFixed(2)} of the baseline (${formatNumber(row.baseline.perSecond)}/s)`
    : ''
  const failed = row.ours.failed > 0 ? `  ${row.ours.failed} FAILED` : ''
  process.stdout.write(
    `${row.name.padEnd(34)} ${formatNumber(row.ours.perSecond).padStart(7)}/s  p50 ${row.ours.p50.toFixed(1)} ms  p95 ${row.ours.p95.toFixed(1)} ms${ratio}${failed}${row.note ? `  ${row.note}` : ''}\n`,
  )
}

export const formatRatio = (candidate: Measurement, base: Measurement): string =>
  `${(candidate.perSecond / base.perSecond).toFixed(1)}×`
