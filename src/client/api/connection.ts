import { openStore } from '#client/ui/external-store.ts'
import { networkRetryMilliseconds } from '#shared/limits/limits.ts'

/** `silent`: the device has a network, and the server does not answer. */
export type ServerReach = 'reached' | 'silent' | 'offline'

/** What the connection needs of the world. */
export type ConnectionWorld = {
  readonly fetch: (request: Request, settings: { readonly signal: AbortSignal }) => Promise<Response>
  /** Asks the server whether it is there and ready; settles within a few seconds. */
  readonly isThere: () => Promise<boolean>
  readonly isOnline: () => boolean
  readonly random: () => number
  /** Calls back after so many milliseconds; answers how to forget it. */
  readonly after: (milliseconds: number, act: () => void) => () => void
}

/** Whether the server answers: one state, fed by every request of this tab, for all that is read and written in it. */
export type Connection = {
  readonly reach: () => ServerReach
  /** Sends a request, and learns from what becomes of it. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Looks now: the device's network has changed, or another tab has met silence. */
  readonly look: () => Promise<boolean>
  /** Calls back after each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Answers of a proxy that stands before a dead server, or of one that is starting or stopping. */
const away = new Set([502, 503, 504])

/** A request without an answer for so long makes us look whether anybody is there. */
const patience = 8_000

/** Opens the connection; while the server is silent it is asked again after 5 s, ±50 %. */
export function openConnection(world: ConnectionWorld): Connection {
  const reach = openStore<ServerReach>(world.isOnline() ? 'reached' : 'offline')
  let losses = 0
  let forgetNext: (() => void) | undefined

  const change = (next: ServerReach) => {
    if (reach.read() !== next) reach.change(next)
  }
  /** What was on its way when the device lost its network says nothing of now. */
  const hearing = () => {
    const before = losses
    return () => {
      if (before !== losses) return
      forgetNext?.()
      forgetNext = undefined
      change('reached')
    }
  }
  const missed = () => {
    const isOnline = world.isOnline()
    if (!isOnline) losses += 1
    change(isOnline ? 'silent' : 'offline')
    if (reach.read() === 'silent')
      forgetNext ??= world.after(networkRetryMilliseconds * (0.5 + world.random()), () => {
        forgetNext = undefined
        void look()
      })
  }
  const look = async (): Promise<boolean> => {
    const heard = hearing()
    const isThere = world.isOnline() && (await world.isThere())
    if (isThere) heard()
    else missed()
    return isThere
  }

  return {
    reach: reach.read,
    fetch: (request) => patiently({ world, look, heard: hearing(), missed }, request),
    look,
    subscribe: reach.subscribe,
  }
}

type Feed = {
  readonly world: ConnectionWorld
  readonly look: () => Promise<boolean>
  readonly heard: () => void
  readonly missed: () => void
}

/** A slow answer is waited for as long as the server is there; one that nobody will give is not. */
async function patiently({ world, look, heard, missed }: Feed, request: Request): Promise<Response> {
  const silence = new AbortController()
  let forget: () => void = () => undefined
  const watch = () => {
    forget = world.after(patience, async () => {
      if (await look()) watch()
      else silence.abort()
    })
  }

  watch()
  try {
    const response = await world.fetch(request, { signal: silence.signal })
    if (away.has(response.status)) missed()
    else heard()
    return response
  } catch (error) {
    missed()
    throw error
  } finally {
    forget()
  }
}
