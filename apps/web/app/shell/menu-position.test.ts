import { describe, expect, it } from 'vitest'
import { menuPosition } from './menu-position.ts'

const button = (left: number) => ({ left, right: left + 44, bottom: 60 })

describe('user menu', () => {
  it('SHELL-05 is 320 px wide, aligned with its button', () => {
    expect(menuPosition(button(1100), 1280, 'ltr')).toEqual({ left: 824, top: 68, width: 320 })
    expect(menuPosition(button(100), 1280, 'rtl')).toEqual({ left: 100, top: 68, width: 320 })
  })
  it('SHELL-05 stays 8 px from both edges of the viewport', () => {
    expect(menuPosition(button(250), 375, 'ltr').left).toBe(8)
    expect(menuPosition(button(1270), 1280, 'ltr').left).toBe(1280 - 320 - 8)
    expect(menuPosition(button(2), 375, 'rtl').left).toBe(8)
    expect(menuPosition(button(300), 375, 'rtl').left).toBe(375 - 320 - 8)
  })
  it('SHELL-05 shrinks on a screen narrower than itself', () => {
    expect(menuPosition(button(100), 300, 'ltr')).toEqual({ left: 8, top: 68, width: 284 })
  })
})
