import { displayOf } from '#client/form/words/list-items.ts'
import type { Labels, Words } from '#client/ui/words.tsx'
import type { Answer } from '#shared/answers/answer.ts'
import { isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'

type Says = { readonly words: Words; readonly labels: Labels }

/** What an author has set otherwise than the kind does by itself, each as `name: value`. */
export function settingsInWords(
  params: Answer | undefined,
  elements: readonly Element[],
  says: Says,
): readonly string[] {
  if (!isRecord(params)) return []
  return flat(elements).flatMap((element) => {
    const value = params[element.id.split('.').at(-1) ?? '']
    if (value === undefined || value === null || sameAnswer(value, asAnswer(element.default))) return []
    const values = Array.isArray(value) ? value : [value]
    const said = values.map((each) => valueInWords(each, element, says)).join(', ')
    return [`${labelOf(element, says)}: ${said === '' ? '–' : said}`]
  })
}

function flat(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((each) => (each.type === 'Section' ? flat(each.children ?? []) : [each]))
}

function labelOf({ labelId, label, id }: Element, { labels }: Says): string {
  return labelId ? labels(labelId) : (label ?? id)
}

function valueInWords(value: Answer, element: Element, { words, labels }: Says): string {
  if (typeof value === 'boolean') return words(value ? 'form.yes' : 'form.no')
  if (isRecord(value)) return String(value.display ?? Object.values(value).join(' + '))
  const option = element.options?.find(({ code }) => code === value)
  if (option) return option.labelId ? labels(option.labelId) : (option.label ?? option.code)
  return (element.codedList && displayOf(element.codedList, String(value))) || String(value)
}
