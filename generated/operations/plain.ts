// Generated from schemas/plain/plain.json by npm run generate. Edits are lost.
import type { Filter } from '../types/filter.ts'
import type { PatchOperation } from '../types/patch-operation.ts'
import type { UploadedChunk } from '../types/uploaded-chunk.ts'

import type { Meta } from '../types/meta.ts'
import type { Creates, ResourceType, ResourceTypes } from '../types/resources.ts'

/** What may be asked of a type without a schema of its own. */
export const plainVerbs = ['list', 'query', 'create', 'read', 'readVersion', 'history', 'update', 'patch', 'delete', 'restore', 'readContent', 'readContentVersion', 'writeContent', 'writeChunk', 'listChunks', 'commitChunks', 'recognizeText', 'deleteContent'] as const

export type PlainVerb = (typeof plainVerbs)[number]

/** Those that only read. */
export const readingVerbs = ['list', 'query', 'read', 'readVersion', 'history', 'readContent', 'readContentVersion', 'listChunks'] as const satisfies readonly PlainVerb[]

/** Those that answer page by page. */
export const pagedVerbs = ['list', 'query', 'history'] as const satisfies readonly PlainVerb[]

/** Those that have to do with the file of a row. */
export const contentVerbs = ['readContent', 'readContentVersion', 'writeContent', 'writeChunk', 'listChunks', 'commitChunks', 'recognizeText', 'deleteContent'] as const satisfies readonly PlainVerb[]

/** What the trail calls a verb, where what it does does not say it. */
export const plainEvents = {
  readContent: 'content-read',
  readContentVersion: 'content-read',
  writeContent: 'content-upload',
  writeChunk: 'content-upload',
  commitChunks: 'content-upload',
  deleteContent: 'content-delete',
} as const

/** Those that answer bytes. */
export const bytesVerbs = ['readContent', 'readContentVersion'] as const satisfies readonly PlainVerb[]

/** The parameters that stand in the query, by their own names. */
export const queryNames = [
  'versionId',
  'pageSize',
  'orderBy',
  'order',
  'exportId',
  'exportFormat',
  'exportColumns',
  'includeDeleted',
  'summary',
  'total',
  'expand',
  'dryRun',
  'confirmed',
  'thumbnail',
  'uploadId',
  'mediaType',
  'purge',
] as const

export type QueryName = (typeof queryNames)[number]

/** The parameters that stand in headers; `*` stands for the value. */
export const headers = {
  profile: { header: 'x-profile', written: '*' },
  securityToken: { header: 'x-security-token', written: '*' },
  userSystem: { header: 'x-user-system', written: '*' },
  automation: { header: 'x-automation', written: '*' },
  idempotencyKey: { header: 'idempotency-key', written: '*' },
  continuation: { header: 'x-continuation-token', written: '*' },
  partition: { header: 'x-partition-key', written: '*' },
  ifNoneExists: { header: 'if-none-exists', written: '*' },
  noHistory: { header: 'x-no-history', written: '*' },
  crossPartition: { header: 'x-enable-cross-partition', written: '*' },
  prefer: { header: 'prefer', written: 'return=*' },
  knownVersion: { header: 'if-none-match', written: '"*"' },
  range: { header: 'range', written: 'bytes=*' },
  digest: { header: 'content-digest', written: 'sha-256=:*:' },
  wholeDigest: { header: 'repr-digest', written: 'sha-256=:*:' },
} as const

/** What the body of a verb is called, and its media type. */
export const bodies = {
  query: { name: 'filters', type: 'application/json' },
  create: { name: 'body', type: 'application/json' },
  update: { name: 'body', type: 'application/json' },
  patch: { name: 'operations', type: 'application/json-patch+json' },
  writeContent: { name: 'bytes', type: 'application/octet-stream', largest: 52428800 },
  writeChunk: { name: 'bytes', type: 'application/octet-stream', largest: 5242880 },
  deleteContent: { name: 'grounds', type: 'application/json' },
} as const satisfies { readonly [Verb in PlainVerb]?: PlainBody }

/** `largest`: the most bytes of a body that is no JSON. */
export type PlainBody = { readonly name: string; readonly type: string; readonly largest?: number }

export type HeaderParameters = {
  /** The profile that acts: one of the session in this practice. It may be left out where there is only one. */
  readonly profile?: string
  /** The patient-access token, as `id:versionId`. */
  readonly securityToken?: string
  /** The call is made on behalf of the system: it may do no more than the role Services, and no more than its asker. */
  readonly userSystem?: boolean
  /** The call is made by an automation: it may do no more than the role Automation, and no more than its asker. */
  readonly automation?: boolean
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** The page after the one that answered with it. */
  readonly continuation?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** `system|value` of an identifier: a row that has it is answered instead of made. */
  readonly ifNoneExists?: string
  /** The version before a draft's change is not kept. */
  readonly noHistory?: boolean
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
  /** How much is answered: minimal only counts the rows. */
  readonly prefer?: ('minimal' | 'representation' | 'summary')
  /** A version that is known already, and need not be answered again. */
  readonly knownVersion?: string
  /** The part of the file that is wanted: first byte, hyphen, last byte. */
  readonly range?: string
  /** The SHA-256 of the bytes that are sent, in base64. */
  readonly digest?: string
  /** The SHA-256 of the whole file, in base64. */
  readonly wholeDigest?: string
}

