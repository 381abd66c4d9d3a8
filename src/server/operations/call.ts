import type { OperationId } from '#generated/operations/operations.ts'
import type { HeaderParameters, QueryName } from '#generated/operations/plain.ts'
import type { ByteSource, FilePlace } from '#server/stores/content/content-store.ts'
import type { ThumbnailSize } from '#server/stores/content/thumbnails.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import type { Session, Site, VisitRequest } from './accounts.ts'

/** What the request says beside its body, parsed: the headers of plain calls, and who asks. They can only narrow; none of them gives a right. */
export type CallOptions = Omit<HeaderParameters, 'profile' | 'securityToken'> & {
  readonly requestId: string
  /** The asker has seen what this collides with and wants it all the same. */
  readonly confirmed?: boolean
  /** A plain write is done as it would be, answered, and rolled back. */
  readonly dryRun?: boolean
  readonly address?: string
  readonly userAgent?: string
  /** From which pages it comes. */
  readonly site?: Site
}

/** What the URL and the body say. `body` is JSON that is well-formed and nothing more. */
export type CallInput = {
  readonly id?: string
  readonly versionId?: string
  /** The place of a part in its file, as the address says it. */
  readonly number?: string
  readonly query?: { readonly [Name in QueryName]?: string }
  readonly body?: unknown
  /** A body that is no JSON, before anything of it is read. */
  readonly bytes?: IncomingBytes
}

/** The bytes of a request: what their sender calls them, how many are announced, and where they come from. */
export type IncomingBytes = {
  readonly mediaType: string
  readonly length?: number
  readonly source: ByteSource
}

/** One thing asked of the server by somebody. */
export type Call = {
  readonly actor: Actor
  readonly operation: OperationId
  readonly input: CallInput
  readonly options: CallOptions
}

/** What a call answers beside its value: what becomes headers over HTTP. */
export type OperationAnswer = {
  readonly value: unknown
  /** The value as JSON text, where it is already written. */
  readonly json?: string
  readonly status: 200 | 201 | 202 | 204 | 206 | 304
  /** A file that is answered instead of the value. */
  readonly file?: AnsweredFile
  readonly versionId?: string
  readonly continuation?: string
  /** For so many seconds the continuation leads on. */
  readonly timeToLive?: number
  readonly total?: number
  /** How many rows it shows, where it is not one; how many came along inside them. */
  readonly rows?: number
  readonly populated?: number
}

/** A file as it leaves: never under a name or a type that its sender chose. */
export type AnsweredFile = {
  readonly place: FilePlace
  /** Where its bytes lie, once they were looked for. */
  readonly path?: string
  readonly size: number
  readonly mediaType: string
  readonly name: string
  /** A small picture of it is wanted, of at most so many pixels, and not the file. */
  readonly thumbnail?: ThumbnailSize
  /** The first byte that is wanted, and the last. */
  readonly range?: { readonly first: number; readonly last: number }
}

/** Options for a caller inside the server (the demo, the command line, tests). */
export function plainOptions(requestId: string): CallOptions {
  return { requestId }
}

/** What was asked, once it is read: nobody knows yet as whom. */
export type Asked = Pick<Call, 'input' | 'options'>

/** The place at which a call is worked at. */
export type CallPlace = {
  /** Gives it back; once it was, nothing happens any more. */
  leave(): void
  /** Gives it back while bytes come in, however slowly, and takes one again: `busy` where too many wait meanwhile. */
  without<Value>(act: () => Promise<Outcome<Value>>): Promise<Outcome<Value>>
}

/** What is known of a request as soon as it is there; its audit row says so much, however far it comes. */
export type RequestFacts = {
  readonly requestId: string
  readonly address?: string
  readonly userAgent?: string
  /** The row that its address names. */
  readonly id?: string
  /** What the trail calls it where it is no operation, or none that its address allows. */
  readonly what: string
  readonly type: string | null
}

/**
 * A request on its way in: each step is asked for when those before it were passed (`answered.ts` says in which order), and
 * answers what it found or refuses.
 */
export type Request = {
  /** What stands at this address for this method: 404, 405. */
  readonly operation: Outcome<OperationId>
  /** Who asks: 401, and 403 for a page of another site. Undefined: the server itself. */
  readonly session: () => Promise<Outcome<Session | undefined>>
  /** Parameters, headers and body: 400, 413, 415. */
  readonly read: () => Promise<Outcome<Asked>>
  /** In which practice and as which profile: 404, 403. */
  readonly enter: (session: Session | undefined) => Promise<Outcome<Actor>>
  /** A place to be worked at, which is given back at the end: 429. */
  readonly admit: (call: Call) => Promise<Outcome<CallPlace>>
  /** What the access token that it carries says: 403. */
  readonly bear: (actor: Actor) => Promise<Outcome<Actor>>
  readonly facts: RequestFacts
}

/** The request of a caller inside the server, who knows whom it acts for: a command, the demo. */
export function requestOfCall({ actor, operation, input, options }: Call): Request {
  return {
    operation: succeeded(operation),
    session: async () => succeeded(undefined),
    read: async () => succeeded({ input, options }),
    enter: async () => succeeded(actor),
    admit: async () => succeeded({ leave: () => undefined, without: (act) => act() }),
    bear: async () => succeeded(actor),
    facts: { requestId: options.requestId, what: operation, type: null },
  }
}

/** A calendar program that reads a private link; how it is admitted is the door's business. */
export type CalendarRequest = VisitRequest & Pick<Request, 'admit'>

/** How calendar programs read somebody's own calendar. */
export type Calendars = {
  /** iCalendar text; `missing` for every link that opens nothing, whatever the reason. */
  read(asked: CalendarRequest): Promise<Outcome<string>>
}

/** What is asked of the bytes of one file of a visit: of one that is given, by its id, or of the document of an item, by that of the item. */
export type VisitFile = {
  readonly of: 'file' | 'document'
  readonly id: string
  readonly verb: 'readContent' | 'writeContent' | 'listChunks' | 'writeChunk' | 'commitChunks'
  readonly input: CallInput
  readonly options: Omit<CallOptions, 'requestId'>
  readonly admit: Request['admit']
}

/** How the bytes of files come and go for whoever fills in a packet and is signed in nowhere. */
export type VisitFiles = {
  /** The bytes of a file that the packet of the visit names; `missing` for every other. */
  file(asked: VisitRequest, file: VisitFile): Promise<Outcome<OperationAnswer>>
}
