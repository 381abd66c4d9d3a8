import type { Reference } from '#generated/types/reference.ts'

/** For a booking, what names a row of this type. */
export function reference(resourceType: string, id: string): Reference {
  return { id, resourceType }
}
