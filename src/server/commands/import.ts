import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWorld } from '#server/app/build-world.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { type FileResult, reportText } from './report-text.ts'
import { databaseSender, type Sender, serverSender } from './sender.ts'

const usage =
  'Use: npm run import -- <files> [--practice <key>] [--server <url>] [--login <name>]; set the password in GOLDTHREAD_PASSWORD.'

/** Takes questionnaire files in and prints what became of each: through the server when one runs, else straight into the database. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    practice: { type: 'string', default: 'riverbend-demo' },
    server: { type: 'string' },
    login: { type: 'string' },
  },
})
const reading = readConfig(process.env)
if (!reading.ok) refuse(reading.sentences.join('\n'))
else if (positionals.length === 0) refuse(usage)
else await importAll(reading.config)

async function importAll(config: Config): Promise<void> {
  const url = values.server ?? `http://${config.host}:${config.port}`
  const isRunning = values.server !== undefined || (await isAlive(url))
  try {
    if (isRunning) await throughServer(url)
    else await straight(config)
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error
    refuse(error.message)
  }
}

async function throughServer(url: string): Promise<void> {
  const password = process.env.GOLDTHREAD_PASSWORD
  const { login, practice } = values
  const sender = await serverSender(url, {
    practice,
    ...(login === undefined ? {} : { login }),
    ...(password === undefined ? {} : { password }),
  })
  if (sender) await sendAll(sender)
  else
    refuse(
      `The server at ${url} refused the sign-in. Give a login with --login and its password in GOLDTHREAD_PASSWORD.`,
    )
}

async function straight({ dataDirectory, databaseUrl, keyFile }: Config): Promise<void> {
  const database = await openDatabase({
    dataDirectory,
    ...(databaseUrl === undefined ? {} : { url: databaseUrl }),
  })
  try {
    const world = buildWorld({ database, keys: openKeys(keyFile) })
    const sender = await databaseSender(world, values.practice)
    if (sender) await sendAll(sender)
    else refuse(`There is no practice ${values.practice}. Choose one with --practice.`)
  } finally {
    await database.close()
  }
}

async function sendAll(sender: Sender): Promise<void> {
  const results: FileResult[] = []
  for (const path of positionals) results.push(await sendOne(sender, path))
  console.log(reportText(results))
  if (results.some((result) => 'refused' in result)) process.exitCode = 1
}

async function sendOne(sender: Sender, path: string): Promise<FileResult> {
  const file = basename(path)
  const content = read(path)
  if (!content.ok) return { file, refused: [content.sentence] }
  const answer = await sender(file, content.value)
  return 'refused' in answer ? { file, refused: answer.refused } : { file, report: answer }
}

type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly sentence: string }

function read(path: string): Read {
  try {
    return { ok: true, value: JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    const isSyntax = error instanceof SyntaxError
    return {
      ok: false,
      sentence: isSyntax
        ? "It isn't JSON. Save the questionnaire as JSON and try again."
        : `It can't be read: ${path}`,
    }
  }
}

async function isAlive(url: string): Promise<boolean> {
  return fetch(`${url}/health/live`, { signal: AbortSignal.timeout(1500) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
