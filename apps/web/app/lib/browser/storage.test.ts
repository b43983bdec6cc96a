import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../testing/browser.ts'
import { readStored, readStoredJson, removeStored, storedKeys, writeStored, writeStoredJson } from './storage.ts'

beforeEach(() => void fakeBrowser())
afterEach(() => vi.unstubAllGlobals())

const block = (): void => {
  const refuse = {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    configurable: true,
  }
  Object.defineProperty(globalThis, 'localStorage', refuse)
  Object.defineProperty(globalThis, 'sessionStorage', refuse)
}

describe('stored texts', () => {
  it('are returned until they are removed', () => {
    expect(writeStored('local', 'a', '1')).toBe(true)
    expect(readStored('local', 'a')).toBe('1')
    expect(readStored('session', 'a')).toBeNull()
    removeStored('local', 'a')
    expect(readStored('local', 'a')).toBeNull()
  })

  it('are kept in memory when the browser blocks storage (W11)', () => {
    block()
    expect(writeStored('session', 'b', '2')).toBe(false)
    expect(readStored('session', 'b')).toBe('2')
    expect(storedKeys('session', 'b')).toEqual(['b'])
    removeStored('session', 'b')
    expect(readStored('session', 'b')).toBeNull()
  })

  it('invalid JSON is null', () => {
    writeStored('local', 'c', '{')
    expect(readStoredJson('local', 'c')).toBeNull()
    writeStoredJson('local', 'c', { x: [1] })
    expect(readStoredJson('local', 'c')).toEqual({ x: [1] })
  })
})
