import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFileAtomically } from './write-file-atomically.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'warda-whole-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the same file, written by many at once, is there whole and alone', async () => {
  const file = path.join(folder, 'same')
  const bytes = Buffer.alloc(100_000, 'w')
  await Promise.all(Array.from({ length: 20 }, () => writeFileAtomically(file, bytes)))
  expect(await readdir(folder)).toEqual(['same'])
  expect((await readFile(file)).equals(bytes)).toBe(true)
  await rm(file)
})

test.skipIf(process.platform === 'win32')('D4 a file for which there is no room leaves nothing behind', async () => {
  const module = path.resolve(import.meta.dirname, 'write-file-atomically.ts')
  const work = `import(${JSON.stringify(module)}).then(({ writeFileAtomically }) => writeFileAtomically(${JSON.stringify(path.join(folder, 'large'))}, Buffer.alloc(200000)))
    .then(() => process.exit(3), (error) => process.stdout.write(error.code))`
  // No file of this process may be larger than a few blocks.
  const child = spawn('sh', ['-c', 'ulimit -f 8; exec "$0" -e "$1"', process.execPath, work])
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await new Promise((done) => child.once('close', done))
  expect(said).toBe('EFBIG')
  expect(await readdir(folder)).toEqual([])
})
