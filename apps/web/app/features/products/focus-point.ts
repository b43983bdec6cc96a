/** Focal point: 0 to 1 from the left and from the top of the picture. */
export type Point = { x: number; y: number }

const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

export const getClickPoint = (
  box: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
): Point => ({
  x: within((x - box.left) / Math.max(1, box.width)),
  y: within((y - box.top) / Math.max(1, box.height)),
})

const KEY_DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The point after a key: 5 percent a step, 1 with `fine`; Home centres it. Null for any other key. */
export const movePoint = (key: string, fine: boolean, { x, y }: Point): Point | null => {
  if (key === 'Home') return { x: 0.5, y: 0.5 }
  const direction = KEY_DIRECTIONS[key]
  if (direction === undefined) return null
  const step = fine ? 0.01 : 0.05
  return { x: within(x + direction.x * step), y: within(y + direction.y * step) }
}
