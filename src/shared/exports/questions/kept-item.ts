import { sameAnswer } from '#shared/answers/answer.ts'
import { nameOf } from '#shared/imports/items/apply-extensions.ts'
import { type ForeignObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Origin } from '#shared/imports/reading/importing.ts'
import { present } from './form-writing.ts'

/** An element's item as it was imported and as it would be written now and would have been was. */
export type Changed = {
  readonly origin: Origin
  readonly was: ForeignObject
  readonly now: ForeignObject
}

/** Fields of an item that say one thing together, in whatever version of FHIR. */
const together: readonly (readonly string[])[] = [
  ['text', '_text', 'prefix', '_prefix'],
  ['type', 'answerConstraint'],
  ['answerOption', 'option', 'answerValueSet', 'options'],
  ['enableWhen', 'enableBehavior'],
  ['code', 'definition'],
  ['initial', 'initialString', 'initialCoding', 'initialInteger'],
  ['required'],
  ['repeats'],
  ['readOnly'],
  ['maxLength'],
  ['linkId'],
]

/** The item of the file, with what has been changed here since; word for word where nothing has. */
export function keptItem({ origin, was, now }: Changed): ForeignObject {
  const changed = together.filter((keys) => keys.some((key) => !sameAnswer(was[key], now[key])))
  const replaced = new Set(changed.flat())
  const rest = Object.entries(origin.item).filter(([key]) => key !== 'item' && !replaced.has(key))
  const fresh = Object.entries(now).filter(([key]) => replaced.has(key))
  return withExtensions({ ...Object.fromEntries(rest), ...Object.fromEntries(fresh) }, { origin, was, now })
}

function withExtensions(item: ForeignObject, { was, now }: Changed): ForeignObject {
  const before = recordsOf(was.extension)
  const after = recordsOf(now.extension)
  const names = [...before, ...after].map(({ url }) => nameOf(textOf(url) ?? ''))
  const changed = new Set(names.filter((name) => !sameAnswer(named(before, name), named(after, name))))
  if (changed.size === 0) return item

  const isChanged = ({ url }: ForeignObject) => changed.has(nameOf(textOf(url) ?? ''))
  const extension = [
    ...recordsOf(item.extension).filter((one) => !isChanged(one)),
    ...after.filter(isChanged),
  ]
  const kept = Object.entries(item).filter(([key]) => !changed.has(key))
  return present({ ...Object.fromEntries(kept), extension: extension.length === 0 ? undefined : extension })
}

function named(extensions: readonly ForeignObject[], name: string): readonly ForeignObject[] {
  return extensions.filter(({ url }) => nameOf(textOf(url) ?? '') === name)
}

/** The items under an item: those of its children, and where nothing was changed the texts that explained it, where they stood. */
export function keptChildren(
  { origin, was, now }: Changed,
  children: readonly ForeignObject[],
): readonly ForeignObject[] {
  if (!sameAnswer(was.item, now.item)) return [...recordsOf(now.item), ...children]

  const all = [...children]
  const before = recordsOf(origin.item.item)
  for (const index of origin.folded) {
    const text = before[index]
    if (text) all.splice(index, 0, text)
  }
  return all
}
