import type { ActId, ActInputs, ActReplies, OperationId } from '#generated/operations/operations.ts'
import type { Meta } from '#generated/types/meta.ts'
import type { Creates, ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { PatchOperation } from '#shared/patch/patch-operation.ts'

/** One condition of a query; the operators are those of schemas/enumerations/filter-operator.json. */
export type Filter = { readonly field: string; readonly op: string; readonly value?: unknown }

/** How much of a list is wanted, and in what order; `pageSize` is at most 500. */
export type Paging = {
  readonly pageSize?: number
  readonly orderBy?: string
  readonly order?: 'asc' | 'desc'
  readonly continuation?: string
  readonly partition?: string
  readonly isCrossPartition?: boolean
  readonly includesDeleted?: boolean
  /** Each row in short: who it is, and what can be searched or sorted by; nothing else is there. */
  readonly isShort?: boolean
}

/** Done as it would be and answered, and nothing is kept. */
type Trial = { readonly isDryRun?: boolean }

/** The file that the rows of a query leave with; all pages of one export share its id (a UUIDv7). */
export type Leaving = {
  readonly id: string
  readonly format: 'csv' | 'xlsx'
  readonly columns: readonly string[]
}

/** One page; an absent `continuation` means that there is no more. */
export type Page<Item> = {
  readonly items: readonly Item[]
  readonly continuation?: string
  readonly total?: number
}

/** What a plain operation must be told, by its verb. */
export type PlainInputs<Type extends ResourceType> = {
  readonly list: Paging
  readonly query: Paging & {
    readonly filters: readonly Filter[]
    readonly isCountOnly?: boolean
    readonly leaving?: Leaving
  }
  readonly create: Trial & {
    readonly body: Type extends keyof Creates ? Creates[Type] : never
    readonly idempotencyKey?: string
    /** What it collides with was seen, and it is wanted all the same. */
    readonly isConfirmed?: boolean
  }
  readonly read: { readonly id: string; readonly partition?: string; readonly includesDeleted?: boolean }
  readonly readVersion: { readonly id: string; readonly versionId: string }
  readonly history: {
    readonly id: string
    readonly continuation?: string
    readonly includesDeleted?: boolean
  }
  readonly update: Trial & {
    readonly id: string
    readonly versionId: string
    readonly body: ResourceTypes[Type]
  }
  readonly patch: Trial & {
    readonly id: string
    readonly versionId: string
    readonly operations: readonly PatchOperation[]
    readonly skipsHistory?: boolean
    readonly isConfirmed?: boolean
  }
  readonly delete: Trial & { readonly id: string; readonly versionId: string }
  readonly restore: Trial & { readonly id: string }
}

/** What a plain operation answers, by its verb. */
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
}

type TypeOf<Id extends string> = Id extends `${infer Type}.${string}`
  ? Extract<Capitalize<Type>, ResourceType>
  : never
type VerbOf<Id extends string> = Id extends `${string}.${infer Verb}` ? Verb : never

/** What an operation must be told. */
export type OperationInput<Id extends OperationId> = Id extends ActId
  ? ActInputs[Id] & { readonly id?: string; readonly versionId?: string }
  : VerbOf<Id> extends keyof PlainInputs<TypeOf<Id>>
    ? PlainInputs<TypeOf<Id>>[VerbOf<Id>]
    : never

/** What an operation answers when it succeeds. */
export type OperationReply<Id extends OperationId> = Id extends ActId
  ? ActReplies[Id]
  : VerbOf<Id> extends keyof PlainReplies<TypeOf<Id>>
    ? PlainReplies<TypeOf<Id>>[VerbOf<Id>]
    : never
