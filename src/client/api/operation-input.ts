import type { ActId, ActInputs, ActReplies, OperationId } from '#generated/operations/operations.ts'
import type { PlainInputs, PlainReplies } from '#generated/operations/plain.ts'
import type { ResourceType } from '#generated/types/resources.ts'

type TypeOf<Id extends string> = Id extends `${infer Type}.${string}`
  ? Extract<Capitalize<Type>, ResourceType>
  : never
type VerbOf<Id extends string> = Id extends `${string}.${infer Verb}` ? Verb : never

/** What an operation must be told. */
export type OperationInput<Id extends OperationId> = Id extends ActId
  ? ActInputs[Id] & { readonly id?: string; readonly versionId?: string; readonly idempotencyKey?: string }
  : VerbOf<Id> extends keyof PlainInputs<TypeOf<Id>>
    ? PlainInputs<TypeOf<Id>>[VerbOf<Id>]
    : never

/** What an operation answers when it succeeds. */
export type OperationReply<Id extends OperationId> = Id extends ActId
  ? ActReplies[Id]
  : VerbOf<Id> extends keyof PlainReplies<TypeOf<Id>>
    ? PlainReplies<TypeOf<Id>>[VerbOf<Id>]
    : never
