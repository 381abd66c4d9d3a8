import { use } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { plainId } from '#generated/operations/operations.ts'
import type { PlainVerb } from '#generated/operations/plain.ts'
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

/** Which verbs the type has and this person may use; only a guide, the server decides. */
export function useVerbs(type: ResourceType): (verb: PlainVerb) => boolean {
  const { mayDo } = usePermissions()
  return (verb) => {
    const id = plainId[type][verb]
    return id !== undefined && mayDo(id)
  }
}
