// Starts a command with Node 24 on a machine that may have an older Node and no packages yet: installs the packages when they are missing
// or out of date, then runs the command with the Node among them. Usage: node tools/boot.mjs <start|test|test-browsers|drill-ha|dev|bench|soak|seed-large|zatca-check|release|files-move> [args]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(modules, '.warda-stamp')
const commands = [
  'start',
  'test',
  'test-browsers',
  'drill-ha',
  'dev',
  'bench',
  'soak',
  'seed-large',
  'zatca-check',
  'release',
  'files-move',
]

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})

async function main() {
  const [command, ...args] = process.argv.slice(2)
  if (!command || !commands.includes(command)) throw new Error(`Name a command: ${commands.join(', ')}.`)
  await installIfNeeded()
  const node = findNode()
  process.exitCode = await runTool(node, command, args)
}

async function installIfNeeded() {
  if (upToDate()) return
  const release = await lockInstall()
  try {
    if (upToDate()) return
    if (!matchesLockFile()) await install()
    writeFileSync(stampFile, stamp())
  } finally {
    release()
  }
}

function stamp() {
  return `${process.platform}-${process.arch} ${createHash('sha256').update(readFileSync(lockFile)).digest('hex')}`
}

function upToDate() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()
}

async function install() {
  process.stdout.write(
    'Installing the packages, which takes a few minutes; later starts do it only when they change …\n',
  )
  const began = Date.now()
  const [file, ...first] = npm()
  const code = await run(file, [...first, 'ci', '--loglevel=error', '--no-fund', '--no-audit'])
  if (code !== 0) throw new Error('The packages could not be installed: read the lines above, then try again.')
  process.stdout.write(`Packages installed in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
}

// Two installs at once would delete each other's files. Returns a function that releases the lock.
async function lockInstall() {
  const lock = path.join(root, '.data', 'installing')
  mkdirSync(path.dirname(lock), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isRunning(Number(readLock(lock)))) rmSync(lock, { force: true })
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

function readLock(lock) {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return ''
  }
}

function isRunning(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// Keeps the packages of a manual `npm install` when they are those of the lock file.
function matchesLockFile() {
  const installed = path.join(modules, '.package-lock.json')
  if (!existsSync(installed)) return false
  const expected = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const packages = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(expected).every(([place, { version, optional }]) => {
    if (!place.startsWith('node_modules/')) return true
    return packages[place] ? packages[place].version === version : optional === true
  })
}

function npm() {
  const script = process.env.npm_execpath
  if (script && /\.c?js$/.test(script) && existsSync(script)) return [process.execPath, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

// Runs the platform package itself: its link in .bin is a script on Windows.
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const names = [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]
  const packaged = names.map((name) => path.join(modules, name, 'bin', file)).find((name) => existsSync(name))
  if (packaged && spawnSync(packaged, ['--version']).status === 0) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `Warda runs on Node 24, which npm could not install for ${system}-${process.arch}, and this is Node ${process.versions.node}: install Node 24 or newer.`,
  )
}

// The channel tells the shop when this process is killed (tools/start.ts).
function runTool(node, command, args) {
  return run(node, [path.join(root, 'tools', `${command}.ts`), ...args], {
    cwd: root,
    stdio: command === 'start' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { ...process.env, PATH: path.join(modules, '.bin') + path.delimiter + (process.env.PATH ?? '') },
  })
}

// Runs a program on this terminal and returns its exit code. A terminal sends Ctrl-C to both processes: the parent only waits for the child.
function run(file, args, options = { cwd: root }) {
  return new Promise((resolve, reject) => {
    const shell = file.endsWith('.cmd')
    const child = spawn(file, args, { stdio: 'inherit', ...options, shell })
    const forward = (signal) => child.kill(signal)
    const wait = () => {}
    process.on('SIGINT', process.stdin.isTTY ? wait : forward)
    process.on('SIGTERM', forward)
    process.on('SIGHUP', forward)
    child.on('error', (error) => reject(new Error(`${path.basename(file)} could not be started: ${error.message}`)))
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
      resolve(signal ? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15) : (code ?? 1))
    })
  })
}
