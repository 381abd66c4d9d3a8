/** What an export leaves behind, and of which question: its id. */
export type LeftBehind = { readonly linkId?: string; readonly what: string }
