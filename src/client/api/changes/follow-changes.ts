import type { ChangesEvents } from '#generated/operations/streams.ts'
import { changesStream } from '#generated/operations/streams.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { type EventLines, eventLines } from './event-lines.ts'

/** What those who follow are told. `reload`: whatever was read may be old; `rights`, `session`: ask who one is. */
export type ChangesNews =
  | { readonly kind: 'changed'; readonly row: ChangesEvents['changed'] }
  | { readonly kind: 'present'; readonly says: ChangesEvents['present'] }
  | { readonly kind: 'reload' | 'rights' | 'session' }
  | { readonly kind: 'epoch'; readonly epoch: string }

/** What following needs of the world. */
export type ChangesWorld = {
  /** Opens the stream after this place; undefined while nobody may ask. */
  readonly open: (place: string | undefined) => Promise<Response | undefined>
  readonly tell: (news: ChangesNews) => void
  /** Hears whether the server tells of changes now, after each try. */
  readonly followed: (isFollowed: boolean) => void
  readonly random: () => number
  /** Calls back after so many milliseconds; answers how to forget it. */
  readonly after: (milliseconds: number, act: () => void) => () => void
  /** Calls back when it may be worth to try at once; answers how to stop. */
  readonly whenBack: (act: () => void) => () => void
}

const shortestPause = 500
const longestPause = 30_000
/** So many heartbeats may be missing until the line counts as dead. */
const patience = changesStream.limits.heartbeatSeconds * 3_000

/**
 * Follows the changes of the practice until told to stop: what the server tells is passed on, and a line that breaks is opened
 * again where it broke. Without a stream nothing is told, and everything goes on as it does without one.
 */
export async function followChanges(world: ChangesWorld, stop: AbortSignal): Promise<void> {
  let place: string | undefined
  let hasMissed = false
  let pause = shortestPause
  const keep = (next: string) => {
    place = next
  }
  while (!stop.aborted) {
    const response = await world.open(place).catch(() => undefined)
    if (response?.status === 400) place = undefined
    const body = stop.aborted ? undefined : openBody(response)
    world.followed(body !== undefined)
    if (body) {
      if (hasMissed && place === undefined) world.tell({ kind: 'reload' })
      pause = shortestPause
      await listen(world, body, { stop, keep })
    }
    hasMissed = true
    await rest(world, pause * (0.5 + world.random()), stop)
    pause = Math.min(pause * 2, longestPause)
  }
}

function openBody(response: Response | undefined): ReadableStream<Uint8Array> | undefined {
  return response?.ok ? (response.body ?? undefined) : undefined
}

type Listening = { readonly stop: AbortSignal; readonly keep: (place: string) => void }

/** Passes on what comes until the line breaks, falls silent, or the server ends it. */
async function listen(
  world: ChangesWorld,
  body: ReadableStream<Uint8Array>,
  { stop, keep }: Listening,
): Promise<void> {
  const reader = body.getReader()
  const cut = () => void reader.cancel().catch(() => undefined)
  let forget = world.after(patience, cut)
  stop.addEventListener('abort', cut)
  try {
    for await (const event of eventLines(() => reader.read())) {
      forget()
      forget = world.after(patience, cut)
      const news = newsOf(event)
      if (news && !stop.aborted) world.tell(news)
      keep(event.place)
    }
  } catch {
    // A line that broke is opened again.
  } finally {
    forget()
    stop.removeEventListener('abort', cut)
    cut()
  }
}

function newsOf({ event, data }: EventLines): ChangesNews | undefined {
  if (event === 'reload') return { kind: 'reload' }
  const said = data === '' ? {} : membersOf(JSON.parse(data))
  if (event === 'opened') return { kind: 'epoch', epoch: String(said.epoch) }
  if (event === 'ended' && (said.because === 'rights' || said.because === 'session'))
    return { kind: said.because }
  if (event === 'present') return { kind: 'present', says: presentIn(said) }
  if (event !== 'changed') return undefined
  const { type, id, versionId } = said
  return { kind: 'changed', row: { type: String(type), id: String(id), versionId: String(versionId) } }
}

function presentIn(said: ReturnType<typeof membersOf>): ChangesEvents['present'] {
  const { note, device, profile, name, section, asks, isLeft } = said
  return {
    ...{ note: String(note), device: String(device), profile: String(profile), name: String(name) },
    ...(section !== undefined && { section: String(section) }),
    ...(asks === true && { asks }),
    ...(isLeft === true && { isLeft }),
  }
}

function rest(world: ChangesWorld, milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      forget()
      leave()
      stop.removeEventListener('abort', go)
      resolve()
    }
    const forget = world.after(milliseconds, go)
    const leave = world.whenBack(go)
    stop.addEventListener('abort', go)
    if (stop.aborted) go()
  })
}
