import type { ElementType } from '#shared/forms/definition.ts'
import { cut } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'

/** What a foreign question is called in its file, and what it asks. */
export type NamedPart = { readonly name: string; readonly label: string; readonly type: ElementType }

const longestLabel = 2000
const longestBody = 20_000
const unlabelled: ReadonlySet<ElementType> = new Set(['Section', 'Repeater'])

/** A new element for a question, group or text of a foreign form; its own name is kept as its `linkId`. */
export function beginPart(named: NamedPart, importing: Importing): Part {
  const { name, label, type } = named
  const isNameless = name === '' && unlabelled.has(type)
  // Names of questions come first: a section without one takes none away.
  const part: Part = { id: importing.ids.next(isNameless ? `${label} section` : name, label), type }
  importing.ledger.keep(name)
  setWords(part, named, importing)
  if (name === '') return part

  if (name !== part.id && name.length <= 200) part.codes = [{ system: 'linkId', code: name }]
  if (importing.byLinkId.has(name)) importing.ledger.change(name, 'imports.name-twice')
  else importing.byLinkId.set(name, part)
  return part
}

function setWords(part: Part, { name, label, type }: NamedPart, { ledger }: Importing): void {
  const words = label.trim()
  const longest = type === 'Instructions' ? longestBody : longestLabel
  if (words.length > longest) ledger.change(name, 'imports.text-too-long')
  if (type === 'Instructions') part.body = cut(words, longest)
  else if (words !== '') part.label = cut(words, longest)
  else if (!unlabelled.has(type)) {
    part.label = name === '' ? part.id : cut(name, longest)
    ledger.change(name, 'imports.no-text-name')
  }
}

/** Another code for a question: what it is called in a list of concepts. */
export function addCode(part: Part, system: string, code: string): void {
  if (code.length > 200 || (part.codes?.length ?? 0) >= 50) return
  part.codes = [...(part.codes ?? []), { system: cut(system, 500), code }]
}