export type ListCall = {
  /** Rows of a page. */
  readonly pageSize?: number
  /** A sortable field; match, where a filter looks for words: by the word that was found, which is the fastest for a great many rows. */
  readonly orderBy?: string
  /** Rising or falling. */
  readonly order?: ('asc' | 'desc')
  /** Deleted rows come too. */
  readonly includeDeleted?: boolean
  /** Each row in short: who it is, and the fields that can be searched or sorted by. Other fields, required ones too, are left out. */
  readonly summary?: boolean
  /** The rows are counted too, in x-total-count. */
  readonly total?: boolean
  /** Names of references, with commas between them, whose rows come along inside them. */
  readonly expand?: string
  /** The page after the one that answered with it. */
  readonly continuation?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
  /** How much is answered: minimal only counts the rows. */
  readonly prefer?: ('minimal' | 'representation' | 'summary')
}

export type QueryCall = {
  /** Rows of a page. */
  readonly pageSize?: number
  /** A sortable field; match, where a filter looks for words: by the word that was found, which is the fastest for a great many rows. */
  readonly orderBy?: string
  /** Rising or falling. */
  readonly order?: ('asc' | 'desc')
  /** Deleted rows come too. */
  readonly includeDeleted?: boolean
  /** Each row in short: who it is, and the fields that can be searched or sorted by. Other fields, required ones too, are left out. */
  readonly summary?: boolean
  /** The rows are counted too, in x-total-count. */
  readonly total?: boolean
  /** Names of references, with commas between them, whose rows come along inside them. */
  readonly expand?: string
  /** A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
  readonly exportId?: string
  /** The file of the export. */
  readonly exportFormat?: ('csv' | 'xlsx')
  /** The columns of the export. */
  readonly exportColumns?: string
  /** The page after the one that answered with it. */
  readonly continuation?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
  /** How much is answered: minimal only counts the rows. */
  readonly prefer?: ('minimal' | 'representation' | 'summary')
  readonly filters: readonly Filter[]
}

export type CreateCall = {
  /** Everything is done as it would be and answered, and nothing is kept. */
  readonly dryRun?: boolean
  /** What it collides with was seen, and it is wanted all the same. */
  readonly confirmed?: boolean
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** `system|value` of an identifier: a row that has it is answered instead of made. */
  readonly ifNoneExists?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
}

export type ReadCall = {
  readonly id: string
  /** Names of references, with commas between them, whose rows come along inside them. */
  readonly expand?: string
  /** Deleted rows come too. */
  readonly includeDeleted?: boolean
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
  /** A version that is known already, and need not be answered again. */
  readonly knownVersion?: string
}

export type ReadVersionCall = {
  readonly id: string
  readonly versionId: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
  /** A version that is known already, and need not be answered again. */
  readonly knownVersion?: string
}

export type HistoryCall = {
  readonly id: string
  /** Deleted rows come too. */
  readonly includeDeleted?: boolean
  /** The page after the one that answered with it. */
  readonly continuation?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
}

export type UpdateCall = {
  readonly id: string
  /** The version that the change was made on; another one is a conflict. */
  readonly versionId: string
  /** Everything is done as it would be and answered, and nothing is kept. */
  readonly dryRun?: boolean
  /** What it collides with was seen, and it is wanted all the same. */
  readonly confirmed?: boolean
  /** The version before a draft's change is not kept. */
  readonly noHistory?: boolean
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
}

export type PatchCall = {
  readonly id: string
  /** The version that the change was made on; another one is a conflict. */
  readonly versionId: string
  /** Everything is done as it would be and answered, and nothing is kept. */
  readonly dryRun?: boolean
  /** What it collides with was seen, and it is wanted all the same. */
  readonly confirmed?: boolean
  /** The version before a draft's change is not kept. */
  readonly noHistory?: boolean
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
  readonly operations: readonly PatchOperation[]
}

export type DeleteCall = {
  readonly id: string
  /** The version that the change was made on; another one is a conflict. */
  readonly versionId: string
  /** Everything is done as it would be and answered, and nothing is kept. */
  readonly dryRun?: boolean
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
}

