import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getClickPoint, movePoint } from './focus-point.ts'

test('a click gives its position as a share of the picture', () => {
  expect(getClickPoint({ left: 100, top: 50, width: 200, height: 400 }, 150, 250)).toEqual({ x: 0.25, y: 0.5 })
  expect(getClickPoint({ left: 100, top: 50, width: 200, height: 400 }, 0, 9_000)).toEqual({ x: 0, y: 1 })
})

test('arrow keys move the point by a step, Home centres it, other keys give null', () => {
  expect(movePoint('ArrowLeft', false, { x: 0.5, y: 0.5 })).toEqual({ x: 0.45, y: 0.5 })
  expect(movePoint('ArrowDown', true, { x: 0.5, y: 0.5 })).toEqual({ x: 0.5, y: 0.51 })
  expect(movePoint('Home', false, { x: 0.1, y: 0.9 })).toEqual({ x: 0.5, y: 0.5 })
  expect(movePoint('Enter', false, { x: 0.5, y: 0.5 })).toBeNull()
})

test('the point stays within the picture', () => {
  const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), { maxLength: 60 })
  fc.assert(
    fc.property(keys, (pressed) => {
      const end = pressed.reduce((point, key) => movePoint(key, false, point) ?? point, { x: 0.5, y: 0.5 })
      expect(Math.min(end.x, end.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(end.x, end.y)).toBeLessThanOrEqual(1)
    }),
  )
})
