import pg from 'pg'

/** The part of a connection that sends data of the replication protocol. */
type ReplicationConnection = { connection: { sendCopyFromChunk(data: Buffer): void } }

/** A client that streams the write-ahead log as a replica does, and reports the position `bytesBehind` the newest one as replayed. */
export async function openReplica(url: string, name: string, bytesBehind: number): Promise<{ close(): Promise<void> }> {
  const options = { connectionString: url, application_name: name, replication: 'true' }
  const client = new pg.Client(options as pg.ClientConfig)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('IDENTIFY_SYSTEM')
  const newest: string = rows[0]?.xlogpos ?? ''
  void client.query(`START_REPLICATION PHYSICAL ${newest}`).catch(() => {})
  const [high = '', low = ''] = newest.split('/')
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) - BigInt(bytesBehind)
  const report = Buffer.alloc(34)
  report.write('r')
  // Written, flushed and replayed; the time and "answer" stay 0.
  for (const offset of [1, 9, 17]) report.writeBigUInt64BE(position, offset)
  ;(client as unknown as ReplicationConnection).connection.sendCopyFromChunk(report)
  return {
    async close() {
      await client.end().catch(() => {})
    },
  }
}
