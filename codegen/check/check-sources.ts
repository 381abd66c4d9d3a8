import type { Complaint } from '#codegen/load/complaint.ts'
import type { Sources } from '#codegen/load/sources.ts'

/** All that is wrong with the schemas, together. */
export function checkSources(_sources: Sources): readonly Complaint[] {
  return []
}
