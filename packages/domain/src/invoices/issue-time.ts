import { formatTimeOfDay, riyadhMinuteOfDay } from '../time/riyadh-time.ts'

/** The time of day in Riyadh at an instant, `HH:MM:SS`. */
export function formatRiyadhTime(ms: number): string {
  const seconds = Math.floor((((ms % 60_000) + 60_000) % 60_000) / 1000)
  return `${formatTimeOfDay(riyadhMinuteOfDay(ms))}:${String(seconds).padStart(2, '0')}`
}
