import { elementIdFrom } from '#shared/forms/element-id.ts'

const longest = 48

/** Hands out element ids: from the label, else from the source's id, each once (`_2`, `_3` … when it is taken). */
export type IdSource = { readonly next: (label: string, otherwise: string) => string }

/** A source of ids for one imported form. Ids differ also when case is ignored. */
export function openIds(): IdSource {
  const taken = new Set<string>()
  return {
    next: (label, otherwise) => {
      const wanted = elementIdFrom(label, longest) ?? elementIdFrom(otherwise, longest) ?? 'question'
      return claim(taken, wanted)
    },
  }
}

function claim(taken: Set<string>, wanted: string): string {
  let id = wanted
  for (let count = 2; taken.has(id.toLowerCase()); count += 1) id = `${wanted}_${count}`
  taken.add(id.toLowerCase())
  return id
}
