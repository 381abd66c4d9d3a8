// Generated from schemas/resources/cda-parsing-task.json by npm run generate. Edits are lost.
import type { CdaParsingTask } from '../types/cda-parsing-task.ts'
import type { CdaParsingTaskCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<CdaParsingTaskCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<CdaParsingTask>
