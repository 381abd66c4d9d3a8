import type { ServerReach } from '#client/api/connection.ts'
import type { Change } from '#client/sync/change.ts'
import { type Pending, versionOf } from '#client/sync/pending.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { applyPatch } from '#shared/patch/apply-patch.ts'
import { diff } from '#shared/patch/diff.ts'
import { isObject, type JsonObject } from '#shared/patch/patch-operation.ts'
import { answerMilliseconds } from './fate.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import type { News, OutboxWorld } from './outbox-world.ts'

const opened: Outbox[] = []

/** Closes every tab that a test has opened. */
export async function closeTabs(): Promise<void> {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
}

let nextName = 1

/** What the server would tell this person's session: 32 bytes. */
const secret = 'A'.repeat(43)

type House = {
  readonly requests: Pending[]
  reach: ServerReach
  /** Called before the server looks at a change: answers a refusal, or lets it pass. */
  meddle: ((pending: Pending) => Outcome<never> | undefined) | undefined
  /** The change is stored, but the answer is lost on its way. */
  losesReplies: boolean
  /** Holds the server's answer back until it settles. */
  gate: Promise<void> | undefined
  /** Who waits for an answer waits no longer than for anything else. */
  isPatienceShort: boolean
  /** Records that are closed to this person. */
  closed: readonly string[]
  /** Nobody says what can be read. */
  saysNothing: boolean
  /** How often it was asked what can be read. */
  looks: number
}

/** Nothing is in the way of anybody. */
function calmHouse(requests: Pending[]): House {
  return {
    requests,
    reach: 'reached',
    meddle: undefined,
    losesReplies: false,
    gate: undefined,
    isPatienceShort: false,
    closed: [],
    saysNothing: false,
    looks: 0,
  }
}

/** For tests of the outbox, a server that keeps versions as the real one does, a device, and as many tabs as a test opens. */
export function aHouse(documents: readonly JsonObject[] = []) {
  const rows = new Map(documents.map((document) => [String(document.id), document]))
  const name = `house-${nextName++}`
  const requests: Pending[] = []
  const lines = new Set<(news: News) => void>()
  const versions = new Map<string, JsonObject>()
  const house = calmHouse(requests)
  let leader: Promise<void> = Promise.resolve()

  const store = async (pending: Pending): Promise<Outcome<JsonObject | undefined>> => {
    requests.push(pending)
    if (house.gate) await house.gate
    const refusal = house.meddle?.(pending)
    if (refusal) return refusal
    const outcome = serve(rows, pending, versions)
    return house.losesReplies ? failed({ kind: 'unreachable' }) : outcome
  }

  const openTab = async () => {
    const world: OutboxWorld = {
      name,
      secret,
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      random: () => 0,
      reach: () => house.reach,
      store,
      ...readsOf(rows, versions),
      readable: async (_, ids) => {
        house.looks += 1
        return house.saysNothing
          ? undefined
          : new Set(ids.filter((id) => rows.has(id) && !house.closed.includes(id)))
      },
      elect: (lead, signal) => {
        const before = leader
        const mine = before.then(() => (signal.aborted ? undefined : lead()))
        leader = mine.then(() => undefined)
      },
      line: lineAmong(lines),
      after: (milliseconds, act) =>
        soon(milliseconds, act, milliseconds === answerMilliseconds && !house.isPatienceShort),
    }
    const outbox = await openOutbox(world)
    opened.push(outbox)
    return outbox
  }
  /** The leading tab dies without a word; the browser gives its lock to the next one. */
  const killLeader = () => {
    leader = Promise.resolve()
    opened.length = 0
  }
  const remember = () => backUp(rows, versions)

  return { house, rows, openTab, killLeader, backUp: remember, row: (id: string) => rows.get(id) }
}

type Rows = Map<string, JsonObject>

function readsOf(rows: Rows, versions: Rows): Pick<OutboxWorld, 'read' | 'readVersion'> {
  const found = (row: JsonObject | undefined) => (row ? succeeded(row) : failed({ kind: 'missing' }))
  return {
    read: async (_, id) => found(rows.get(id)),
    readVersion: async (_, id, versionId) => found(versions.get(`${id}/${versionId}`)),
  }
}

