import { existsSync } from 'node:fs'
import { CommandFailure } from './command-failure.mjs'
import { installedBrowser } from './installed-browser.mjs'
import { runTool } from './pinned-node.mjs'
import { runCommand } from './run-command.mjs'

/** Returns the path of a Chromium for the end-to-end tests; installs one if there is none. */
export async function findBrowser() {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen && !existsSync(chosen)) {
    throw new CommandFailure(`CHROMIUM_PATH names ${chosen}, but there's no such file. Correct or unset it.`)
  }
  const found = installedBrowser() ?? (await playwrightBrowser())
  if (found) return found
  await installBrowser()
  const installed = installedBrowser() ?? (await playwrightBrowser())
  if (installed) return installed
  throw new CommandFailure(
    "The end-to-end tests need Chromium, and it couldn't be installed here. Install Chromium or Chrome " +
      'yourself, or set CHROMIUM_PATH to the program, then run the command again.',
  )
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

async function installBrowser() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium with apt-get, which takes about half a minute …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const install = ['install', '-y', '--no-install-recommends', 'fonts-liberation']
    await runCommand('apt-get', ['-qq', 'update'], { env })
    // Older releases have no package of the headless shell.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      await runCommand('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...install, browser], { env })
      if (installedBrowser()) return
    }
  }
  console.log('Downloading Chromium for Playwright …')
  await runTool('@playwright/test', ['install', 'chromium'])
}
