import { createServer } from 'node:net'
import path from 'node:path'
import { listProcesses } from '../../apps/api/src/db/embedded/server-processes.ts'

/** Throws when nothing can listen on this address. With a data folder, the error names a shop that runs on it. */
export function refuseTakenPort(host: string, port: number, dataFolder?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = createServer()
    trial.once('error', (error: NodeJS.ErrnoException) => reject(new Error(messageFor(error, host, port, dataFolder))))
    trial.listen(port, host, () => trial.close(() => resolve()))
  })
}

function messageFor(error: NodeJS.ErrnoException, host: string, port: number, dataFolder: string | undefined): string {
  if (error.code === 'EADDRINUSE') {
    const [running] = dataFolder ? listProcesses(path.join(dataFolder, 'postgres')) : []
    if (running !== undefined) {
      return `Port ${port} is in use, and this shop already runs as process ${running}: open http://localhost:${port}, or stop it with "kill ${running}" and start again.`
    }
    return `Port ${port} is in use by another program: end it, or choose another one, for example PORT=${port + 1} npm start.`
  }
  if (error.code === 'EACCES') return `Port ${port} is open to the administrator only: choose one above 1023 with PORT.`
  return `Setting HOST or PORT: ${host}:${port} can't be listened on (${error.code ?? error.message}).`
}
