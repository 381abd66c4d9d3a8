import { heardLess } from '#client/api/changes/heard-less.ts'
import { derivedKey } from '#client/api/derived-key.ts'
import { followEpoch } from '#client/api/epoch.ts'
import { reach, subscribeToReach } from '#client/api/fetch-from-server.ts'
import { sendPlain, sendPlainQuietly } from '#client/api/send.ts'
import { sessionState } from '#client/api/session.ts'
import { hiddenName, keysOf } from '#client/sync/device/seal.ts'
import { type Pending, plain, versionOf } from '#client/sync/pending.ts'
import type { World } from '#client/ui/world.ts'
import { plainId } from '#generated/operations/operations.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { isObject } from '#shared/patch/patch-operation.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import type { Line, News, OutboxWorld } from './outbox-world.ts'

/** Whose changes, and for which practice: nobody else's session may send them. */
export type Owner = { readonly personId: string; readonly practiceKey: string }

/** Opens the outbox of one person in one practice in this browser. */
export async function openBrowserOutbox(owner: Owner, world: World): Promise<Outbox> {
  const outbox = await openOutbox({ ...world, ...browserParts(owner, await placeOf(owner)) })

  const stops = [
    subscribeToReach(outbox.resume),
    followEpoch(outbox.heardEpoch),
    heardLess.subscribe(outbox.lookAgain),
  ]
  /** Whoever leaves within the moment in which the last letters are written is asked; they are written meanwhile. */
  const askFirst = (event: BeforeUnloadEvent) => {
    if (!outbox.holds()) return
    event.preventDefault()
    void outbox.flush()
  }
  addEventListener('beforeunload', askFirst)
  addEventListener('pagehide', outbox.flush)
  document.addEventListener('visibilitychange', outbox.flush)

  const close = async () => {
    for (const stop of stops) stop()
    removeEventListener('beforeunload', askFirst)
    removeEventListener('pagehide', outbox.flush)
    document.removeEventListener('visibilitychange', outbox.flush)
    await outbox.close()
  }
  return { ...outbox, close }
}

type Place = { readonly name: string; readonly formerName: string; readonly secret: string }

/** Where this person's changes lie: under a name that tells neither person nor practice. */
async function placeOf({ personId, practiceKey }: Owner): Promise<Place> {
  const formerName = `goldthread:${personId}:${practiceKey}`
  const secret = deviceSecret()
  const keys = await keysOf(secret, new Uint8Array())
  return { name: `goldthread:${await hiddenName(keys, formerName)}`, formerName, secret }
}

function deviceSecret(): string {
  const state = sessionState()
  if (!('session' in state)) throw new Error('Nobody is signed in, so nothing of theirs can be opened.')
  return state.session.device.person
}

/** The browser's part of what an outbox needs: its network, its tabs and its timer. */
function browserParts(owner: Owner, place: Place): Omit<OutboxWorld, keyof World> {
  const { name } = place
  return {
    ...place,
    reach,
    store: (pending) => asOwner(owner, () => store(pending, place.secret)),
    read: (type, id) => asOwner(owner, () => read(type, id)),
    readVersion: (type, id, versionId) => asOwner(owner, () => readVersion(type, id, versionId)),
    readable: (type, ids) => readable(owner, type, ids),
    elect: (lead, signal) => {
      navigator.locks.request(name, { signal }, lead).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    },
    line: lineOf(name),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
  }
}

/** Another person who signs in on this device never sends what the first one wrote. */
async function asOwner<Value>(owner: Owner, act: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const state = sessionState()
  const isOwner =
    state.kind === 'signedIn' &&
    state.session.person.id === owner.personId &&
    state.session.practice?.key === owner.practiceKey
  return isOwner ? act() : failed({ kind: 'signedOut' })
}

async function store(pending: Pending, secret: string): Promise<Outcome<JsonObject | undefined>> {
  const outcome = await request(pending, secret)
  return outcome.ok ? succeeded(isObject(outcome.value) ? plain(outcome.value) : undefined) : outcome
}

/** Each change goes with a key of its own, made of what it says: sent again, also by a page that was opened anew, it is done once. */
async function request(pending: Pending, secret: string): Promise<Outcome<unknown>> {
  const { type, id } = pending
  if (pending.kind === 'create') {
    // What was kept is what the change was given as; its type has been forgotten on the way through the device.
    const body = pending.body as never
    const { isConfirmed } = pending
    return sendPlainQuietly(type, 'create', {
      body,
      idempotencyKey: id,
      ...(isConfirmed && { confirmed: true }),
    })
  }
  const versionId = versionOf(pending.base)
  const operations = pending.kind === 'patch' ? diff(pending.base, pending.after) : []
  const said = [secret, pending.kind, type, id, versionId, operations]
  const idempotencyKey = await derivedKey(JSON.stringify(said))
  if (pending.kind === 'delete') return sendPlainQuietly(type, 'delete', { id, versionId, idempotencyKey })
  // What saves itself asks for no version in the history; the server keeps one where it must.
  return sendPlainQuietly(type, 'patch', { id, versionId, operations, idempotencyKey, noHistory: true })
}

async function read(type: ResourceType, id: string): Promise<Outcome<JsonObject>> {
  return documentOf(await sendPlain(type, 'read', { id }))
}

/** Of a type that may not be read at all, none can; whatever else is refused says nothing of the records. */
async function readable(
  owner: Owner,
  type: string,
  ids: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  if (!isKeyOf(plainId, type)) return undefined
  const filters = [{ field: 'id', op: 'in' as const, value: [...ids] }]
  const asked = { filters, pageSize: ids.length, crossPartition: true, summary: true }
  const found = await asOwner(owner, () => sendPlainQuietly(type, 'query', asked))
  if (found.ok) return new Set(found.value.items.map(({ id }) => id))
  return found.failure.kind === 'forbidden' ? new Set() : undefined
}

async function readVersion(type: ResourceType, id: string, versionId: string): Promise<Outcome<JsonObject>> {
  return documentOf(await sendPlain(type, 'readVersion', { id, versionId }))
}

function documentOf(outcome: Outcome<unknown>): Outcome<JsonObject> {
  if (!outcome.ok) return outcome
  return isObject(outcome.value) ? succeeded(plain(outcome.value)) : failed({ kind: 'missing' })
}

function lineOf(name: string): Line {
  const channel = new BroadcastChannel(name)
  return {
    tell: (news) => channel.postMessage(news),
    listen: (hear) => {
      channel.onmessage = (event: MessageEvent<News>) => hear(event.data)
    },
    close: () => channel.close(),
  }
}
