import { readConfig } from '#server/config/config.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { tellRestored } from '#server/database/opening/notice-restore.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'

/** Says that the database of the settings was put back from a copy, where nothing else could tell: devices compare what they have sent. */
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
  await tellRestored(database)
  await database.close()
  console.log(
    'The database has another epoch. Each device now compares what it sent in the last three days, and sends again what is not there.',
  )
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
