import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'warda-data-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('GROW-10 a missing data folder is created', () => {
  const folder = path.join(parent, 'shop/data')
  prepareDataFolder(folder)
  expect(existsSync(folder)).toBe(true)
  prepareDataFolder(folder)
})

test('GROW-10 a data folder that cannot be used says why', () => {
  const file = path.join(parent, 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(file)).toThrow(`Setting DATA_FOLDER: ${file} is a file, not a folder.`)
  const below = path.join(file, 'data')
  expect(() => prepareDataFolder(below)).toThrow(`Setting DATA_FOLDER: a part of ${below} is a file, not a folder.`)
})

// Root may write everywhere.
if (process.getuid?.() !== 0) {
  test('GROW-10 a data folder of another user says so', () => {
    chmodSync(parent, 0o500)
    expect(() => prepareDataFolder(parent)).toThrow(`Setting DATA_FOLDER: this user may not write to ${parent}.`)
  })
}
