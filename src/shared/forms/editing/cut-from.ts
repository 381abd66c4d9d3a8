import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { asAnswer, type Definition, type Element } from '#shared/forms/definition.ts'
import { withoutElements } from './references.ts'
import { idsOf, standingOf } from './standings-of.ts'

/** Where a section of notes names questions of its form. */
export type SectionNames = Pick<NoteSectionForm, 'requiredElements' | 'hiddenElements' | 'prefill'>

/** What elements were cut out of, as it was before: their form, and the section of notes that it is made for. */
export type CutFrom = { readonly form: Definition; readonly section?: SectionNames | undefined }

/**
 * A form in which elements stand again that were cut out of it: conditions, calculations, scores, alerts, checks and translations say of
 * them what they said before. What somebody has changed in the meantime stays so.
 */
export function withSaidAgain<Form extends Definition>(now: Form, said: Definition, without: Form): Form {
  const lost = withoutElements(said, missingIn(without, said))
  const kept = withoutElements(said, missingIn(now, said))
  const { elements: _lost, ...lostBeside } = lost
  const { elements: _kept, ...keptBeside } = kept
  const { elements, ...beside } = now
  const again: unknown = {
    ...asObject(saidAgain(beside, lostBeside, keptBeside)),
    elements: elements.map((element) => elementAgain(element, lost, kept)),
  }
  // The same fields, each in one of the shapes that it had.
  return again as Form
}

/** A section of notes that names again what it named of its form, by what it names without that and with it. */
export function namesAgain<Section extends SectionNames>(
  now: Section,
  lost: SectionNames,
  kept: SectionNames,
): Section {
  // As above.
  return saidAgain(now, namesOf(lost), namesOf(kept)) as Section
}

/** Whatever else a section says is none of its form. */
function namesOf({ requiredElements, hiddenElements, prefill }: SectionNames) {
  return {
    ...(requiredElements && { requiredElements }),
    ...(hiddenElements && { hiddenElements }),
    ...(prefill && { prefill }),
  }
}

function missingIn(form: Definition, said: Definition): ReadonlySet<string> {
  const there = idsOf(form)
  return new Set([...idsOf(said)].filter((id) => !there.has(id)))
}

function elementAgain(element: Element, lost: Definition, kept: Definition): Element {
  const children = element.children?.map((child) => elementAgain(child, lost, kept))
  const before = standingOf(lost, element.id)?.element
  const after = standingOf(kept, element.id)?.element
  const own = before && after && element.type === after.type ? fieldsAgain(element, before, after) : element
  const isSame = own === element && children?.every((child, index) => child === element.children?.[index])
  return children && !isSame ? { ...own, children } : own
}

function fieldsAgain(element: Element, lost: Element, kept: Element): Element {
  const { children: _lost, ...before } = lost
  const { children: _kept, ...after } = kept
  if (isSame(before, after)) return element
  const { children, ...own } = element
  // As above.
  const again = saidAgain(own, before, after) as Element
  return { ...again, ...(children && { children }) }
}

/** `kept` where nothing has changed since it was lost; else part by part, so that what was lost comes to what is there now. */
function saidAgain(now: unknown, lost: unknown, kept: unknown): unknown {
  if (isSame(lost, kept)) return now
  if (isSame(now, lost)) return kept
  if (isObject(now) && isObject(lost) && isObject(kept)) return objectAgain(now, lost, kept)
  if (Array.isArray(now) && Array.isArray(lost) && Array.isArray(kept)) return listAgain(now, lost, kept)
  return now
}

type Fields = Readonly<Record<string, unknown>>

function objectAgain(now: Fields, lost: Fields, kept: Fields): Fields {
  const names = new Set([...Object.keys(now), ...Object.keys(kept)])
  const fields = [...names].map((name) => [name, saidAgain(now[name], lost[name], kept[name])] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** What is there now, each part again what it was; what was lost stands behind what it stood behind. */
function listAgain(now: readonly unknown[], lost: readonly unknown[], kept: readonly unknown[]) {
  const found = (list: readonly unknown[], each: unknown) => list.find((other) => isOne(each, other))
  // What has no name and had lost a part of itself gives way to the whole.
  const staying = now.filter((each) => found(kept, each) !== undefined || found(lost, each) === undefined)
  const next = staying.map((each) => saidAgain(each, found(lost, each), found(kept, each) ?? each))
  for (const [index, each] of kept.entries()) {
    if (found(lost, each) !== undefined || found(next, each) !== undefined) continue
    const beside = kept.slice(0, index)
    next.splice(next.findLastIndex((one) => found(beside, one) !== undefined) + 1, 0, each)
  }
  return next
}

/** Members of lists are one and the same by their name, else by all that they say. */
function isOne(one: unknown, other: unknown): boolean {
  const name = nameOf(one)
  return name === undefined ? isSame(one, other) : name === nameOf(other)
}

function nameOf(each: unknown): unknown {
  return isObject(each) ? (each.id ?? each.code ?? each.elementId) : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return sameAnswer(asAnswer(one), asAnswer(other))
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asObject(value: unknown): Fields {
  return isObject(value) ? value : {}
}
