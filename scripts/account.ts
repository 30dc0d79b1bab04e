import { resolve } from 'node:path'
import { createAccounts } from '../src/server/account/accounts.ts'
import { noMailer } from '../src/server/adapters/mailer/no-mailer.ts'
import { systemClock } from '../src/server/adapters/clock/system-clock.ts'
import { DatabaseUnusable } from '../src/server/db/database-unusable.ts'
import { migrateToLatest } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { readSettings, SettingsError } from '../src/server/settings.ts'
import { readSecret } from '../src/server/sharing/read-secret.ts'

// Prints a link for the operator to forward: to create an account, or to set a new password.
const USAGE = 'Use npm run account -- invite, or npm run account -- reset EMAIL.'
process.umask(0o077)

try {
  console.log(await link(process.argv.slice(2)))
} catch (error) {
  process.exitCode = 1
  const isExpected = error instanceof SettingsError || error instanceof DatabaseUnusable
  console.error(isExpected ? error.message : error)
}

async function link([command, email]: readonly string[]): Promise<string> {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '..'))
  if (!settings.accounts) throw new SettingsError('Accounts are off. Set ACCOUNTS=on.')
  if (command !== 'invite' && !(command === 'reset' && email)) throw new SettingsError(USAGE)
  const opened = await openDatabase(settings.database)
  try {
    await migrateToLatest(opened)
    const accounts = createAccounts({
      ...opened,
      clock: systemClock,
      secret: await readSecret(settings.dataFolder),
      publicUrl: settings.publicUrl,
      port: settings.port,
      mailer: noMailer,
      isOpen: settings.accounts.isOpen,
    })
    if (command === 'invite') return await accounts.inviteAsOperator()
    const reset = await accounts.resetLink(email ?? '')
    if (reset === null) throw new SettingsError(`No account has the email ${email}.`)
    return reset
  } finally {
    await opened.close()
  }
}
