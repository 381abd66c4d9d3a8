import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { accounts } from '#server/accounts/feature.ts'
import { type Config, isLoopback } from '#server/config/config.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn } from '#server/database/audit/checkpoint-file.ts'
import type { Database } from '#server/database/database.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { noticeRestore } from '#server/database/opening/notice-restore.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { otherDatabases } from '#server/database/opening/other-databases.ts'
import { type Relay, startRelay } from '#server/database/relay/relay.ts'
import { emptyServerState, type HttpSettings, type ServerState } from '#server/http/exchange/server-state.ts'
import { type RunningServer, startServer } from '#server/http/start-server.ts'
import { jobs as house } from '#server/jobs/feature.ts'
import type { World } from '#server/operations/world.ts'
import { sweepContent } from '#server/stores/content/sweep-content.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import { buildWorld, type WorldParts } from './build-world.ts'
import { currentId, currentInstant } from './current-instant.ts'
import { jobs } from './features.ts'
import { followEpoch } from './follow-epoch.ts'
import { type IndexingBeside, indexBeside } from './index-beside.ts'
import { openLog } from './open-log.ts'

/** What happens after the world is there: the demo practice is made here, with the state to show its progress. */
export type Afterwards = (
  world: World,
  state: ServerState,
  beside: { readonly config: Config; readonly log: FastifyBaseLogger },
) => Promise<void>

/** A server that runs; `stop` drains it within ten seconds. */
export type Serving = { readonly url: string; readonly state: ServerState; stop(): Promise<void> }

/**
 * Serves the application: listens at once, then opens the database and builds the world, while the pages show the progress.
 * `client` resolves to the directory of the built pages.
 */
export async function serve(
  config: Config,
  { client, afterwards }: { readonly client: Promise<string | undefined>; readonly afterwards?: Afterwards },
): Promise<Serving> {
  const log = openLog(config.logLevel)
  if (config.publicUrl?.startsWith('https:') && config.trustedProxies.length === 0) log.warn(proxyUnnamed)
  const state = emptyServerState()
  state.progress = [{ what: 'http.starting-database', done: 0, total: 1 }]
  const server = await startServer(state, settingsOf(config), log)

  try {
    const pages = client.then((directory) => {
      state.clientDirectory = directory
    })
    const opened = await open(config, state, log)
    state.progress = [{ what: 'http.starting-client', done: 0, total: 1 }]
    await pages
    state.progress = []
    const work = afterwards?.(opened.world, state, { config, log }).catch((error: unknown) =>
      log.error(error, 'the demo could not be made'),
    )
    return { url: server.url, state, stop: () => stop(server, opened, work) }
  } catch (error) {
    await server.stop(1_000)
    throw error
  }
}

const proxyUnnamed =
  'PUBLIC_URL is https, so a proxy ends TLS before this server. Set its address in TRUSTED_PROXIES. Otherwise everyone behind it counts as one address in the audit trail and in all limits.'

type Opened = {
  readonly world: World
  readonly database: Database
  readonly relay: Relay
  readonly background: ReturnType<typeof house.start>
  readonly indexing: IndexingBeside
}

async function open(config: Config, state: ServerState, log: FastifyBaseLogger): Promise<Opened> {
  const { databaseUrl, requestsUrl, dataDirectory, keyFile, auditAnchor, auditArchive } = config
  const keys = openKeys(keyFile)
  const database = await openDatabase({
    dataDirectory,
    log,
    reserve: 32 * 2 ** 20,
    ...(databaseUrl !== undefined && { url: databaseUrl }),
    ...(requestsUrl !== undefined && { requestsUrl }),
  })
  await tellOfRestore(database, dataDirectory, log)
  const demo = await demoAllowed(config, database)
  const relay = await startRelay({
    database,
    signing: keys.signing,
    now: () => currentInstant().iso,
    checkpointFile: checkpointFileIn(dataDirectory),
    anchor: auditAnchor,
    archive: { ...auditArchive, by: systemPersonId, newId: currentId },
    report: (error) => log.error(error, 'the relay missed a round'),
  })
  const world = buildWorld({
    database,
    keys,
    demo,
    contentDirectory: join(dataDirectory, 'content'),
    outgoingDirectory: join(dataDirectory, 'outgoing'),
    ...mailOf(config),
    messengers: {
      ...(config.smtp && { smtp: config.smtp }),
      ...(config.texts && { texts: config.texts }),
    },
    ...(config.databaseAdministration && {
      databases: otherDatabases(database, {
        dataDirectory,
        ...(databaseUrl !== undefined && { url: databaseUrl }),
      }),
    }),
    ...(config.interfaceAdapter === 'folder' && { interfaceDirectory: join(dataDirectory, 'interface') }),
  })
  await followEpoch(world, state)
  const indexing = await indexBeside(world, (error) =>
    log.error(error, 'records could not be prepared for search'),
  )
  state.world = world
  void sweepContent(world).catch((error: unknown) => log.error(error, 'what uploads left could not be swept'))
  const background = house.start({ world, jobs, report: (error, sentence) => log.error(error, sentence) })
  return { world, database, relay, background, indexing }
}

async function tellOfRestore(
  database: Database,
  dataDirectory: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const because = await noticeRestore(database, {
    dataDirectory,
    checkpointFile: checkpointFileIn(dataDirectory),
  })
  if (because !== undefined)
    log.warn(
      `The database was put back or moved (${because}): devices compare what they sent in the last three days, and send again what is not there.`,
    )
}

/** Where letters go, with the address that stands in them. */
function mailOf({ mailDirectory, publicUrl, host, port }: Config): Pick<WorldParts, 'mail'> {
  if (mailDirectory === undefined) return {}
  return { mail: { directory: mailDirectory, address: publicUrl ?? `http://${host}:${port}` } }
}

/**
 * Whether the people of the demo sign in: where it is on and stands alone. A database that holds it is served to its own machine
 * only, and none with other practices gets it: both are refused with a sentence.
 */
async function demoAllowed(
  { demo, host, publicUrl }: Config,
  database: Database,
): Promise<'demo' | 'practices'> {
  const { hasDemo, hasOthers } = await database.asOwner(accounts.practicesIn)
  const isExposed = !isLoopback(host) || publicUrl !== undefined
  const refusal = hasDemo && !hasOthers && isExposed ? exposedDemo : accounts.noDemoHere
  if ((hasDemo && !hasOthers && isExposed) || (demo === 'on' && hasOthers)) {
    await database.close()
    throw new DatabaseRefusal(refusal)
  }
  return demo !== 'off' && !hasOthers ? 'demo' : 'practices'
}

const exposedDemo =
  'This database has the demo practice. Everyone knows its passwords, and HOST or PUBLIC_URL lets others reach this server. Use another DATA_DIR or DATABASE_URL, or leave PUBLIC_URL unset and HOST at 127.0.0.1.'

function settingsOf(config: Config): HttpSettings {
  const { host, port, publicUrl, trustedProxies, logLevel, databaseAdministration } = config
  const secure = publicUrl?.startsWith('https:') === true
  const own = { host, port, logLevel, secure, trustedProxies, newId: currentId, databaseAdministration }
  return { ...own, ...(publicUrl !== undefined && { publicUrl }) }
}

async function stop(
  server: RunningServer,
  { relay, database, background, indexing }: Opened,
  work: Promise<void> | undefined,
): Promise<void> {
  await server.stop(8_000)
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 1_000).unref())])
  await Promise.race([
    Promise.all([background.stop(), indexing.stop()]),
    new Promise((resolve) => setTimeout(resolve, 1_500).unref()),
  ])
  await relay.stop()
  await database.close()
}
