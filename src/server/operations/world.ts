import type { Database } from '#server/database/database.ts'
import type { OtherDatabases } from '#server/database/opening/other-databases.ts'
import type { Admission } from '#server/operations/admission/admission.ts'
import type { AuditTrail } from '#server/operations/trail/audit-trail.ts'
import type { RefusalSums } from '#server/operations/trail/refusal-sums.ts'
import type { ContentStore } from '#server/stores/content/content-store.ts'
import type { Inspect } from '#server/stores/content/inspector.ts'
import type { RecognizeText } from '#server/stores/content/open-text-recognizer.ts'
import type { Thumbnails } from '#server/stores/content/thumbnails.ts'
import type { DisplayMemory } from '#server/stores/display-memory.ts'
import type { Express } from '#server/stores/expressions/expression-process.ts'
import type { Indexing } from '#server/stores/indexing.ts'
import type { Instant } from '#server/stores/instant.ts'
import type { Upcast } from '#server/stores/opened.ts'
import type { Print } from '#server/stores/printing/printer.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import type { Accounts, Invites, Site, Visits } from './accounts.ts'
import type { Calendars, VisitFiles } from './call.ts'
import type { Changes } from './changes.ts'
import type { ColleagueOf, Handlers, Installation, Mail, Signer } from './handler.ts'
import type { Carrier } from './jobs/carrier.ts'
import type { Messengers } from './jobs/messengers.ts'
import type { OutsideSystem } from './jobs/outside-system.ts'
import type { PlainGuards } from './plain-guard.ts'
import type { Bringers, PlainHandlers, WellFormed } from './plain-handler.ts'
import type { OneOfBatch } from './proving/batch-of.ts'

/** Keys that never stand in the database; all processes of an installation share them. */
export type Keys = {
  /** 32 bytes, for AES-256-GCM over continuation tokens. */
  readonly sealing: Uint8Array
  readonly signer: Signer
}

/** A credential that came with a call, and what the call is: only a question about this very call, or about all that is signed together with it, is answered by a passkey. */
export type CredentialAsked = {
  readonly credential: string
  readonly about: string
  readonly batch?: OneOfBatch | undefined
  readonly address?: string | undefined
  readonly site?: Site | undefined
}

/** Is this the acting person's password, or what stands for it? Slow on purpose: asked before a transaction opens. */
export type CredentialCheck = (
  actor: Pick<Actor, 'personId'>,
  asked: CredentialAsked,
) => Promise<Outcome<void>>

/** All that the server's code is given: time, ids, storage and what the features can do. */
export type World = {
  readonly database: Database
  /** Other databases beside it; absent where nobody administers them. */
  readonly databases?: OtherDatabases
  readonly handlers: Handlers
  readonly guards: PlainGuards
  readonly plain: PlainHandlers
  readonly isWellFormed: WellFormed
  /** What calls with files do before their transaction. */
  readonly bringers: Bringers
  readonly content: ContentStore
  readonly inspect: Inspect
  readonly express: Express
  /** Makes PDFs, in a process of its own. */
  readonly print: Print
  /** Reads the text of files: of PDFs by itself, of pictures where an engine is set in here. */
  readonly recognize: RecognizeText
  readonly thumbnails: Thumbnails
  /** Where the interface sends rows; absent: nowhere. */
  readonly outsideSystem?: OutsideSystem
  /** Takes documents to people outside; absent: nobody does. */
  readonly carrier?: Carrier
  /** By which ways short messages leave; none where nothing is set up. */
  readonly messengers: Messengers
  readonly accounts: Accounts
  readonly invites: Invites
  readonly visits: Visits & VisitFiles
  readonly calendars: Calendars
  /** How mail leaves; absent where the house sends none. */
  readonly mail?: Mail
  readonly installation: Installation
  readonly changes: Changes
  readonly trail: AuditTrail
  /** The rows of refusals that nobody signed in has caused. */
  readonly refusals: RefusalSums
  /** Who is served next where more ask than can be served. */
  readonly admission: Admission
  /** Whose files are received next: a line of their own, for they come as slowly as their senders want. */
  readonly uploads: Admission
  readonly memory: DisplayMemory
  /** How rows of an older shape are read. */
  readonly upcast: Upcast
  /** Which types are being indexed anew, and cannot be searched yet. */
  readonly indexing: Indexing
  readonly now: () => Instant
  readonly newId: () => string
  readonly keys: Keys
  readonly checkCredential: CredentialCheck
  readonly colleagueOf: ColleagueOf
}
