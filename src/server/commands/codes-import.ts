import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { conditionCode } from '#generated/lists/condition-code.ts'
import { currentInstant } from '#server/app/current-instant.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { finishImport, type PublishedCode, storeCodes } from '#server/stores/codes/store-codes-query.ts'
import { readOrderLine } from './read-order-line.ts'

const usage = 'Use: npm run codes:import -- <file>, the ICD-10-CM order file as published.'
const batch = 1_000

/** Takes a whole code system in from its publisher's file, line by line; may be run again, with the same file or next year's. */
const [file] = process.argv.slice(2)
const reading = readConfig(process.env)
if (!reading.ok) refuse(reading.sentences.join('\n'))
else if (!file) refuse(usage)
else if (!existsSync(file)) refuse(`There is no file ${file}. ${usage}`)
else await importFrom(reading.config, file)

async function importFrom({ dataDirectory, databaseUrl }: Config, path: string): Promise<void> {
  try {
    const database = await openDatabase({
      dataDirectory,
      ...(databaseUrl === undefined ? {} : { url: databaseUrl }),
    })
    try {
      await importAll(database, path)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error
    refuse(error.message)
  }
}

async function importAll(database: Database, path: string): Promise<void> {
  const run = { system: conditionCode.system ?? '', at: currentInstant().iso }
  let waiting: PublishedCode[] = []
  let line = 0
  let stored = 0
  const store = async () => {
    await storeCodes(database, run, waiting)
    stored += waiting.length
    waiting = []
    console.log(`${stored} codes`)
  }

  for await (const text of createInterface({ input: createReadStream(path, 'utf8') })) {
    line += 1
    if (text.trim() === '') continue
    const code = readOrderLine(text)
    if (!code)
      return refuse(
        `Line ${line} doesn't belong in an ICD-10-CM order file: “${text.slice(0, 60)}”. The earlier codes are still in use. Fix the file and run this again.`,
      )
    waiting.push(code)
    if (waiting.length === batch) await store()
  }
  if (waiting.length > 0) await store()
  if (stored === 0) return refuse(`The file ${path} has no codes. Nothing was changed. ${usage}`)
  console.log(`${await finishImport(database, run)} codes of ${run.system} are in use.`)
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
