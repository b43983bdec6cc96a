/** The part of SaxonJS that the check uses; the package has no types. */
declare module 'saxon-js' {
  type Options = { stylesheetFileName: string; sourceText: string; destination: 'serialized' }
  const SaxonJS: { transform(options: Options, mode: 'sync'): { principalResult: string } }
  export default SaxonJS
}
