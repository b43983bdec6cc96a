import type { Figures } from './load.ts'

type Row = { what: string; ours: Figures; floor?: Figures; note?: string }

const rows: Row[] = []

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

/** Prints one line as soon as it is known, and keeps it. */
export function tell(row: Row): void {
  rows.push(row)
  const ratio = row.floor
    ? `  ${(row.ours.perSecond / row.floor.perSecond).toFixed(2)} of the floor (${number(row.floor.perSecond)}/s)`
    : ''
  const failed = row.ours.failed > 0 ? `  ${row.ours.failed} FAILED` : ''
  process.stdout.write(
    `${row.what.padEnd(34)} ${number(row.ours.perSecond).padStart(7)}/s  p50 ${row.ours.p50.toFixed(1)} ms  p95 ${row.ours.p95.toFixed(1)} ms${ratio}${failed}${row.note ? `  ${row.note}` : ''}\n`,
  )
}

export const ratioOf = (ours: Figures, base: Figures): string => `${(ours.perSecond / base.perSecond).toFixed(1)}×`
