import type { Element } from '#shared/forms/definition.ts'

/** What a condition can ask: questions of the form, and what is known beside it. */
export type Askable = {
  readonly own: readonly Element[]
  readonly beside: readonly Element[]
  /** The question that a source names; undefined: nobody knows it. */
  readonly find: (source: string) => Element | undefined
}
