import { LIMITS } from '@warda/domain/limits'

type Edges = { left: number; right: number; bottom: number }

/**
 * Position of the user menu (CSS px from the viewport's left and top): below its button, aligned with the button's end
 * edge, with the specified width and the specified distance to the viewport's edge (SHELL-05).
 */
export function menuPosition(button: Edges, viewportWidth: number, direction: 'ltr' | 'rtl') {
  const edge = LIMITS.userMenuEdge
  const width = Math.min(LIMITS.userMenuWidth, viewportWidth - 2 * edge)
  const aligned = direction === 'rtl' ? button.left : button.right - width
  const left = Math.max(edge, Math.min(aligned, viewportWidth - width - edge))
  return { left, top: button.bottom + edge, width }
}
