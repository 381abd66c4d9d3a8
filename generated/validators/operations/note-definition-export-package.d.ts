// Generated from schemas/operations/note-definition-export-package.json by npm run generate. Edits are lost.
import type { NoteDefinitionExportPackageInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteDefinition.exportPackage. */
export const input: Validator<NoteDefinitionExportPackageInput>
