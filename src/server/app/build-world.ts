import { sign } from 'node:crypto'
import { accounts as accountsFeature } from '#server/accounts/feature.ts'
import { openChanges } from '#server/changes/open-changes.ts'
import type { InstallationKeys as KeyFile } from '#server/config/installation-keys.ts'
import { content } from '#server/content/feature.ts'
import type { Database } from '#server/database/database.ts'
import type { OtherDatabases } from '#server/database/opening/other-databases.ts'
import type { Signal } from '#server/database/signals.ts'
import { definitions as definitionsFeature } from '#server/definitions/feature.ts'
import { interfaces, type MessengerSettings } from '#server/interfaces/feature.ts'
import { Admission } from '#server/operations/admission/admission.ts'
import { plainGuards } from '#server/operations/plain-guard.ts'
import { AuditTrail } from '#server/operations/trail/audit-trail.ts'
import { RefusalSums } from '#server/operations/trail/refusal-sums.ts'
import type { World } from '#server/operations/world.ts'
import { resources } from '#server/resources/feature.ts'
import { scheduling } from '#server/scheduling/feature.ts'
import { openContentStore } from '#server/stores/content/content-store.ts'
import { Drawer } from '#server/stores/content/drawer.ts'
import { Inspector } from '#server/stores/content/inspector.ts'
import { openTextRecognizer } from '#server/stores/content/open-text-recognizer.ts'
import { PdfReader } from '#server/stores/content/pdf-reader.ts'
import { openThumbnails } from '#server/stores/content/thumbnails.ts'
import { DisplayMemory } from '#server/stores/display-memory.ts'
import { ExpressionProcess } from '#server/stores/expressions/expression-process.ts'
import { Indexing } from '#server/stores/indexing.ts'
import type { Instant } from '#server/stores/instant.ts'
import { Printer } from '#server/stores/printing/printer.ts'
import { isCommon } from '#server/stores/references/find-displays.ts'
import { upcast } from '#server/stores/upcast/upcast.ts'
import { currentChance, currentId, currentInstant } from './current-instant.ts'
import { features, handlers } from './features.ts'
import { openInstallation } from './open-installation.ts'
import { openMailFolder } from './open-mail-folder.ts'

/** What a world is made of; time and ids can be given, for tests and for the demo. */
export type WorldParts = {
  readonly database: Database
  readonly keys: KeyFile
  /** Where the files of rows are kept; a process that serves nobody keeps none. */
  readonly contentDirectory?: string
  /** The folder that the interface sends rows to; absent: it sends nowhere. */
  readonly interfaceDirectory?: string
  /** The folder in which documents are laid for their recipients; absent: nobody takes them. */
  readonly outgoingDirectory?: string
  /** By which ways short messages leave, as the settings say. */
  readonly messengers?: MessengerSettings
  /** Other databases, where they are administered from here. */
  readonly databases?: OtherDatabases
  readonly now?: () => Instant
  readonly newId?: () => string
  /** Whom the house is for: in one for practices nobody of the demo signs in. */
  readonly demo?: 'demo' | 'practices'
  /** After so many milliseconds a stream of changes says at least that it is there. */
  readonly heartbeat?: number
  /** Where letters are laid, and where people find the pages; absent: no mail leaves. */
  readonly mail?: { readonly directory: string; readonly address: string }
}

/** So many calls are served at the same time; each of them takes its turns at the database. */
const placesAtOnce = { embedded: 64, postgres: 128 } as const

/** So many files come in at the same time. */
const uploadsAtOnce = 64

function admissionTo(places: number): Admission {
  return new Admission({ places, now: () => performance.now(), chance: currentChance })
}

/** One for the process: files are looked at one after the other. */
const inspector = new Inspector()
/** So are the expressions of imported forms worked out. */
const expressions = new ExpressionProcess()
/** PDFs of notes are made in another. */
const printer = new Printer()
/** And drawn in a process that ends when there is nothing to draw. */
const drawer = new Drawer()
/** The texts of PDFs are read in another. */
const pdfReader = new PdfReader()

/** What is worked out in processes of their own. */
const elsewhere = { inspect: inspector.inspect, express: expressions.express, print: printer.print }

/** Puts the server together: storage, features, accounts, time and ids. */
export function buildWorld(parts: WorldParts): World {
  const {
    database,
    keys,
    contentDirectory,
    databases,
    now = currentInstant,
    newId = currentId,
    demo = 'practices',
  } = parts
  const trail = new AuditTrail(database)
  const refusals = new RefusalSums({ write: (row) => trail.write(row) })
  const needs = { database, now, newId, demo, refusals, keys }
  const accounts = accountsFeature.open(needs)
  // The accounts hear of changed rights before the streams do, which then ask them.
  const changes = openChanges({ database, world: () => world, heartbeat: parts.heartbeat })
  const files = openContentStore(contentDirectory, newId)
  const memory = new DisplayMemory()
  database.signals.hear((signal) => forgetDisplays(memory, signal))
  const world: World = {
    database,
    ...(databases && { databases }),
    handlers,
    guards: plainGuards(features),
    plain: { ...resources.plain, ...content.plain },
    isWellFormed: resources.isWellFormed,
    bringers: content.bringers,
    content: files,
    thumbnails: openThumbnails(files, { draw: drawer.draw, newId }),
    recognize: openTextRecognizer(files, pdfReader.read),
    ...elsewhere,
    ...waysOut(parts, { now, newId }),
    accounts,
    invites: accountsFeature.openInvites({ world: () => world, demo }),
    visits: definitionsFeature.openVisits({ world: () => world, demo }),
    calendars: scheduling.openCalendars({ world: () => world }),
    ...(parts.mail && { mail: openMailFolder({ ...parts.mail, now, newId }) }),
    installation: openInstallation({ database, contentDirectory, startedAt: now().iso }),
    changes,
    trail,
    refusals,
    memory,
    admission: admissionTo(placesAtOnce[database.kind]),
    uploads: admissionTo(uploadsAtOnce),
    upcast,
    indexing: new Indexing(),
    now,
    newId,
    keys: {
      sealing: keys.sealing,
      signer: {
        keyId: keys.signing.id,
        publicKey: keys.signing.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
        sign: (bytes) => sign(null, bytes, keys.signing.privateKey),
      },
    },
    ...accountsFeature.whoIsWho(needs),
  }
  return world
}

/** What leaves the house, and by which way: rows for an outside system, documents and messages for people. */
function waysOut(
  { interfaceDirectory, outgoingDirectory, messengers = {} }: WorldParts,
  { now, newId }: Pick<World, 'now' | 'newId'>,
): Pick<World, 'outsideSystem' | 'carrier' | 'messengers'> {
  return {
    ...(interfaceDirectory !== undefined && {
      outsideSystem: interfaces.openFolder({ directory: interfaceDirectory, newId }),
    }),
    ...(outgoingDirectory !== undefined && {
      carrier: interfaces.openDocumentFolder({ directory: outgoingDirectory, newId }),
    }),
    messengers: interfaces.openMessengers(messengers, now),
  }
}

/** What another process has written may be called otherwise now. */
function forgetDisplays(memory: DisplayMemory, signal: Signal): void {
  const isAll = signal.kind === 'rights' && signal.personId === undefined
  if (isAll || signal.kind === 'missed') memory.forgetAll()
  if (signal.kind === 'changes' && signal.types.some(isCommon)) memory.forgetAll(signal.practiceId)
}
