import { accounts } from '#server/accounts/feature.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { readConfig } from '#server/config/config.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'

/** Takes away the second factors of somebody who has lost them and the recovery codes, and ends all sessions; the next sign-in needs the password alone. */
const login = process.argv[2]
const reading = readConfig(process.env)
if (!reading.ok) refuse(reading.sentences.join('\n'))
else if (!login) refuse('Use: npm run factors:forget -- <login>')
else await forget(reading.config, login)

async function forget(
  { dataDirectory, databaseUrl, keyFile }: Extract<typeof reading, { ok: true }>['config'],
  name: string,
): Promise<void> {
  try {
    const database = await openDatabase({
      dataDirectory,
      ...(databaseUrl !== undefined && { url: databaseUrl }),
    })
    const isDone = await accounts.forgetFactors(buildWorld({ database, keys: openKeys(keyFile) }), name)
    await database.close()
    if (!isDone) return refuse(`No one signs in as ${name}. Check the login.`)
    console.log(
      `${name} has no second factor any more and is signed out everywhere. The password signs in again, and a new factor can be set up.`,
    )
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error
    refuse(error.message)
  }
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
