import type { Complaint } from '#codegen/load/complaint.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { checkEnumerations } from './check-enumerations.ts'
import { checkEvents } from './check-events.ts'
import { checkLabels } from './check-labels.ts'
import { checkMessages } from './check-messages.ts'
import { checkMeta } from './check-meta.ts'
import { checkNames } from './check-names.ts'
import { checkPast } from './check-past.ts'
import { checkPermissions } from './check-permissions.ts'
import { checkPlain } from './check-plain.ts'
import { checkReferences } from './check-references.ts'
import { checkResources } from './check-resources.ts'
import { checkTables } from './check-tables.ts'

/** All that is wrong with the schemas and texts, together, in the order of files and lines. */
export function checkSources(sources: Sources): readonly Complaint[] {
  const complaints = [
    ...checkMeta(sources),
    ...checkNames(sources),
    ...checkReferences(sources),
    ...checkResources(sources),
    ...checkEnumerations(sources),
    ...checkPermissions(sources),
    ...checkLabels(sources),
    ...checkPlain(sources),
    ...checkEvents(sources),
    ...checkMessages(sources),
    ...checkTables(sources),
    ...checkPast(sources),
  ]
  return complaints.sort((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line)
}
