import type { ActId, ActInputs, ActReplies, OperationId } from '#generated/operations/operations.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Prove } from '#server/database/prove.ts'
import type { Carrier } from '#server/operations/jobs/carrier.ts'
import type { Jobs, JobWork } from '#server/operations/jobs/job.ts'
import type { Document } from '#server/stores/document.ts'
import type { Express } from '#server/stores/expressions/expression-process.ts'
import type { Gain } from '#server/stores/gain.ts'
import type { Instant } from '#server/stores/instant.ts'
import type { Digest } from '#server/stores/mask-of.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { Stores } from '#server/stores/store.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import type { CallOptions } from './call.ts'
import type { CallProof } from './proving/proof-of.ts'

/** Makes the instance's signatures; the private key never leaves it. */
export type Signer = {
  readonly keyId: string
  /** The public part, as base64 of its DER form, for those who verify. */
  readonly publicKey: string
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

/** A message to somebody outside of the house. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

/** A letter that lies ready: nobody gets it before it is sent. */
export type LaidLetter = { readonly send: () => Promise<void> }

/** How mail leaves the house: laid ready inside a transaction, sent once it is committed. */
export type Mail = {
  /** Where people find the pages, for the links in letters. */
  readonly address: string
  readonly lay: (letter: Letter) => Promise<LaidLetter>
}

/** The installation on which all practices run, as far as it knows itself. */
export type Installation = {
  readonly version: string
  readonly database: 'embedded' | 'postgres'
  readonly startedAt: string
  /** The room on the disk where the server keeps its files, in bytes; undefined where it keeps none. */
  readonly disk: () => Promise<{ readonly free: number; readonly total: number } | undefined>
}

/** What one call adds to the audit row that it leaves: words of a fixed kind, never field contents. */
export type AuditNote = {
  readonly target?: { readonly type: ResourceType; readonly id: string; readonly versionId?: string }
  readonly patientId?: string
  /** In whose place the asker acts from here on. */
  readonly actingForId?: string
  readonly reason?: string
  readonly detail?: Readonly<Record<string, unknown>>
  /** Who reaches which patient from now on: a grant of access. */
  readonly gains?: readonly Gain[]
}

/** Somebody else of the staff, as far as an act has to know before it gives him work. */
export type Colleague = {
  readonly isActive: boolean
  readonly granted: ReadonlySet<string>
  /** He would see the row. */
  readonly reaches: boolean
}

/** What is asked about: a row, and whose it is. */
type AboutRow = { readonly patientId?: string | undefined; readonly row?: string | undefined }

export type ColleagueOf = (context: Context, id: string, about: AboutRow) => Promise<Colleague | undefined>

/** All that a handler has: no pool, no request and no clock, so it cannot step outside its actor, its transaction or its time. */
export type Context = {
  readonly stores: Stores
  readonly actor: Actor
  readonly operation: OperationId
  readonly now: Instant
  readonly newId: () => string
  readonly options: CallOptions
  /** For `-query` files only. */
  readonly transaction: Transaction
  readonly signer: Signer
  /** Proves to the row policies that what is written is meant. */
  readonly prove: Prove
  /** By what the acting person has proved in this very call who it is; absent where the call asks for nothing. */
  readonly proof?: CallProof
  /** Seals a secret text, so that only this installation can read it again; `bound` must be the same then. */
  readonly seal: (text: string, bound: string) => string
  /** The text that was sealed here; undefined when it was not, was changed, or is bound to something else. */
  readonly unseal: (sealed: string, bound: string) => string | undefined
  /** A hash of what is said that only this installation can make: equal texts are told by it, and nobody reads them from it. */
  readonly digest: Digest
  /** How mail leaves; absent where the house sends none. */
  readonly mail?: Mail
  /** Works out the expressions of imported forms, in a thread of its own. */
  readonly express: Express
  /** There is an outside system to which the interface sends rows. */
  readonly hasOutsideSystem: boolean
  /** By which ways patients are reminded. */
  readonly reminds: { readonly byEmail: boolean; readonly byText: boolean }
  /** Asks the carrier of documents what it has taken; absent where nobody carries any. */
  readonly documentsTaken?: Carrier['taken']
  /** What the server knows of the installation. */
  readonly installation: Installation
  /** What features demand of plain writes of a type, for acts that write for a person what he could write by hand. */
  readonly guardOf: <Type extends ResourceType>(type: Type) => Required<Omit<Guard<Type>, 'today'>>
  /** What features say of rows of a type that is true today and stored nowhere; undefined where they say nothing. */
  readonly todayOf: (type: ResourceType) => Today<Document> | undefined
  /** What somebody else of the staff may do; undefined: there is nobody of that id. */
  readonly colleague: (id: string, about: AboutRow) => Promise<Colleague | undefined>
  /** Says more in the call's one audit row. */
  readonly note: (note: AuditNote) => void
  /** What is done once the call is committed; when the server dies before, somebody else must do it. */
  readonly afterwards: (act: () => Promise<void>) => void
}

/** Performs one act. Its input has passed the act's own schema; the permission is held, and a `credential` in the input is the acting person's. */
export type Handler<Id extends ActId> = (
  context: Context,
  input: ActInputs[Id] & { readonly id: string; readonly versionId?: string },
) => Promise<Outcome<ActReplies[Id]>>

/** A plain write on its way: `before` is absent on create. */
export type Change<Type extends ResourceType> = {
  readonly operation: 'create' | 'update' | 'delete' | 'restore'
  readonly before?: ResourceTypes[Type]
  readonly after: ResourceTypes[Type]
  /** On create: the fields of which nothing was said, so that the usual was filled in. */
  readonly unsaid?: readonly string[]
}

/**
 * What a type adds to the plain create, replace, patch, delete and restore.
 * Acts do not pass here: they write through the stores and call the same functions themselves.
 */
export type Guard<Type extends ResourceType> = {
  /** Refuses, or answers the resource as it is to be stored: server-owned fields may be filled in here. On create, id and meta are not there yet. */
  readonly beforeWrite?: (context: Context, change: Change<Type>) => Promise<Outcome<ResourceTypes[Type]>>
  /** What follows in the same transaction, once the row is written. */
  readonly afterWrite?: (context: Context, change: Change<Type>) => Promise<Outcome<void>>
  /** What is true of a row today and stored nowhere, for its one reader, who sees no more of the row than this: it is put into the answer with that row, and is no reason to answer again who has that version. */
  readonly today?: Today<ResourceTypes[Type]>
}

/** What follows of a row from the day, or from what other places than its own know: its fields, and what they say. */
export type Today<Row> = {
  /** Sent back with the row they are passed over. */
  readonly fields: readonly (keyof Row & string)[]
  readonly of: (context: Context, row: Row) => Promise<Partial<Row>>
}

/** Every act's handler: the compiler names the act that no feature performs. */
export type Handlers = { readonly [Id in ActId]: Handler<Id> }
export type Guards = { readonly [Type in ResourceType]?: Guard<Type> }

/** What background work has that does itself what no operation does for anybody else. */
export type InsideWork = JobWork & {
  /** In one transaction, as the Automation profile; what is noted there leaves one audit row, which names the job. */
  readonly inside: <Value>(
    operation: OperationId,
    act: (inside: JobInside) => Promise<Outcome<Value>>,
  ) => Promise<Outcome<Value>>
}

/** What it has inside that transaction: what a handler has, and its rows. */
export type JobInside = { readonly context: Context; readonly opened: Opened }

/** One domain's share of the server, as its `feature.ts` hands it to `app/features.ts`. */
export type Feature = {
  readonly handlers: Partial<Handlers>
  readonly guards: Guards
  readonly jobs?: Partial<Jobs<InsideWork>>
}
