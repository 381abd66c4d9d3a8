// Generated from schemas/enumerations/snippet-kind.json by npm run generate. Edits are lost.
/** What a snippet puts in. */
export const snippetKinds = ['PlainText', 'RichText', 'SectionContent'] as const

export type SnippetKind = (typeof snippetKinds)[number]
