// Generated from schemas/enumerations/document-source.json by npm run generate. Edits are lost.
/** How a file came in. */
export const documentSources = ['Upload', 'Fax', 'Scan', 'Email', 'Import', 'Portal'] as const

export type DocumentSource = (typeof documentSources)[number]
