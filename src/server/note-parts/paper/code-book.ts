import { codedLists } from '#generated/lists/all.ts'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { Context } from '#server/operations/handler.ts'
import { knownCode } from '#server/stores/codes/codes-query.ts'
import type { Reader } from '#shared/elements/kind/element-kind.ts'
import type { ListedOptions } from '#shared/forms/printing/listed-options.ts'
import { overridesIn, type PracticeItem, practiceItems } from '#shared/lists/practice-items.ts'
import type { NoteSpeech } from '#shared/notes/printing/note-speech.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'

type Code = { readonly list: string; readonly code: string }

/** What codes of lists are called in this practice, and what its lists offer, as far as they were looked up. */
export type CodeBook = {
  readonly code: Reader['code']
  readonly listed: ListedOptions
  /** Looks up what was read and not known; false when there is nothing more to know. */
  readonly learn: () => Promise<boolean>
}

type Speaking = { readonly say: NoteSpeech['say']; readonly language: 'en' | 'es' }

/** Opens an empty book: whoever reads a code that it does not know sees the bare code, and reads again once it has learnt. */
export function openCodeBook(context: Context, speaking: Speaking): CodeBook {
  const known = new Map<string, string>()
  const asked = new Map<string, Code>()
  const lists = new Map<string, ReturnType<ListedOptions>>()
  const askedLists = new Set<string>()
  return {
    code: (list, code) => {
      const key = `${list} ${code}`
      if (!known.has(key)) asked.set(key, { list, code })
      return known.get(key) ?? code
    },
    listed: (list) => {
      const options = lists.get(list)
      if (!options) askedLists.add(list)
      return options ?? []
    },
    learn: async () => {
      const fresh = [...asked]
      const freshLists = [...askedLists]
      asked.clear()
      askedLists.clear()
      for (const [key, each] of fresh) known.set(key, await wordsOf(context, each, speaking))
      for (const name of freshLists) lists.set(name, await offeredIn(context, name, speaking))
      return fresh.length + freshLists.length > 0
    },
  }
}

async function wordsOf(context: Context, { list: name, code }: Code, speaking: Speaking): Promise<string> {
  const list = await listCalled(name)
  if (!list) return code
  const item = itemsOf(context, list).find((each) => each.code === code)
  if (item || !list.open) return item ? spoken(item, speaking) : code
  const found = await knownCode(context.transaction, { system: list.system ?? '', code })
  return typeof found === 'object' ? found.display : speaking.say('form.code-not-in-list', { code })
}

async function offeredIn(
  context: Context,
  name: string,
  speaking: Speaking,
): Promise<ReturnType<ListedOptions>> {
  const list = await listCalled(name)
  const items = list ? itemsOf(context, list) : []
  return items
    .filter(({ isOffered }) => isOffered)
    .map((item) => ({ code: item.code, label: spoken(item, speaking) }))
}

/** What an item is called in the language of the print, where it was said in it. */
function spoken({ display, spanish }: PracticeItem, { language }: Speaking): string {
  return language === 'es' ? (spanish ?? display) : display
}

function itemsOf({ actor }: Context, list: CodedList): readonly PracticeItem[] {
  return practiceItems(list, overridesIn(actor.codedListOverrides))
}

async function listCalled(name: string): Promise<CodedList | undefined> {
  return isKeyOf(codedLists, name) ? codedLists[name]() : undefined
}
