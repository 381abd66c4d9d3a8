import { listItems, openListOf, seekCodes } from '#client/form/words/list-items.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** The list that problems are coded by. */
export const conditionList = 'condition-code'

/**
 * Seeks conditions by words and beginnings of codes: in the whole of ICD-10-CM where it was imported, else in the short list. A code that
 * is written like one of the system is offered as it is while nobody can say what it means. Where beginnings are named, only codes that begin
 * with one of them are offered.
 */
export async function seekConditions(
  text: string,
  beginnings: readonly string[] = [],
): Promise<readonly ShownOption[]> {
  const isOwn = (code: string) => beginnings.length === 0 || beginnings.some((each) => code.startsWith(each))
  const items = (await listItems(conditionList)).filter(({ code }) => isOwn(code))
  const sought = text.trim() === '' ? 'failed' : await seekCodes(conditionList, text, beginnings)
  if (typeof sought === 'object') return sought.codes.map(optionOf)
  const words = text.toLowerCase().split(/\s+/)
  const fitting = items.filter(({ code, display }) => {
    const shown = `${display} ${code}`.toLowerCase()
    return words.every((word) => shown.includes(word))
  })
  return [...fitting.map(optionOf), ...typedCode(text, fitting).filter(({ code }) => isOwn(code))]
}

type Coded = { readonly code: string; readonly display: string }

function optionOf({ code, display }: Coded): ShownOption {
  return { code, label: display, help: code }
}

function typedCode(text: string, found: readonly Coded[]): readonly ShownOption[] {
  const code = text.trim().toUpperCase()
  const pattern = openListOf(conditionList)?.pattern
  const isOne = pattern !== undefined && new RegExp(pattern).test(code)
  return isOne && found.every((each) => each.code !== code) ? [{ code, label: code }] : []
}
