import { readConfig } from '#server/config/config.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { migrations } from '#server/database/opening/migrate.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'

/** Brings the database of the settings up to date and ends; the server does the same when it starts. */
const reading = readConfig(process.env)
if (!reading.ok) {
  for (const sentence of reading.sentences) console.error(sentence)
  process.exit(1)
}
const { databaseUrl, dataDirectory } = reading.config

try {
  const database = await openDatabase({
    dataDirectory,
    ...(databaseUrl === undefined ? {} : { url: databaseUrl }),
  })
  await database.close()
  console.log(
    `The database is up to date: ${migrations().length} migrations, the last is ${migrations().at(-1)?.name}.`,
  )
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
