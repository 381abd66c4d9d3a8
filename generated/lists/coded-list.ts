// Generated from schemas/meta/list.json by npm run generate. Edits are lost.
export type CodedListItem = {
  readonly code: string
  readonly display: string
  /** The display in Spanish, where it differs by language. */
  readonly spanish?: string
  readonly active?: boolean
  readonly default?: boolean
  readonly allowText?: boolean
  readonly parent?: string
  readonly mappings?: readonly { readonly system: string; readonly code: string }[]
  readonly props?: Readonly<Record<string, unknown>>
}

export type CodedList = {
  readonly name: string
  readonly title: string
  readonly spanishTitle?: string
  readonly description: string
  readonly locked: boolean
  /** Codes beside the items are accepted: these are a short choice out of a larger code system. */
  readonly open: boolean
  readonly system?: string
  /** The form that a code of an open list must have, and a code that has it. */
  readonly pattern?: string
  readonly sample?: string
  readonly items: readonly CodedListItem[]
}
