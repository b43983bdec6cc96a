import { spawn } from 'node:child_process'
import { openWebDev } from './dev/web.ts'
import { inRepo } from './root.ts'
import { giveUp, say } from './say.ts'
import { prepare } from './start/prepare.ts'
import { untilTold } from './start/until-told.ts'

/** The same database and demo shop as `npm start`, the API restarted at every change, and the web app served by Vite in front of it. */
async function main(): Promise<void> {
  const { config, stop } = await prepare(async () => undefined)
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', inRepo('apps/api/src/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, ...environmentOf(config), NODE_ENV: 'development' },
  })
  const web = await openWebDev({ port: 5173, api: `http://${config.HOST}:${config.PORT}` })
  untilTold(async () => {
    api.kill('SIGTERM')
    await web.close()
    await stop()
  })
  say(`Open ${web.url} (the API alone: ${config.PUBLIC_URL}; Ctrl-C ends both)`)
}

function environmentOf(config: object): Record<string, string> {
  const given = Object.entries(config).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

await main().catch(giveUp)
