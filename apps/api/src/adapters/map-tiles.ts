const TIMEOUT_MS = 5_000
const MAX_BYTES = 512_000
const PICTURE = /^image\/(png|jpeg|webp)$/

export type Tile = { type: string; body: Buffer }

/** Fetches a tile of the server in `MAP_TILES_URL`; null when it has none or does not answer with a picture in time. */
export async function fetchTile(
  template: string,
  { z, x, y }: { z: number; x: number; y: number },
): Promise<Tile | null> {
  const url = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    if (!answer.ok || !PICTURE.test(type)) return null
    const body = Buffer.from(await answer.arrayBuffer())
    return body.length <= MAX_BYTES ? { type, body } : null
  } catch {
    return null
  }
}
