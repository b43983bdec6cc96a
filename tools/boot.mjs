// The way in: runs on any Node from 18 on with nothing installed. Installs the packages when they are missing or out of date,
// then hands over to the Node 24 that came with them: node tools/boot.mjs <start|test|dev|bench> [args]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(modules, '.warda-stamp')
const commands = ['start', 'test', 'dev', 'bench']

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
  const stamp = `${process.platform}-${process.arch} ${createHash('sha256').update(readFileSync(lockFile)).digest('hex')}`
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!installedByHand()) {
    process.stdout.write('Installing the packages (only when they change) …\n')
    const began = Date.now()
    const [file, ...first] = npm()
    const code = await run(file, [...first, 'ci', '--loglevel=error', '--no-fund', '--no-audit'])
    if (code !== 0) throw new Error('The packages could not be installed: look at the lines above, then try again.')
    process.stdout.write(`Packages installed in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
  }
  writeFileSync(stampFile, stamp)
}

// Somebody ran `npm install` after the lock file changed: that is as good, and wiping it would be rude. npm writes both files at
// the end of one run, in either order.
function installedByHand() {
  const own = path.join(modules, '.package-lock.json')
  return existsSync(own) && statSync(own).mtimeMs + 10_000 >= statSync(lockFile).mtimeMs && !existsSync(stampFile)
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
