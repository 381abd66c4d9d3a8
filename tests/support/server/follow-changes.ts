import { join } from 'node:path'
import type { ChangesEvents } from '#generated/operations/streams.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn } from '#server/database/audit/checkpoint-file.ts'
import { type Relay, startRelay } from '#server/database/relay/relay.ts'
import type { TestServer } from './server.ts'

/** One event as it came: its name, its place, what it says, and its text. */
export type StreamedEvent = {
  readonly event: keyof ChangesEvents | 'heartbeat'
  readonly place: string
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the event
  readonly says: any
  readonly text: string
}

/** Somebody who follows the changes of a practice. */
export type ChangesReader = {
  readonly status: number
  readonly headers: Headers
  /** All that has come until now. */
  readonly told: readonly StreamedEvent[]
  /** The names and versions of the rows that were told as changed. */
  readonly changed: () => readonly string[]
  /** The first event, of those that have come or come yet, for which this holds; throws after so many milliseconds. */
  readonly first: (is: (told: StreamedEvent) => boolean, patience?: number) => Promise<StreamedEvent>
  /** Settled when the stream is over. */
  readonly over: Promise<void>
  /** Cuts the line. */
  readonly cut: () => void
}

/** Follows a server's changes for a test; what is no stream has a status and tells nothing. */
export async function followChanges(
  url: string,
  token: string,
  { practice = 'riverbend', since, headers }: { practice?: string; since?: string; headers?: object } = {},
): Promise<ChangesReader> {
  const line = new AbortController()
  const search = since === undefined ? '' : `?since=${encodeURIComponent(since)}`
  const response = await fetch(`${url}/api/v1/practices/${practice}/changes${search}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: line.signal,
  })
  const told: StreamedEvent[] = []
  const waiting = new Set<() => void>()
  const news = () => {
    for (const look of [...waiting]) look()
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  const tell = (each: StreamedEvent) => {
    told.push(each)
    news()
  }
  const over = (isStream ? read(response, tell) : response.text())
    .then(() => undefined)
    .catch(() => undefined)

  return {
    status: response.status,
    headers: response.headers,
    told,
    changed: () =>
      told.flatMap(({ event, says }) => (event === 'changed' ? [`${says.id}/${says.versionId}`] : [])),
    first: (is, patience = 10_000) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`It was not told; what was: ${told.map(({ text }) => text).join('')}`))
        }, patience)
        const look = () => {
          const found = told.find(is)
          if (!found) return
          clearTimeout(late)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    over,
    cut: () => line.abort(),
  }
}

async function read(response: Response, tell: (told: StreamedEvent) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of response.body ?? []) {
    rest += decoder.decode(bytes, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) tell(toldBy(block))
  }
}

function toldBy(block: string): StreamedEvent {
  const said = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  return {
    event: (said('event') ?? 'heartbeat') as StreamedEvent['event'],
    place: said('id') ?? '',
    says: JSON.parse(said('data') ?? 'null'),
    text: `${block}\n\n`,
  }
}

/** What numbers the feed of a test's server, as a running server does. */
export function relayOf(server: TestServer): Promise<Relay> {
  const { world, dataDirectory } = server
  return startRelay({
    database: world.database,
    signing: openKeys(join(dataDirectory, 'keys.json')).signing,
    now: () => world.now().iso,
    checkpointFile: checkpointFileIn(dataDirectory),
    report: (error) => {
      throw error
    },
  })
}
