/** Which section is open, and which of its questions. */
export type OpenCards = { readonly section?: string | undefined; readonly question?: string | undefined }
