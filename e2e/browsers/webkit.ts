import { freePort } from '@warda/api/testing/server'
import { waitUntil } from '@warda/api/testing/wait-until'
import { Builder, type WebDriver, WebElement } from 'selenium-webdriver'
import { startDisplay } from './display.ts'
import { getInstalledProgram } from './installed-program.ts'
import { type Program, startProgram } from './start-program.ts'
import type { Json, PageElement, Tab, TabOptions } from './tab.ts'

/** Opens WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
export async function openWebKit(options: TabOptions): Promise<Tab> {
  const display = await startDisplay(getInstalledProgram('WARDA_XVFB'))
  const port = await freePort()
  const service = startProgram(getInstalledProgram('WARDA_WEBKIT_DRIVER'), [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: display.name,
    TZ: 'Asia/Riyadh',
    LANGUAGE: options.language === 'ar' ? 'ar_SA' : 'en_US',
    // The sandbox of WebKitGTK needs user namespaces, which containers lack.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const driver = await connect(port)
  await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000, implicit: 0 })
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...options.size })
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    run: (work, ...args) => driver.executeScript(toScript(work), ...args),
    async inject(script) {
      await driver.executeScript(script)
    },
    find: (work, ...args) => findElement(driver, work, args),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    errors: () => findConsoleErrors(service),
    async close() {
      await driver.quit()
      await service.stop()
      await display.stop()
    },
  }
}

/** Opens a session once the driver listens. */
async function connect(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`
  await waitUntil('WebKitWebDriver', async () => (await fetch(`${server}/status`).catch(() => null))?.ok)
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: getInstalledProgram('WARDA_WEBKIT'),
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    .build()
}

/** The function as the body of a script; the driver awaits a promise. */
const toScript = (work: (...args: never) => unknown): string => `return (${work})(...arguments)`

async function findElement<A extends readonly Json[]>(
  driver: WebDriver,
  work: (...args: A) => Element | null,
  args: A,
): Promise<PageElement | null> {
  const element: unknown = await driver.executeScript(toScript(work), ...args)
  if (!(element instanceof WebElement)) return null
  return { click: () => element.click(), upload: (path) => element.sendKeys(path) }
}

/** The browser writes the console of its pages to its output. */
const findConsoleErrors = ({ output }: Program): string[] => output.filter((line) => /CONSOLE \w+ ERROR/.test(line))
