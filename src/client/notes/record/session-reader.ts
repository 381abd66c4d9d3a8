import { sendReaderWith } from '#client/sync/send-reader.ts'
import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { togetherReader } from '#shared/notes/group/together-reader.ts'

/** What a session names and a note is judged by: it comes in the answer that brings the session. */
const named = ['subject', 'serviceType', 'program', 'episodeOfCare'] as const

/** Reads sessions of notes together with the records that they name, in one question for all that are asked for in a moment. */
export const sessionReader = togetherReader(
  sendReaderWith({ expand: named.join(',') }),
  parameterLimits.pageSize.maximum,
)

/** Records that came with others, by type and id; undefined: it was deleted. */
export type CameAlong = {
  readonly of: <Type extends ResourceType>(
    type: Type,
    reference: Reference | undefined,
  ) => { readonly row: ResourceTypes[Type] | undefined } | undefined
}

/** A session as it is stored, apart from the records that came with it. */
export function apart(read: Encounter): { readonly encounter: Encounter; readonly came: CameAlong } {
  const rows = new Map<string, NonNullable<Reference['resource']>>()
  const bare: Record<string, Reference> = {}
  for (const field of named) {
    const reference = read[field]
    if (!reference) continue
    const { resource, ...rest } = reference
    bare[field] = rest
    if (resource) rows.set(`${rest.resourceType}/${rest.id}`, resource)
  }
  return {
    encounter: { ...read, ...bare },
    came: {
      of: (type, reference) => {
        const row = reference && rows.get(`${type}/${reference.id}`)
        // What the server puts into a reference is the row that it names.
        return row && { row: isDeleted(row) ? undefined : JSON.parse(JSON.stringify(row)) }
      },
    },
  }
}

/** Nothing came along. */
export const nothingAlong: CameAlong = { of: () => undefined }

function isDeleted({ meta }: NonNullable<Reference['resource']>): boolean {
  return typeof meta === 'object' && meta !== null && 'isDeleted' in meta && meta.isDeleted === true
}
