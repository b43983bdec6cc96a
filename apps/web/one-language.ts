import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite'

const message = /\/i18n\/src\/generated\/messages\/(?!_index)\w+\.js$/
const runtime = /\/i18n\/src\/generated\/runtime\.js$/
const question = '__speaksArabic'
/** From the choice of a language to the end of it; an export under another name may follow. */
const importsRuntime = /^import \{[^}]*\} from '\.\.\/runtime\.js';$/m
const speaker = /(export )?const (\w+) = \/\*\* @type \{\(\(inputs[\s\S]*\n\}\);/

/**
 * Gives each language its own browser files: `assets/x.js` says everything in English, `assets/ar/x.js` in Arabic, and
 * neither carries the other's sentences. They import each other by relative paths, so a page stays within its language
 * once its first file is chosen (see `inLanguage` for who chooses).
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!runtime.test(id)) return null
      // The language is settled; what the compiler's runtime has for finding it out stays away.
      return `export const getLocale = () => ${question} ? 'ar' : 'en'
        export const overwriteGetLocale = () => {}`
    },
    transform(code, id) {
      if (!message.test(id)) return null
      const speaks = code
        .replace(importsRuntime, '')
        .replace(
          speaker,
          (_all, exported = '', name) =>
            `${exported}const ${name} = (i) => ${question} ? ar_${name}(i) : en_${name}(i);`,
        )
      if (speaks === code) throw new Error(`A compiled message is not as expected: ${id}`)
      return { code: speaks, map: null }
    },
    // Runs last: what the bundler still writes into the files must be in both.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { dir, base } = path.posix.parse(chunk.fileName)
          const [english, arabic] = [await speaking(chunk, 'false'), await speaking(chunk, 'true')]
          this.emitFile({ type: 'asset', fileName: `${dir}/ar/${base}`, source: arabic.code })
          this.emitFile({ type: 'asset', fileName: `${dir}/ar/${base}.map`, source: JSON.stringify(arabic.map) })
          chunk.code = english.code
          const map = bundle[`${chunk.fileName}.map`]
          if (map?.type === 'asset') map.source = JSON.stringify(english.map)
        }
      },
    },
  }
}

type Compiled = { code: string; map: Rolldown.SourceMap | null }

/** The code with its question answered and the other answer removed. */
async function speaking({ code, map, fileName }: Rolldown.OutputChunk, answer: 'true' | 'false'): Promise<Compiled> {
  if (!code.includes(question)) return { code, map }
  const answered = await transformWithOxc(
    code,
    fileName,
    { define: { [question]: answer }, sourcemap: true },
    map ?? undefined,
  )
  const small = minifySync(fileName, answered.code, {
    module: true,
    compress: true,
    mangle: true,
    sourcemap: true,
    ...(answered.map && { inputMap: answered.map }),
  })
  if (small.errors.length > 0) throw new Error(`${fileName} could not be reduced to one language.`)
  return { code: small.code, map: small.map as Rolldown.SourceMap }
}

const ownFile = /(["'`])\/assets\/([\w.-]+\.js)\1/g

/** Writes the Arabic twin of the router's list of files, which no plugin sees. */
export async function writeArabicManifest(clientFolder: string): Promise<void> {
  const assets = path.join(clientFolder, 'assets')
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const name of names) {
    const english = await readFile(path.join(assets, name), 'utf8')
    await writeFile(path.join(assets, 'ar', name), english.replace(ownFile, '$1/assets/ar/$2$1'))
  }
}
