import { createServer } from 'node:net'

/** Throws when nothing can listen on this address. */
export function refuseTakenPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = createServer()
    trial.once('error', (error: NodeJS.ErrnoException) => reject(new Error(messageFor(error, host, port))))
    trial.listen(port, host, () => trial.close(() => resolve()))
  })
}

function messageFor(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: end it, or choose another one, for example PORT=${port + 1} npm start.`
  }
  if (error.code === 'EACCES') return `Port ${port} is open to the administrator only: choose one above 1023 with PORT.`
  return `Setting HOST or PORT: ${host}:${port} can't be listened on (${error.code ?? error.message}).`
}
