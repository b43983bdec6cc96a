import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

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
    // After everybody else: what the bundler still writes into the files must be in both.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { dir, base } = path.posix.parse(chunk.fileName)
          this.emitFile({ type: 'asset', fileName: `${dir}/ar/${base}`, source: await speaking(chunk.code, 'true') })
          chunk.code = await speaking(chunk.code, 'false')
        }
      },
    },
  }
}

/** The code with its question answered and the other answer gone. */
async function speaking(code: string, answer: 'true' | 'false'): Promise<string> {
  if (!code.includes(question)) return code
  const answered = await transformWithOxc(code, 'chunk.js', { define: { [question]: answer }, sourcemap: false })
  const small = minifySync('chunk.js', answered.code, { module: true, compress: true, mangle: true })
  if (small.errors.length > 0) throw new Error('A chunk could not be made to speak one language.')
  return small.code
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
