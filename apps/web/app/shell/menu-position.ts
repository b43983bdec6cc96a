import { LIMITS } from '@warda/domain/limits'

type Edges = { left: number; right: number; bottom: number }

/**
 * Where the user menu stands (CSS px from the viewport's left and top): below its button and in line with the button's
 * far edge, as wide as specified, never nearer to the viewport's edge than specified (SHELL-05).
 */
export function menuPosition(button: Edges, viewportWidth: number, direction: 'ltr' | 'rtl') {
  const edge = LIMITS.userMenuEdge
  const width = Math.min(LIMITS.userMenuWidth, viewportWidth - 2 * edge)
  const wished = direction === 'rtl' ? button.left : button.right - width
  const left = Math.max(edge, Math.min(wished, viewportWidth - width - edge))
  return { left, top: button.bottom + edge, width }
}
