import { isObject, type Json, objectsAt, textAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'

/** A list of codes that a practice may hide, rename or add to. */
export type CodedList = {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly locked: boolean
  readonly system?: string
  readonly items: readonly Json[]
}

/** Every coded list, in the order of their names. */
export function codedListsOf(sources: Sources): readonly CodedList[] {
  return filesOf(sources, 'lists').map(({ name, path, json }) => {
    const system = textAt(json, 'system')
    return {
      name,
      path,
      title: textAt(json, 'title') ?? name,
      description: textAt(json, 'description') ?? '',
      locked: isObject(json) && json['locked'] === true,
      ...(system && { system }),
      items: objectsAt(json, 'items'),
    }
  })
}
