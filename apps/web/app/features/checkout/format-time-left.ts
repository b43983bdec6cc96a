/** Milliseconds as `m:ss`, isolated so that it reads left to right in both languages. */
export const formatTimeLeft = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `\u2066${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}\u2069`
}
