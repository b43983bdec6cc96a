import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freezeMigrations } from './migrations/manifest.ts'
import { checkMigrations } from './migrations.ts'

let repository: string
let folder: string

beforeEach(() => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'warda-frozen-'))
  folder = path.join(repository, 'migrations')
  mkdirSync(folder)
  write('0001-shop.sql', 'create table shop (\n id int);')
  freezeMigrations(folder)
})

afterEach(() => rmSync(repository, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@warda.example', '-c', 'commit.gpgsign=false']
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: repository, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function commit(): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'migrations: change')
}

test('unchanged migrations pass, also with other line endings', () => {
  expect(checkMigrations(folder)).toEqual([])
  write('0001-shop.sql', 'create table shop (\r\n id int);')
  expect(checkMigrations(folder)).toEqual([])
})

test('a changed or removed migration is reported', () => {
  write('0001-shop.sql', 'create table shop (id bigint);')
  expect(checkMigrations(folder)).toEqual([expect.stringContaining('0001-shop.sql differs from checksums.json')])
  rmSync(path.join(folder, '0001-shop.sql'))
  expect(checkMigrations(folder)).toEqual([expect.stringContaining('0001-shop.sql is listed in checksums.json and')])
})

test('a new migration is reported with the command that lists it, and passes afterwards', () => {
  write('0002-rose.sql', 'create table rose (id int);')
  expect(checkMigrations(folder)).toEqual([expect.stringContaining('run "npm run migrations:freeze"')])
  expect(freezeMigrations(folder)).toEqual(['0002-rose.sql'])
  expect(checkMigrations(folder)).toEqual([])
})

test('freezing keeps the checksum of a migration that was changed', () => {
  write('0001-shop.sql', 'create table shop (id bigint);')
  expect(freezeMigrations(folder)).toEqual([])
  expect(checkMigrations(folder)).toHaveLength(1)
})

test('a migration that is edited together with its checksum is reported from the Git history, on a branch and on main', () => {
  git('init', '--quiet', '--initial-branch', 'main')
  commit()
  git('switch', '--quiet', '--create', 'work')
  write('0001-shop.sql', 'create table shop (id bigint);')
  rmSync(path.join(folder, 'checksums.json'))
  freezeMigrations(folder)
  commit()
  const problem = '0001-shop.sql landed with another checksum'
  expect(checkMigrations(folder)).toEqual([expect.stringContaining(problem)])
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', 'work')
  expect(checkMigrations(folder)).toEqual([expect.stringContaining(problem)])
})
