import { isObject, type Json, type JsonObject, objectsAt, textAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'
import { spanishLabels } from './message.ts'

/** In the generator's model, a list of codes that a practice may hide, rename or add to. */
export type CodedList = {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly spanishTitle?: string
  readonly description: string
  readonly locked: boolean
  readonly open: boolean
  readonly system?: string
  readonly pattern?: string
  readonly sample?: string
  readonly items: readonly Json[]
}

/** Every coded list, in the order of their names. */
export function codedListsOf(sources: Sources): readonly CodedList[] {
  const words = spanishLabels(sources) ?? {}
  return filesOf(sources, 'lists').map(({ name, path, json }) => {
    const system = textAt(json, 'system')
    const pattern = textAt(json, 'pattern')
    const sample = textAt(json, 'sample')
    const title = textAt(json, 'title') ?? name
    const spanishTitle = words[title]
    return {
      name,
      path,
      title,
      ...(typeof spanishTitle === 'string' && { spanishTitle }),
      description: textAt(json, 'description') ?? '',
      locked: isObject(json) && json.locked === true,
      open: isObject(json) && json.open === true,
      ...(system && { system }),
      ...(pattern && { pattern }),
      ...(sample && { sample }),
      items: objectsAt(json, 'items').map((item) => withSpanish(item, words)),
    }
  })
}

function withSpanish(item: JsonObject, words: Readonly<Record<string, unknown>>): JsonObject {
  const spanish = words[textAt(item, 'display') ?? '']
  return typeof spanish === 'string' ? { ...item, spanish } : item
}
