import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { query } from '../../db/embedded/connection.ts'
import { changeOwner, type Owner } from '../../db/embedded/data-location.ts'

export type Login = { name: string; password: string }

/**
 * Logins that are members of the role `warda`, which owns everything. The password of a shop in use is changed by adding a login, starting
 * its processes again with it, and dropping the old one.
 */
export type Logins = {
  newest(): Login
  add(): Promise<void>
  dropOldest(): Promise<void>
}

/** `passwordFile`: the `auth_file` of PgBouncer; `onChange` is called after it is written. */
export function createLogins(adminUrl: string, passwordFile: string, owner: Owner | undefined, onChange: () => void) {
  const logins: Login[] = []
  let created = 0
  const writePasswords = (): void => {
    const lines = logins.map(({ name, password }) => `"${name}" "${password}"\n`)
    writeFileSync(passwordFile, lines.join(''), { mode: 0o600 })
    changeOwner(passwordFile, owner)
  }
  writePasswords()
  const result: Logins = {
    newest() {
      const login = logins.at(-1)
      if (!login) throw new Error('There is no login yet.')
      return login
    },
    async add() {
      created += 1
      const login = { name: `warda_${created}`, password: randomBytes(24).toString('hex') }
      await query(adminUrl, `create role ${login.name} login password '${login.password}' in role warda`)
      // What it creates belongs to the role that stays.
      await query(adminUrl, `alter role ${login.name} set role = 'warda'`)
      logins.push(login)
      writePasswords()
      onChange()
    },
    async dropOldest() {
      const oldest = logins.shift()
      writePasswords()
      onChange()
      await query(adminUrl, `drop role ${oldest?.name}`)
    },
  }
  return result
}
