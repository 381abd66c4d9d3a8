import type { Element } from '#shared/forms/definition.ts'

/** One step into a definition: a field by its name, or a part that has a name of its own. */
export type WayStep =
  | { readonly kind: 'field'; readonly name: string }
  | {
      readonly kind: 'part'
      readonly id: string
      readonly name: string
      /** The type of an element, of a rule's item or of a definition that stands in another one. */
      readonly type?: string
    }

/** One difference between two versions of a definition. */
export type VersionChange = {
  readonly did: 'added' | 'removed' | 'moved' | 'set'
  /** From the outside in; of `set` the last one is a field. */
  readonly at: readonly WayStep[]
  /** Absent where nothing stood, or nothing stands any more. */
  readonly before?: unknown
  readonly after?: unknown
  /** The questions that a condition of this form may ask, by their ids. */
  readonly among: ReadonlyMap<string, Element>
}
