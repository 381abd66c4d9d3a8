import { Agent, request } from 'node:http'
import { cpuOf, cpuOfFamily } from './cpu.ts'

/** One request of a measured kind; `path` begins with a slash. */
export type Shot = {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Whose processor time counts. */
export type Processes = { readonly server: number; readonly postmaster: number }

/** What one kind of request cost. */
export type Figure = {
  readonly requests: number
  readonly cpuMilliseconds: number
  /** The database's share of it. */
  readonly databaseMilliseconds: number
  readonly requestsPerSecond: number
  readonly failures: number
}

export const connections = 16

/** For the benchmark of the API, sends as many requests as asked over 16 connections and answers what they cost server and database together. */
export async function measure(
  url: string,
  processes: Processes,
  { count, shot }: { readonly count: number; readonly shot: (index: number) => Shot },
): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let next = 0
  let failures = 0
  const worker = async () => {
    for (;;) {
      const index = next
      next += 1
      if (index >= count) return
      if ((await send(url, agent, shot(index))) >= 400) failures += 1
    }
  }

  const before = used(processes)
  const perRequest = (milliseconds: number) => Math.round((milliseconds / count) * 1000) / 1000
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - begun) / 1000
  const after = used(processes)
  const database = after.database - before.database
  agent.destroy()
  return {
    requests: count,
    cpuMilliseconds: perRequest(after.server - before.server + database),
    databaseMilliseconds: perRequest(database),
    requestsPerSecond: Math.round(count / seconds),
    failures,
  }
}

function used({ server, postmaster }: Processes): { readonly server: number; readonly database: number } {
  return { server: cpuOf(server), database: cpuOfFamily(postmaster) }
}

/** Sends one request, reads the whole answer and gives its status. */
export function send(url: string, agent: Agent, { method, path, body, headers }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const type = method === 'PATCH' ? 'application/json-patch+json' : 'application/json'
    const sent = request(
      `${url}${path}`,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': type,
            'content-length': String(Buffer.byteLength(body)),
          }),
        },
      },
      (answer) => {
        answer.on('data', () => undefined)
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
