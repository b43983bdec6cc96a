import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite'

const message = /\/i18n\/src\/generated\/messages\/(?!_index)\w+\.js(?:\?|$)/
const runtime = /\/i18n\/src\/generated\/runtime\.js$/
const isArabic = '__isArabic'
/** The function that chooses between the languages; an export under another name may follow. */
const importsRuntime = /^import \{[^}]*\} from '\.\.\/runtime\.js';$/m
const chooser = /(export )?const (\w+) = \/\*\* @type \{\(\(inputs[\s\S]*\n\}\);/

/**
 * Builds each browser file twice: `assets/x.js` with the English messages, `assets/ar/x.js` with the Arabic ones. Files import each other by
 * relative paths, so a page stays in the language of its first file, which the server chooses (`app/shell/arabic-build.ts`).
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!runtime.test(id)) return null
      // The language is fixed per file: the compiler's runtime, which detects it, is not needed.
      return `export const getLocale = () => ${isArabic} ? 'ar' : 'en'
        export const overwriteGetLocale = () => {}`
    },
    transform(code, id) {
      if (!message.test(id)) return null
      const chosen = code
        .replace(importsRuntime, '')
        .replace(
          chooser,
          (_all, exported = '', name) => `${exported}const ${name} = ${isArabic} ? ar_${name} : en_${name};`,
        )
      if (chosen === code) throw new Error(`A compiled message is not as expected: ${id}`)
      // Reading the language has no side effect, so that unused messages are removed.
      return { code: chosen, map: null, moduleSideEffects: false }
    },
    // Runs after all other plugins, so that both files contain what these write.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { dir, base } = path.posix.parse(chunk.fileName)
          const [english, arabic] = [await inOneLanguage(chunk, 'false'), await inOneLanguage(chunk, 'true')]
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

/** The chunk with the messages of one language. */
async function inOneLanguage(
  { code, map, fileName }: Rolldown.OutputChunk,
  answer: 'true' | 'false',
): Promise<Compiled> {
  if (!code.includes(isArabic)) return { code, map }
  const answered = await transformWithOxc(
    code,
    fileName,
    { define: { [isArabic]: answer }, sourcemap: true },
    map ?? undefined,
  )
  const minified = minifySync(fileName, answered.code, {
    module: true,
    compress: true,
    mangle: true,
    sourcemap: true,
    ...(answered.map && { inputMap: answered.map }),
  })
  if (minified.errors.length > 0) throw new Error(`${fileName} could not be reduced to one language.`)
  return { code: minified.code, map: minified.map as Rolldown.SourceMap }
}

const ownFile = /(["'`])\/assets\/([\w.-]+\.js)\1/g

/** Writes the Arabic version of the router's manifest, which the router writes after all plugins. */
export async function writeArabicManifest(clientFolder: string): Promise<void> {
  const assets = path.join(clientFolder, 'assets')
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const name of names) {
    const english = await readFile(path.join(assets, name), 'utf8')
    await writeFile(path.join(assets, 'ar', name), english.replace(ownFile, '$1/assets/ar/$2$1'))
  }
}
