import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { membersOf } from '#shared/patch/members-of.ts'

type Said = Readonly<Record<string, unknown>>

/** One of several calls that are proved by one word: what this one signs, and what the others sign, each as one text. */
export type OneOfBatch = { readonly own: string; readonly others: readonly string[] }

/**
 * What is signed together by one word, where this call is one of it: note, step, meaning and content as they stand in the list.
 * A call that is not in its own list is a call by itself.
 */
export function batchOf(operation: string, said: Said): OneOfBatch | undefined {
  if (operation !== 'note.sign' || !Array.isArray(said.batch)) return undefined
  const own = textOf({ ...said, note: { id: said.id } })
  const all = said.batch.map((each) => textOf(membersOf(each)))
  return all.includes(own) ? { own, others: [...new Set(all)].filter((each) => each !== own) } : undefined
}

function textOf({ note, stepId, meaning, contentHash }: Said): string {
  const { id } = membersOf(note)
  return canonicalJson([id, stepId, meaning, contentHash].map(String))
}
