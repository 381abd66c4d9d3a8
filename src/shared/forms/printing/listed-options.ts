import type { Option } from '#generated/types/option.ts'
import { standInFor } from '#shared/elements/element.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ScreenWords } from '#shared/forms/screens/form-screen.ts'

/** One thing that can be chosen, in words. */
export type WrittenOption = { readonly code: string; readonly label: string }

/** On paper, what a coded list offers in this practice; nothing while that is not known. */
export type ListedOptions = (list: string) => readonly WrittenOption[]

type OptionWords = { readonly words: ScreenWords; readonly listed: ListedOptions }

/** All that can be chosen in answer to a question: its own options, else those of its coded list. */
export function writtenOptions(element: Element, { words, listed }: OptionWords): readonly WrittenOption[] {
  const { options = [], codedList } = standInFor(element)
  if (options.length > 0)
    return options.map((option) => ({ code: option.code, label: optionLabel(option, words) }))
  return codedList === undefined ? [] : listed(codedList)
}

/** So many options of a coded list are printed; whoever needs another one finds how many there are. */
export const mostListed = 24

function optionLabel({ code, label, labelId }: Option, words: ScreenWords): string {
  return labelId === undefined ? words.fill(label ?? code) : words.message(labelId)
}
