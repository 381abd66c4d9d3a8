import { parseArgs } from 'node:util'
import { accounts } from '#server/accounts/feature.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { readConfig } from '#server/config/config.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import type { Database } from '#server/database/database.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { openAs } from '#server/operations/open-as.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { linkDays } from '#shared/passwords/password-characters.ts'

/**
 * Makes a practice with its roles and an administrator, and prints the one-time link that sets the first password. With
 * `--vendor` it is a practice of those who run the installation, and its administrator operates it.
 */
const { values, positionals } = parseArgs({
  options: { vendor: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [key, name, login] = positionals
const { vendor } = values
const reading = readConfig(process.env)
if (!reading.ok) refuse(reading.sentences.join('\n'))
else if (!key || !name || !login)
  refuse('Use: npm run practice:create -- <key> "<name>" <administrator\'s login> [--vendor]')
else if (!/^[a-z0-9][a-z0-9-]{1,62}$/.test(key))
  refuse('The key can have lowercase letters, digits and hyphens, such as river-bend.')
else if (!/^[a-z0-9][a-z0-9._-]{1,63}$|^[^@\s]+@[^@\s]+$/.test(login))
  refuse('The login must be an e-mail address or a short name.')
else await make(reading.config, { key, name, login })

async function make(
  config: Extract<typeof reading, { ok: true }>['config'],
  wanted: { readonly key: string; readonly name: string; readonly login: string },
): Promise<void> {
  const { dataDirectory, databaseUrl, keyFile, publicUrl, host, port } = config
  let database: Database | undefined
  try {
    database = await openDatabase({
      dataDirectory,
      ...(databaseUrl !== undefined && { url: databaseUrl }),
    })
    const world = buildWorld({ database, keys: openKeys(keyFile) })
    const id = world.newId()
    const made = await openAs(
      world,
      { actor: accounts.systemActor(id, wanted.key), operation: 'practice.create' },
      async (rows) => {
        const roles = await accounts.newPractice(rows, {
          id,
          key: wanted.key,
          name: wanted.name,
          demo: false,
          environment: 'production',
          vendor,
        })
        const member = { loginName: wanted.login, name: { given: [wanted.login], family: 'Administrator' } }
        const held = vendor
          ? { roleKeys: ['administrative', 'associate-sysadmin'], userRoles: ['sysadmin'] }
          : { roleKeys: ['administrative'] }
        return succeeded(await accounts.newStaffMember(rows, roles, { ...member, ...held, practice: { id } }))
      },
    )
    if (!made.ok) throw new Error(JSON.stringify(made.failure))
    const person = { id: made.value.person.id, at: world.now().iso, newId: world.newId }
    const token = await database.asOwner((transaction) => accounts.inviteByLink(transaction, person))
    console.log(
      `The practice ${wanted.name} is ready. ${wanted.login} can set a password within ${linkDays} days. This link works once:`,
    )
    console.log(`${publicUrl ?? `http://${host}:${port}`}${accounts.linkOf(token)}`)
  } catch (error) {
    if (error instanceof DatabaseRefusal) return refuse(error.message)
    if (String(error).includes(String(subStatuses.possibleDuplicate)))
      return refuse(
        `The practice ${wanted.key} or the login ${wanted.login} already exists. Choose another one.`,
      )
    throw error
  } finally {
    await database?.close()
  }
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
