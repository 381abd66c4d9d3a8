/** Which section is open, and which of its questions. */
export type OpenPart = { readonly section?: string | undefined; readonly question?: string | undefined }
