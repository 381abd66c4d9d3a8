import { codedLists } from '#generated/lists/all.ts'
import type { Context } from '#server/operations/handler.ts'
import { knownCode } from '#server/stores/codes/codes-query.ts'
import type { Reader } from '#shared/elements/kind/element-kind.ts'
import { overridesIn, practiceItems } from '#shared/lists/practice-items.ts'
import type { NoteSpeech } from '#shared/notes/printing/note-speech.ts'

type Code = { readonly list: string; readonly code: string }

/** What codes of lists are called in this practice, as far as they were looked up. */
export type CodeBook = {
  readonly code: Reader['code']
  /** Looks up what was read and not known; false when there is nothing more to know. */
  readonly learn: () => Promise<boolean>
}

/** Opens an empty book: whoever reads a code that it does not know sees the bare code, and reads again once it has learnt. */
export function openCodeBook(context: Context, say: NoteSpeech['say']): CodeBook {
  const known = new Map<string, string>()
  const asked = new Map<string, Code>()
  return {
    code: (list, code) => {
      const key = `${list} ${code}`
      if (!known.has(key)) asked.set(key, { list, code })
      return known.get(key) ?? code
    },
    learn: async () => {
      const fresh = [...asked]
      asked.clear()
      for (const [key, each] of fresh) known.set(key, await wordsOf(context, each, say))
      return fresh.length > 0
    },
  }
}

async function wordsOf(
  context: Context,
  { list: name, code }: Code,
  say: NoteSpeech['say'],
): Promise<string> {
  const list = isList(name) ? await codedLists[name]() : undefined
  if (!list) return code
  const items = practiceItems(list, overridesIn(context.actor.codedListOverrides))
  const item = items.find((each) => each.code === code)
  if (item || !list.open) return item?.display ?? code
  const found = await knownCode(context.transaction, { system: list.system ?? '', code })
  return typeof found === 'object' ? found.display : say('form.code-not-in-list', { code })
}

function isList(name: string): name is keyof typeof codedLists {
  return Object.hasOwn(codedLists, name)
}
