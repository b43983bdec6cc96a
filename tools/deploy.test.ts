import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { inRepo } from './root.ts'

const read = (file: string): string => readFileSync(inRepo('deploy', file), 'utf8')
const parseYaml = (file: string) => parse(read(file), { merge: true })
const manifests = readdirSync(inRepo('deploy/kubernetes')).filter((name) => name !== 'kustomization.yaml')
const objects = manifests.flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS()),
)
const object = (kind: string) => objects.find((each) => each.kind === kind)

type ComposeService = {
  image?: string
  build?: { context: string; dockerfile: string }
  restart?: string
  healthcheck?: object
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
}

const settings = new Set(
  [...readFileSync(inRepo('.env.example'), 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name),
)
/** Names of the settings that a text of the form NAME=value gives. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)

test('GROW-01 every setting that the deployments give is one of the shop', () => {
  const compose = parseYaml('compose.yaml')
  const unit = read('systemd/warda@.service').match(/^Environment=(.*)$/m)?.[1] ?? ''
  const image = read('Containerfile').match(/^ENV (.*)$/m)?.[1] ?? ''
  const given = [
    ...Object.keys(compose.services['shop-1'].environment),
    ...namesIn(read('shop.env.example')),
    ...Object.keys(object('ConfigMap').data),
    ...namesIn(unit.replaceAll(' ', '\n')),
    ...namesIn(image.replaceAll(' ', '\n')),
    ...namesIn(readFileSync(inRepo('docs/deploy.md'), 'utf8').match(/shop\.env <<END\n([\s\S]*?)END/)?.[1] ?? ''),
  ]
  expect(given.length).toBeGreaterThan(30)
  expect(given.filter((name) => !settings.has(name) && name !== 'PATH')).toEqual([])
})

test('GROW-01 the containers run without root and without writing to their root, and have a health check', () => {
  const image = read('Containerfile')
  expect(image).toMatch(/^USER 10001:10001$/m)
  const [, healthCheck = ''] = /^HEALTHCHECK .* CMD \["node", "([^"]+)"/m.exec(image) ?? []
  expect(existsSync(inRepo(healthCheck))).toBe(true)
  const { services } = parseYaml('compose.yaml')
  for (const name of ['shop-1', 'shop-2', 'migrate']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(existsSync(inRepo(services[name].command?.[1] ?? '.'))).toBe(true)
  }
  const { spec } = object('Deployment').spec.template
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
  for (const container of [...spec.initContainers, ...spec.containers])
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  expect(spec.containers[0].readinessProbe.httpGet.path).toBe('/readyz')
})

test('GROW-01 everything that the compose file names exists: variables, services with their health checks, volumes and files', () => {
  const text = read('compose.yaml')
  const explained = read('.env.example')
  const variables = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  expect(variables).toContain('POSTGRES_PASSWORD')
  // The name of the image is for a registry of one's own.
  expect(variables.filter((name) => name !== 'WARDA_IMAGE' && !explained.includes(`${name}=`))).toEqual([])

  const compose = parseYaml('compose.yaml')
  const services: Record<string, ComposeService> = compose.services
  const mounted: string[] = []
  for (const [name, service] of Object.entries(services)) {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const ready = condition === 'service_healthy' ? services[other]?.healthcheck : services[other]?.restart === 'no'
      expect([name, other, Boolean(ready)]).toEqual([name, other, true])
    }
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(/:(?=\/)/)
      if (source.startsWith('./')) expect([source, existsSync(inRepo('deploy', source))]).toEqual([source, true])
      else if (!source.startsWith('$')) mounted.push(source)
    }
    const { context, dockerfile } = service.build ?? { context: '.', dockerfile: 'compose.yaml' }
    const file = path.join(inRepo('deploy'), context, dockerfile)
    expect([name, existsSync(file)]).toEqual([name, true])
    expect([name, Boolean(service.image ?? service.build)]).toEqual([name, true])
  }
  expect(new Set(mounted)).toEqual(new Set(Object.keys(compose.volumes)))
  const hosts = [...text.matchAll(/@([a-z-]+):\d+|([a-z]+-\d):3000/g)].map(([, host, shop]) => host ?? shop)
  expect(new Set(hosts)).toEqual(new Set(['pgbouncer', 'postgres', 'shop-1', 'shop-2']))
  for (const host of hosts) expect(services).toHaveProperty([host ?? ''])
})

test.each(['.dockerignore', '.gitignore'])('GROW-01 %s leaves out settings and backups of the compose file', (file) => {
  const ignored = readFileSync(inRepo(file), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))
  const { services } = parseYaml('compose.yaml')
  const [, backups = ''] = /\$\{BACKUPS:-\.\/([^}]+)\}/.exec(services.backup.volumes.join(' ')) ?? []
  expect(ignored).toEqual(expect.arrayContaining([`deploy/${services['shop-1'].env_file}`, `deploy/${backups}`]))
  expect(ignored).toContain(file === '.gitignore' ? '.env' : '**/.env')
})

test('GROW-01 neither Caddy nor the Ingress forwards /metrics to the shop', () => {
  expect(read('caddy/Caddyfile')).toMatch(/^\trespond \/metrics 404$/m)
  const { paths } = object('Ingress').spec.rules[0].http
  const { name } = paths.find((each: { path: string }) => each.path === '/metrics').backend.service
  const service = objects.find((each) => each.kind === 'Service' && each.metadata.name === name)
  expect([service.metadata.name, service.spec.selector]).toEqual([name, undefined])
})

test('GROW-01 the kustomization lists every manifest', () => {
  expect(parseYaml('kubernetes/kustomization.yaml').resources.toSorted()).toEqual(manifests.toSorted())
})

test('GROW-01 PgBouncer sets the time limits that the pool of the shop sets, because clients cannot in transaction mode', () => {
  const pool = readFileSync(inRepo('apps/api/src/db/pool.ts'), 'utf8')
  const bouncer = read('pgbouncer/pgbouncer.ini')
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  for (const limit of limits) {
    const [, milliseconds = ''] = new RegExp(`${limit}: ([0-9_]+) \\*`).exec(pool) ?? []
    expect(bouncer).toContain(`set ${limit} = ${Number(milliseconds.replaceAll('_', ''))}`)
    expect(bouncer).toMatch(new RegExp(`^ignore_startup_parameters = .*${limit}`, 'm'))
  }
})

test('GROW-01 the files that units and pages name are in the release', () => {
  const units = readdirSync(inRepo('deploy/systemd')).map((name) => read(`systemd/${name}`))
  const named = units.flatMap((unit) => [...unit.matchAll(/(?:\/opt\/warda\/|node (?:--\S+ )*)(\S+\.(?:ts|sh))/g)])
  expect(named.length).toBeGreaterThan(2)
  for (const [, file = ''] of named) expect([file, existsSync(path.join(inRepo(), file))]).toEqual([file, true])
  const release = readFileSync(inRepo('tools/production/copy-release.ts'), 'utf8')
  for (const folder of ['deploy/backup', 'deploy/caddy', 'deploy/systemd']) expect(release).toContain(`'${folder}'`)
})
