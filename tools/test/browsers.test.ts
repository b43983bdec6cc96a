import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findBrowsers } from './browsers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'warda-browsers-'))
for (const version of ['4.0', '4.1']) {
  mkdirSync(path.join(folder, `webkit-${version}`))
  writeFileSync(path.join(folder, `webkit-${version}`, 'browser'), '')
}

test('the newest installed version is found, and each missing Debian package is named once', async () => {
  const programs = [
    { variable: 'WARDA_A', place: path.join(folder, 'webkit-4*', 'browser'), debianPackage: 'webkit' },
    { variable: 'WARDA_B', place: path.join(folder, 'missing'), debianPackage: 'other' },
    { variable: 'WARDA_C', place: path.join(folder, 'missing-too'), debianPackage: 'other' },
  ]
  expect(await findBrowsers(programs)).toEqual({
    variables: { WARDA_A: path.join(folder, 'webkit-4.1', 'browser') },
    missing: ['other'],
  })
})
