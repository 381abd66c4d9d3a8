import { use } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { type OperationId, operations } from '#generated/operations/operations.ts'
import { screensOf } from '#generated/screens/all.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Json } from '#generated/types/json.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** A stored record as generic screens see it. */
export type Row = {
  readonly id: string
  readonly display: string
  readonly resourceType: string
  readonly meta: {
    readonly versionId: string
    readonly lastModified: string
    readonly lastModifiedBy?: { readonly display?: string }
    readonly isDeleted?: boolean
    /** Some of it is held back from this reader, so this copy cannot be written back. */
    readonly hasTransformations?: boolean
  }
  readonly [field: string]: Json
}

/** Is this a whole stored record, and not only what is said of one? */
export function isRow(value: unknown): value is Row {
  const { id, meta } = membersOf(value)
  return typeof id === 'string' && typeof membersOf(meta).versionId === 'string'
}

/** A plain operation of any type, such as all those that end in `.query`. */
export type PlainId<Verb extends string> = Extract<OperationId, `${string}.${Verb}`>

const opened = new Map<ResourceType, Promise<ScreenDescription>>()

/** The type that an address names; undefined when there is no such type. */
export function typeNamed(name: string | undefined): ResourceType | undefined {
  return isKeyOf(screensOf, name) ? name : undefined
}

/** What the screens of a type are drawn from; loaded when the first of them opens. */
export function useDescription(type: ResourceType): ScreenDescription {
  const known = opened.get(type) ?? screensOf[type]()
  opened.set(type, known)
  return use(known)
}

/** The id of a plain operation of the type, when the type has it. */
export function plainId<Verb extends string>(word: string, verb: Verb): PlainId<Verb> | undefined {
  const id = `${word}.${verb}`
  return Object.hasOwn(operations, id) ? (id as PlainId<Verb>) : undefined
}

/** Which verbs the type has and this person may use; only a guide, the server decides. */
export function useVerbs(word: string): (verb: string) => boolean {
  const { mayDo } = usePermissions()
  return (verb) => {
    const id = plainId(word, verb)
    return id !== undefined && mayDo(id)
  }
}
