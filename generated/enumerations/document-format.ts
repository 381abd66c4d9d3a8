// Generated from schemas/enumerations/document-format.json by npm run generate. Edits are lost.
/** The file format of a document that the application made. */
export const documentFormats = ['Pdf', 'CcdaXml', 'Html', 'FhirJson'] as const

export type DocumentFormat = (typeof documentFormats)[number]
