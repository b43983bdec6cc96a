import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test('GROW-05 a collected stack is resolved with the private source maps, and a place without a map stays', () => {
  const build = mkdtempSync(join(tmpdir(), 'warda-maps-'))
  mkdirSync(join(build, 'source-maps/assets'), { recursive: true })
  // The first column of the file comes from line 3, column 5 of the source, the sixth from no source.
  const map = { version: 3, sources: ['../../app/shell/header.tsx'], names: [], mappings: 'AAEI,K,KAAK', file: 'a.js' }
  writeFileSync(join(build, 'source-maps/assets/a-1.js.map'), JSON.stringify(map))
  const line =
    '{"frames":["show assets/a-1.js:1:1","? assets/a-1.js:1:8","? assets/b-2.js:1:9","? assets/../../secret.js:1:1"]}'
  const { stdout } = spawnSync(process.execPath, [resolve(import.meta.dirname, 'resolve-stack.ts')], {
    input: line,
    encoding: 'utf8',
    env: { WEB_BUILD: build },
  })
  expect(stdout).toBe(line.replace('assets/a-1.js:1:1', '../../app/shell/header.tsx:3:5'))
  rmSync(build, { recursive: true })
})
