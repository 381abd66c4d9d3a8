import { setupI18n } from '@lingui/core'
import { codedLists } from '#generated/lists/all.ts'
import { messages } from '#generated/messages/en.js'
import type { Element } from '#shared/forms/definition.ts'
import { practiceWords } from '#shared/words/practice-words.ts'

const catalogue = setupI18n({ locale: 'en', messages: { en: messages } })
const usual = practiceWords(undefined, 'en')

/** What people read under an id, in a practice that uses the usual words. */
export function said(id: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return catalogue._(id, { ...usual, ...parameters })
}

/** In the walk through every type: what a choice shows for a code. */
export async function wordsOfCode({ codedList, options }: Element, code: string): Promise<string> {
  if (codedList) {
    const { items } = await codedLists[codedList as keyof typeof codedLists]()
    return items.find((item) => item.code === code)?.display ?? code
  }
  const option = options?.find((each) => each.code === code)
  return option?.labelId ? said(option.labelId) : (option?.label ?? code)
}
