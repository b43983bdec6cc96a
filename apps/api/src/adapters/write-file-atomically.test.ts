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

test('concurrent writes of one file leave one complete file', async () => {
  const file = path.join(folder, 'same')
  const bytes = Buffer.alloc(100_000, 'w')
  await Promise.all(Array.from({ length: 20 }, () => writeFileAtomically(file, bytes)))
  expect(await readdir(folder)).toEqual(['same'])
  expect((await readFile(file)).equals(bytes)).toBe(true)
  await rm(file)
})

test.skipIf(process.platform === 'win32')('D4 a write that exceeds the available space leaves no file', async () => {
  const module = path.resolve(import.meta.dirname, 'write-file-atomically.ts')
  const work = `import(${JSON.stringify(module)}).then(({ writeFileAtomically }) => writeFileAtomically(${JSON.stringify(path.join(folder, 'large'))}, Buffer.alloc(200000)))
    .then(() => process.exit(3), (error) => process.stdout.write(error.code))`
  // Limits the file size of the child process to a few blocks.
  const child = spawn('sh', ['-c', 'ulimit -f 8; exec "$0" -e "$1"', process.execPath, work])
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await new Promise((done) => child.once('close', done))
  expect(output).toBe('EFBIG')
  expect(await readdir(folder)).toEqual([])
})
