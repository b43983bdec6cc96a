import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { changeOwner, type Owner } from '../../db/embedded/data-location.ts'
import { runCommand } from '../../db/embedded/run-command.ts'

export type Certificate = { certificate: string; key: string }

/** A certificate for 127.0.0.1 that signs itself, so that it is its own authority; valid for two days. */
export async function createCertificate(
  openssl: string,
  folder: string,
  owner: Owner | undefined,
): Promise<Certificate> {
  const files = { certificate: join(folder, 'server.crt'), key: join(folder, 'server.key') }
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const { code, output } = await runCommand(
    openssl,
    [...args, ...names, '-keyout', files.key, '-out', files.certificate],
    owner,
  )
  if (code !== 0) throw new Error(`The certificate was not made: ${output}`)
  chmodSync(files.key, 0o600)
  changeOwner(files.key, owner)
  return files
}