export type RestoreCall = {
  readonly id: string
  /** Everything is done as it would be and answered, and nothing is kept. */
  readonly dryRun?: boolean
  /** What it collides with was seen, and it is wanted all the same. */
  readonly confirmed?: boolean
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** Only rows of this partition, such as those of one patient. */
  readonly partition?: string
  /** Rows of all partitions. */
  readonly crossPartition?: boolean
}

export type ReadContentCall = {
  readonly id: string
  /** A small picture of it, at most so many pixels wide and high: 64, 256 or 1024, else the next larger. */
  readonly thumbnail?: number
  /** The part of the file that is wanted: first byte, hyphen, last byte. */
  readonly range?: string
}

export type ReadContentVersionCall = {
  readonly id: string
  readonly versionId: string
  /** A small picture of it, at most so many pixels wide and high: 64, 256 or 1024, else the next larger. */
  readonly thumbnail?: number
  /** The part of the file that is wanted: first byte, hyphen, last byte. */
  readonly range?: string
}

export type WriteContentCall = {
  readonly id: string
  /** The version that the file is for; another one is a conflict. Without it the row as it stands. */
  readonly versionId?: string
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** The SHA-256 of the bytes that are sent, in base64. */
  readonly digest?: string
}

export type WriteChunkCall = {
  readonly id: string
  readonly number: string
  /** Which upload a part belongs to, where one person sends several for a row at a time. */
  readonly uploadId?: string
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** The SHA-256 of the bytes that are sent, in base64. */
  readonly digest?: string
}

export type ListChunksCall = {
  readonly id: string
  /** Which upload a part belongs to, where one person sends several for a row at a time. */
  readonly uploadId?: string
}

export type ListChunksReply = readonly UploadedChunk[]

export type CommitChunksCall = {
  readonly id: string
  /** The version that the file is for; another one is a conflict. Without it the row as it stands. */
  readonly versionId?: string
  /** Which upload a part belongs to, where one person sends several for a row at a time. */
  readonly uploadId?: string
  /** What the file is, as its sender knows it; it is looked at all the same. */
  readonly mediaType?: string
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  /** The SHA-256 of the whole file, in base64. */
  readonly wholeDigest?: string
}

export type RecognizeTextCall = {
  readonly id: string
  /** The version that the file is for; another one is a conflict. Without it the row as it stands. */
  readonly versionId?: string
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
}

export type DeleteContentCall = {
  readonly id: string
  /** The version that the file is for; another one is a conflict. Without it the row as it stands. */
  readonly versionId?: string
  /** The bytes go for good, those of earlier versions too. It needs the privacy officer's right and password, and that somebody else has taken the file away before. */
  readonly purge?: boolean
  /** A UUIDv7 of the caller's: the same call sent twice with it is done once and answered alike, for thirty days; of a create it becomes the id of the row. Acts take it too. */
  readonly idempotencyKey?: string
  readonly grounds?: {
    readonly credential?: string
    readonly reason?: string
  }
}

/** What a plain call must be told, by its verb. */
export type PlainInputs<Type extends ResourceType> = {
  readonly list: ListCall
  readonly query: QueryCall
  readonly create: CreateCall & { readonly body: Creates[Type] }
  readonly read: ReadCall
  readonly readVersion: ReadVersionCall
  readonly history: HistoryCall
  readonly update: UpdateCall & { readonly body: ResourceTypes[Type] }
  readonly patch: PatchCall
  readonly delete: DeleteCall
  readonly restore: RestoreCall
  readonly readContent: ReadContentCall
  readonly readContentVersion: ReadContentVersionCall
  readonly writeContent: WriteContentCall & { readonly bytes: Blob }
  readonly writeChunk: WriteChunkCall & { readonly bytes: Blob }
  readonly listChunks: ListChunksCall
  readonly commitChunks: CommitChunksCall
  readonly recognizeText: RecognizeTextCall
  readonly deleteContent: DeleteContentCall
}

/** One page; an absent `continuation` means that there is no more. */
export type Page<Item> = {
  readonly items: readonly Item[]
  readonly continuation?: string
  readonly total?: number
}

/** What a plain call answers, by its verb. */
export type PlainReplies<Type extends ResourceType> = {
  readonly list: Page<ResourceTypes[Type]>
  readonly query: Page<ResourceTypes[Type]>
  readonly create: ResourceTypes[Type]
  readonly read: ResourceTypes[Type]
  readonly readVersion: ResourceTypes[Type]
  readonly history: Page<Meta>
  readonly update: ResourceTypes[Type]
  readonly patch: ResourceTypes[Type]
  readonly delete: undefined
  readonly restore: ResourceTypes[Type]
  readonly readContent: Blob
  readonly readContentVersion: Blob
  readonly writeContent: ResourceTypes[Type]
  readonly writeChunk: undefined
  readonly listChunks: ListChunksReply
  readonly commitChunks: ResourceTypes[Type]
  readonly recognizeText: ResourceTypes[Type]
  readonly deleteContent: ResourceTypes[Type]
}
