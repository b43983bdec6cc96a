import { generateProducts, generateProductsAt } from '@warda/api/testing/make-products'

export { generateProducts }

/** `DATABASE_URL=… node bench/generate.ts 100000`: adds that many products to a shop and prints the duration. */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL
  const count = Number(process.argv[2] ?? 100_000)
  if (!url || !Number.isInteger(count) || count < 1) throw new Error('Give DATABASE_URL and how many products to add.')
  const began = performance.now()
  await generateProductsAt(url, count)
  process.stdout.write(`${count} products in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}

if (import.meta.main) await main()