/** Remembers the server as it is; answers how it is restored. */
function backUp(...maps: readonly Rows[]): () => void {
  const kept = maps.map((map) => new Map(map))
  return () => {
    for (const [index, map] of maps.entries()) {
      map.clear()
      for (const [key, row] of kept[index] ?? []) map.set(key, row)
    }
  }
}

/** No test waits longer than a blink, but where it holds an answer back. */
function soon(milliseconds: number, act: () => void, isWhole: boolean): () => void {
  const timer = setTimeout(act, isWhole ? milliseconds : Math.min(milliseconds, 20))
  return () => clearTimeout(timer)
}

/** One tab's line to all others; who tells does not hear itself. */
function lineAmong(lines: Set<(news: News) => void>): OutboxWorld['line'] {
  const hear = new Set<(news: News) => void>()
  return {
    tell: (news) => {
      for (const other of lines) if (!hear.has(other)) other(news)
    },
    listen: (listener) => {
      hear.add(listener)
      lines.add(listener)
    },
    close: () => {
      for (const listener of hear) lines.delete(listener)
    },
  }
}

let stored = 0

/** No two versions are stored at the same moment. */
function metaOf(versionId: string): JsonObject {
  stored += 1
  return { versionId, lastModified: `moment ${stored}` }
}

/** Compare-and-set on the version, and creates that an id makes once, as the real server does. */
function serve(rows: Rows, pending: Pending, versions: Rows): Outcome<JsonObject | undefined> {
  const row = rows.get(pending.id)
  if (pending.kind === 'create') {
    const created = row ?? { ...pending.body, id: pending.id, meta: metaOf('1') }
    rows.set(pending.id, created)
    versions.set(`${pending.id}/1`, created)
    return succeeded(created)
  }
  if (!row) return failed({ kind: pending.kind === 'delete' ? 'gone' : 'missing' })
  if (versionOf(row) !== versionOf(pending.base))
    return failed({
      kind: 'conflict',
      because: 'version',
      subStatus: subStatuses.versionChanged,
      versionId: versionOf(row),
    })
  if (pending.kind === 'delete') {
    rows.delete(pending.id)
    return succeeded(undefined)
  }
  const patched = applyPatch(row, diff(pending.base, pending.after))
  if (!patched.ok) return patched
  const next = {
    ...(isObject(patched.value) ? patched.value : {}),
    meta: metaOf(String(Number(versionOf(row)) + 1)),
  }
  rows.set(pending.id, next)
  versions.set(`${pending.id}/${versionOf(next)}`, next)
  return succeeded(next)
}

/** A stored note, with whatever a test is about. */
export const aNote = (more: JsonObject = {}): JsonObject => ({
  id: 'n1',
  meta: { versionId: '1' },
  mood: 'calm',
  plan: 'rest',
  ...more,
})

/** One change of a note, or of another record. */
export const patch = (before: JsonObject, after: JsonObject, type = 'Note'): Change =>
  asChange({ kind: 'patch', type, id: String(before.id), before, after })

/** A record made on this device, with what else is said of its making. */
export const create = (id: string, body: JsonObject, more: JsonObject = {}): Change =>
  asChange({ kind: 'create', type: 'Condition', id, body, ...more })

/** A note taken away. */
export const remove = (before: JsonObject): Change =>
  asChange({ kind: 'delete', type: 'Note', id: String(before.id), before })

/** The documents of these tests have two fields where a note has thirty; the outbox looks at none of them. */
function asChange(change: JsonObject): Change {
  // The outbox reads kind, type and id; what the documents hold is not its business.
  return change as Change
}

/** Waits for something to come about, two seconds at most. */
export async function until(check: () => unknown | Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('It did not come about within two seconds.')
}

/** True when nothing waits any more. */
export const isQuiet = (outbox: Outbox) => () => outbox.saveState().waiting === 0
