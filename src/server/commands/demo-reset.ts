import { accounts } from '#server/accounts/feature.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { currentInstant } from '#server/app/current-instant.ts'
import { readConfig } from '#server/config/config.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn } from '#server/database/audit/checkpoint-file.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { clearDemo } from '#server/demo/clear-demo.ts'
import { makeDemo } from '#server/demo/make-demo.ts'

/** Takes the demo practice away and makes it anew, anchored to today; every other practice stays as it is. */
const reading = readConfig(process.env)
if (!reading.ok) refuse(reading.sentences.join('\n'))
else await reset(reading.config)

async function reset({
  dataDirectory,
  databaseUrl,
  keyFile,
  auditArchive,
}: Extract<typeof reading, { ok: true }>['config']): Promise<void> {
  try {
    const database = await openDatabase({
      dataDirectory,
      ...(databaseUrl !== undefined && { url: databaseUrl }),
    })
    const keys = openKeys(keyFile)
    await clearDemo(database, {
      signing: keys.signing,
      at: currentInstant().iso,
      checkpointFile: checkpointFileIn(dataDirectory),
      archiveDirectory: auditArchive.directory,
    })
    const { hasOthers } = await database.asOwner(accounts.practicesIn)
    if (hasOthers) {
      await database.close()
      return refuse(`The demo practice was removed. ${accounts.noDemoHere}`)
    }
    const world = buildWorld({ database, keys })
    const rest = await makeDemo(world, { report: ({ done, total }) => say(done, total) })
    await rest()
    await database.close()
    console.log('\nThe demo practice was set up again.')
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error
    refuse(`${error.message} Stop the server first, then reset the demo.`)
  }
}

function say(done: number, total: number): void {
  process.stdout.write(`\r${done} of ${total} steps`)
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
