import type { Transaction } from '#server/database/database.ts'
import { DisplayMemory } from '#server/stores/display-memory.ts'
import { digestWith } from '#server/stores/mask-of.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { seal, unseal } from '#server/stores/seal.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import type { Call } from './call.ts'
import type { AuditNote, Context } from './handler.ts'
import { guardFor } from './plain-guard.ts'
import { proofOf, saidIn } from './proving/proof-of.ts'
import type { World } from './world.ts'

/** Who opens rows, and as what: an operation, or a command's own word. */
export type Opener = { readonly actor: Actor; readonly operation: string }

/** Where they are opened, and what hears of it. */
type Inside = Pick<Opened, 'transaction' | 'memory' | 'granted' | 'narrowed'>

/** A call's rows and all that its handler has. */
export type OpenContext = { readonly context: Context; readonly opened: Opened }

/** What the stores of one transaction share: the only place where it is put together. */
export function openedFor(world: World, { actor, operation }: Opener, inside: Inside): Opened {
  const { keys, database, upcast, indexing, newId } = world
  const { transaction, memory, granted, narrowed } = inside
  return {
    transaction,
    actor,
    operation,
    now: world.now(),
    newId,
    sealingKey: keys.sealing,
    prove: database.prove,
    upcast,
    indexing,
    isShared: database.kind === 'postgres',
    memory,
    foundNames: new Map(),
    granted,
    narrowed,
  }
}

/** A call's transaction, and what its handler adds to its audit row and leaves to be done once it is committed. */
type Opening = {
  readonly transaction: Transaction
  readonly notes: AuditNote[]
  readonly afterwards: (() => Promise<void>)[]
}

/** All that the handler of a call has, inside its transaction; what it notes is added to `notes`. */
export function openContext(
  world: World,
  call: Call,
  { transaction, notes, afterwards }: Opening,
): OpenContext {
  const { actor, operation, options } = call
  const opened = openedFor(world, call, {
    transaction,
    // What is called otherwise only on trial must not be remembered by anybody.
    memory: options.dryRun ? new DisplayMemory() : world.memory,
    granted: (gains) => notes.push({ gains }),
    narrowed: onceOf(() => afterwards.push(async () => tellNarrowed(world, actor))),
  })
  const { now, newId, prove, sealingKey } = opened
  const proof = proofOf(operation, saidIn(call.input))
  const context: Context = {
    stores: openStores(opened),
    actor,
    operation,
    now,
    newId,
    options,
    transaction,
    signer: world.keys.signer,
    prove,
    ...(proof && { proof }),
    seal: (text, bound) => seal(sealingKey, text, bound),
    unseal: (sealed, bound) => {
      const text = unseal(sealingKey, sealed, bound)
      return typeof text === 'string' ? text : undefined
    },
    digest: digestWith(sealingKey),
    ...(world.mail && { mail: world.mail }),
    express: world.express,
    hasOutsideSystem: world.outsideSystem !== undefined,
    reminds: remindsOf(world),
    ...(world.carrier && { documentsTaken: world.carrier.taken }),
    installation: world.installation,
    guardOf: (type) => guardFor(world.guards, type),
    todayOf: (type) => world.guards[type]?.today,
    colleague: (id, about) => world.colleagueOf(context, id, about),
    note: (note) => notes.push(note),
    afterwards: (act) => afterwards.push(act),
  }
  return { context, opened }
}

/** Those who follow the practice are told that somebody reads less from now on, and neither who nor what. */
export function tellNarrowed({ database }: Pick<World, 'database'>, { practiceId }: Actor): void {
  database.signals.tell({ kind: 'narrowed', practiceId })
}

function onceOf(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

function remindsOf({ messengers: { Email, Sms } }: World): Context['reminds'] {
  return { byEmail: Email !== undefined, byText: Sms !== undefined }
}
