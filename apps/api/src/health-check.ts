/** `node health-check.ts [/readyz]`: exits with 0 when the shop of this machine answers with 200; for health checks of containers. */
const path = process.argv[2] ?? '/healthz'
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}${path}`).catch(() => null)
process.exit(response?.status === 200 ? 0 : 1)
