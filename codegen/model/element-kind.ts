import { textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'

/** One type of form element, with the ways in which it can be drawn; none: there is but one. */
export type ElementKind = { readonly type: string; readonly displays: readonly string[] }

/** Every type of form element, in the order of their files. */
export function elementKindsOf(sources: Sources): readonly ElementKind[] {
  return filesOf(sources, 'elements').map(({ json }) => ({
    type: textAt(json, 'title') ?? '',
    displays: textsAt(json, 'x-displays'),
  }))
}
