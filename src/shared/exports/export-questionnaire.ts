import { type Answer, sameAnswer } from '#shared/answers/answer.ts'
import { asAnswer, definitionOf, type Element } from '#shared/forms/definition.ts'
import { importQuestionnaire, type Imported as Read } from '#shared/imports/import-questionnaire.ts'
import { ownExtension } from '#shared/imports/items/own-extension.ts'
import { type ForeignObject, recordOf, recordsOf } from '#shared/imports/reading/foreign-object.ts'
import { type Exportable, exportHead, headRest } from './export-head.ts'
import { type Branch, type Former, outlineOf } from './outline-of.ts'
import { type FormWriting, flat, openWriting } from './questions/form-writing.ts'
import { isItemGroup } from './questions/item-type-of.ts'
import { keptChildren, keptItem } from './questions/kept-item.ts'
import { questionItem } from './questions/question-item.ts'
import { inRelease, type Release } from './release.ts'

/** A FHIR questionnaire, and which element each of its items is. */
export type WrittenQuestionnaire = {
  readonly questionnaire: ForeignObject
  readonly elementOf: ReadonlyMap<ForeignObject, Element>
  /** Items that are answered once for each row: the id of the list that has the rows. */
  readonly rowsOf: ReadonlyMap<ForeignObject, string>
}

/**
 * Writes a questionnaire in FHIR. What was imported and not changed is given back word for word; what FHIR has no field for
 * stands in an extension of ours, so that an import of it makes the same questionnaire again.
 */
export function exportQuestionnaire(questionnaire: Exportable, release: Release): WrittenQuestionnaire {
  const then = readAgain(asAnswer(questionnaire.original))
  const plain = written(questionnaire, then, release)
  return withRest(questionnaire, plain)
}

function readAgain(original: Answer | undefined): Read | undefined {
  const [found] = recordsOf(original)
  if (!found) return undefined
  const read = importQuestionnaire('', { questionnaire: found, beside: recordsOf(found.contained) })
  return 'body' in read ? read : undefined
}

function written(questionnaire: Exportable, then: Read | undefined, release: Release): WrittenQuestionnaire {
  const { elements } = definitionOf(questionnaire)
  const before = then && importedOf(then)
  const exporting: Exporting = {
    release,
    before,
    now: openWriting(elements, questionnaire.translations),
    earlier: before ? openWriting(before.elements, then.body.translations) : undefined,
    made: new Map(),
    rows: new Map(),
  }
  const item = outlineOf(elements, before).map((branch) => itemOf(branch, exporting))
  const head = withoutOwn(exportHead(questionnaire, then?.body))
  return { questionnaire: { ...head, item }, elementOf: exporting.made, rowsOf: exporting.rows }
}

type Exporting = {
  readonly release: Release
  readonly before: Former | undefined
  readonly now: FormWriting
  readonly earlier: FormWriting | undefined
  readonly made: Map<ForeignObject, Element>
  readonly rows: Map<ForeignObject, string>
}

function importedOf({ body, origins }: Read): Former & { readonly elements: readonly Element[] } {
  const { elements } = definitionOf(body)
  const byId = new Map(flat(elements).map((element) => [element.id, element]))
  return { elements, origins, elementOf: (id) => byId.get(id) }
}

function itemOf({ element, branches, rows }: Branch, exporting: Exporting): ForeignObject {
  const { before, release, made } = exporting
  const children = branches.map((branch) => itemOf(branch, exporting))
  const now = questionItem(element, exporting.now)
  const origin = before?.origins.of.get(element.id)
  const former = before?.elementOf(element.id)
  const changed =
    origin && former && exporting.earlier
      ? { origin, now, was: questionItem(former, exporting.earlier) }
      : undefined

  const own = changed ? keptItem(changed) : now
  const inner = changed ? keptChildren(changed, children) : [...recordsOf(now.item), ...children]
  const { item: _item, ...rest } = inRelease(withoutOwn(own), release)
  const item: ForeignObject = inner.length === 0 ? rest : { ...rest, item: inner }
  made.set(item, element)
  if (rows !== undefined) exporting.rows.set(item, rows)
  return item
}

