const DEFAULT_PORT = 5173

/** The port of the web development server: `WEB_PORT`, or Vite's own. */
export function readWebPort(setting: string | undefined): number {
  if (!setting) return DEFAULT_PORT
  const port = Number(setting)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('Setting WEB_PORT must be a port number.')
  return port
}
