// Generated from schemas/operations/note-definition-import-package.json by npm run generate. Edits are lost.
import type { NoteDefinitionImportPackageInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteDefinition.importPackage. */
export const input: Validator<NoteDefinitionImportPackageInput>
