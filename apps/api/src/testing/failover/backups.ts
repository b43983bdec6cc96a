import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeOwner, type Owner } from '../../db/embedded/data-location.ts'
import { runCommand } from '../../db/embedded/run-command.ts'
import { freePort } from '../server.ts'
import type { BackupSource } from './database-node.ts'
import type { Programs } from './programs.ts'

export type Backups = {
  /** The `archive_command` of a server. */
  getArchiveCommand(server: BackupSource): string
  /** Creates the repository for the servers; once, at a primary that runs. */
  prepare(primary: BackupSource): Promise<void>
  /** A full backup of a primary that is in use. */
  back(primary: BackupSource): Promise<void>
  /** Restores to a named restore point and starts a server with it; returns the address of its socket and how to end it. */
  restore(point: string): Promise<RestoredServer>
}

export type RestoredServer = { url: string; end(): Promise<void> }

const STANZA = 'warda'

/** Backups and archived WAL files of all servers in one repository of pgBackRest. */
export function openBackups(programs: Programs, folder: string, owner: Owner | undefined): Backups {
  const home = join(folder, 'backups')
  mkdirSync(home, { mode: 0o700 })
  changeOwner(home, owner)

  const writeSettings = ({ name, port, folder: socketFolder, dataFolder }: BackupSource): string => {
    const file = join(home, `${name}.conf`)
    const lines = [
      '[global]',
      `repo1-path=${join(home, 'repository')}`,
      'repo1-retention-full=1',
      `log-path=${home}`,
      `spool-path=${home}`,
      `lock-path=${join(home, `lock-${name}`)}`,
      'start-fast=y',
      'compress-type=lz4',
      `[${STANZA}]`,
      `pg1-path=${dataFolder}`,
      `pg1-port=${port}`,
      `pg1-socket-path=${socketFolder}`,
      'pg1-user=postgres',
    ]
    writeFileSync(file, `${lines.join('\n')}\n`)
    return file
  }
  const run = async (server: BackupSource, args: string[]): Promise<void> => {
    const common = [`--config=${writeSettings(server)}`, `--stanza=${STANZA}`]
    const { code, output } = await runCommand(programs.pgbackrest, [...common, ...args], owner)
    if (code !== 0) throw new Error(`pgBackRest ${args[0]} failed: ${output}`)
  }
  return {
    getArchiveCommand: (server) =>
      `${programs.pgbackrest} --config=${writeSettings(server)} --stanza=${STANZA} archive-push %p`,
    prepare: (primary) => run(primary, ['stanza-create']),
    back: (primary) => run(primary, ['backup', '--type=full']),
    async restore(point) {
      const restored = join(folder, 'restored')
      rmSync(restored, { recursive: true, force: true })
      mkdirSync(restored, { mode: 0o700 })
      changeOwner(restored, owner)
      const port = await freePort()
      const server = { name: 'restored', port, folder: home, dataFolder: restored }
      await run(server, ['restore', '--type=name', `--target=${point}`, '--target-action=promote'])
      // The settings of the cluster would wait for a replica that does not exist, and archive into the repository.
      const settings = [
        `-p ${port}`,
        `-c unix_socket_directories=${home}`,
        "-c synchronous_standby_names=''",
        '-c archive_mode=off',
      ]
      const control = (args: string[]) =>
        runCommand(join(programs.postgresFolder, 'pg_ctl'), ['-D', restored, '-w', ...args], owner)
      const log = join(home, 'restored.log')
      const { code, output } = await control(['-t', '120', '-l', log, '-o', settings.join(' '), 'start'])
      if (code !== 0) throw new Error(`The restored server did not start: ${output}`)
      return {
        url: `postgres://postgres@localhost:${port}/warda?host=${encodeURIComponent(home)}`,
        end: async () => void (await control(['-m', 'fast', 'stop'])),
      }
    },
  }
}
