// The way in: runs on any Node from 18 on with nothing installed. Installs the packages when they are missing or out of date,
// then hands over to the Node 24 that came with them: node tools/boot.mjs <start|test|dev|bench|seed-large> [args]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(modules, '.warda-stamp')
const commands = ['start', 'test', 'dev', 'bench', 'seed-large']

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})

async function main() {
  const [command, ...args] = process.argv.slice(2)
  if (!command || !commands.includes(command)) throw new Error(`Say what to do: ${commands.join(', ')}.`)
  await installIfNeeded()
  const node = findNode()
  process.exitCode = await hand(node, [path.join(root, 'tools', `${command}.ts`), ...args])
}

async function installIfNeeded() {
  if (upToDate()) return
  const release = await takeTurn()
  try {
    if (upToDate()) return
    if (!installedByHand()) await install()
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
  process.stdout.write('Installing the packages (only when they change) …\n')
  const began = Date.now()
  const [file, ...first] = npm()
  const code = await run(file, [...first, 'ci', '--loglevel=error', '--no-fund', '--no-audit'])
  if (code !== 0) throw new Error('The packages could not be installed: look at the lines above, then try again.')
  process.stdout.write(`Packages installed in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
}

// Two installs at once would delete each other's files. Gives the function that ends the turn.
async function takeTurn() {
  const turn = path.join(root, '.data', 'installing')
  mkdirSync(path.dirname(turn), { recursive: true })
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' })
      return () => rmSync(turn, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!lives(Number(readTurn(turn)))) rmSync(turn, { force: true })
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

function readTurn(turn) {
  try {
    return readFileSync(turn, 'utf8')
  } catch {
    return ''
  }
}

function lives(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// Somebody ran `npm install`: when what lies there is what the lock file says, wiping it would be rude.
function installedByHand() {
  const own = path.join(modules, '.package-lock.json')
  if (!existsSync(own)) return false
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const found = JSON.parse(readFileSync(own, 'utf8')).packages
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (!place.startsWith('node_modules/')) return true
    return found[place] ? found[place].version === version : optional === true
  })
}

function npm() {
  const script = process.env.npm_execpath
  if (script && /\.c?js$/.test(script) && existsSync(script)) return [process.execPath, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

// The platform package itself, not its link in .bin: on Windows that link is a script.
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const names = [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]
  const packaged = names.map((name) => path.join(modules, name, 'bin', file)).find((name) => existsSync(name))
  if (packaged && spawnSync(packaged, ['--version']).status === 0) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `Warda runs on Node 24, which npm could not bring for ${system}-${process.arch}, and this is Node ${process.versions.node}: install Node 24 or newer.`,
  )
}

function hand(node, args) {
  return run(node, args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(modules, '.bin') + path.delimiter + (process.env.PATH ?? '') },
  })
}

// Runs a program on our own terminal and gives its exit code. Ctrl-C reaches the child by itself; we only must outlive it.
function run(file, args, options = { cwd: root }) {
  return new Promise((resolve, reject) => {
    const shell = file.endsWith('.cmd')
    const child = spawn(file, args, { ...options, stdio: 'inherit', shell })
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