/** Reads what was written as an import would, and adds what that would not find. */
function withRest(wanted: Exportable, plain: WrittenQuestionnaire): WrittenQuestionnaire {
  const read = readAgain(plain.questionnaire)
  if (!read) return plain

  const found = foundItems(read)
  const made = new Map<ForeignObject, Element>()
  const rows = new Map<ForeignObject, string>()
  const item = recordsOf(plain.questionnaire.item).map((one) => completed(one, { plain, found, made, rows }))
  const head = headRest(wanted, read.body)
  const questionnaire = withOwn({ ...plain.questionnaire, item }, head)
  return { questionnaire: wholly(wanted, questionnaire, head), elementOf: made, rowsOf: rows }
}

/** Where reading it would still make other elements, they are carried as they are. */
function wholly(wanted: Exportable, questionnaire: ForeignObject, head: ForeignObject): ForeignObject {
  const elements = asAnswer(wanted.elements)
  const again = readAgain(questionnaire)
  const isSame = again !== undefined && sameAnswer(asAnswer(again.body.elements), elements)
  return isSame || elements === undefined ? questionnaire : withOwn(questionnaire, { ...head, elements })
}

function foundItems({ body, origins }: Read): ReadonlyMap<ForeignObject, Element> {
  const all = flat(definitionOf(body).elements)
  return new Map(
    all.flatMap((element) => {
      const origin = origins.of.get(element.id)
      return origin ? [[origin.item, element] as const] : []
    }),
  )
}

type Completing = {
  readonly plain: WrittenQuestionnaire
  readonly found: ReadonlyMap<ForeignObject, Element>
  readonly made: Map<ForeignObject, Element>
  readonly rows: Map<ForeignObject, string>
}

function completed(item: ForeignObject, completing: Completing): ForeignObject {
  const { plain, found, made, rows } = completing
  const wanted = plain.elementOf.get(item)
  const inner = recordsOf(item.item).map((one) => completed(one, completing))
  const whole = inner.length === 0 ? item : { ...item, item: inner }
  if (!wanted) return whole

  const done = withOwn(whole, restOf(wanted, found.get(item)))
  made.set(done, wanted)
  const list = plain.rowsOf.get(item)
  if (list !== undefined) rows.set(done, list)
  return done
}

/** The fields of an element that reading its item does not give; `null` takes one away. */
function restOf(wanted: Element, read: Element | undefined): ForeignObject {
  if (!read) return {}

  const left: ForeignObject = recordOfElement(wanted)
  const right: ForeignObject = recordOfElement(read)
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  const hasItems = isItemGroup(wanted) && isItemGroup(read)
  const changed = keys.filter(
    (key) => (key !== 'children' || !hasItems) && !sameAnswer(left[key], right[key]),
  )
  return Object.fromEntries(changed.map((key) => [key, left[key] ?? null]))
}

function recordOfElement(element: Element): ForeignObject {
  return recordOf(asAnswer(element))
}

function withOwn(holder: ForeignObject, more: ForeignObject): ForeignObject {
  const rest = withoutOwn(holder)
  if (Object.keys(more).length === 0) return rest
  return {
    ...rest,
    extension: [...recordsOf(rest.extension), { url: ownExtension, valueString: JSON.stringify(more) }],
  }
}

/** What an export has added before is worked out anew. */
function withoutOwn(holder: ForeignObject): ForeignObject {
  const all = recordsOf(holder.extension)
  const others = all.filter(({ url }) => url !== ownExtension)
  if (others.length === all.length) return holder

  const { extension: _extension, ...rest } = holder
  return others.length === 0 ? rest : { ...rest, extension: others }
}
