import type { Definition, Element } from '#shared/forms/definition.ts'

/** Fields in which a form names its own elements, wherever they stand: an id, a path over rows or a date of an element. */
const naming = new Set(['source', 'sources', 'itemIds', 'reverse', 'describedBy', 'minDate', 'maxDate', 'of'])

/** Fields whose members go with the element that they ask about. */
const askedAbout = new Set(['source', 'sources', 'itemIds', 'reverse'])

/** The form with every name of an element in its conditions, calculations, scores, alerts, checks and translations written anew. */
export function withReferences<Form extends Definition>(form: Form, renamed: (id: string) => string): Form {
  // Only texts were exchanged for other texts.
  return withTranslations(
    rewritten(form, undefined, (text) => written(text, renamed)),
    (words) => Object.fromEntries(Object.entries(words).map(([id, said]) => [renamed(id), said])),
  ) as Form
}

/** The elements that a form names: in conditions, calculations, scores, alerts and checks. */
export function namesIn(form: Definition): ReadonlySet<string> {
  const names = new Set<string>()
  rewritten(form, undefined, (text) => {
    for (const id of idsIn(text)) names.add(id)
    return text
  })
  return names
}

/**
 * The form without what was said about elements that are gone: clauses that ask them, sources of calculations, questions of scores. A
 * condition that has lost all of its clauses goes too, so that nothing is hidden for ever.
 */
export function withoutReferences<Form extends Definition>(form: Form, gone: ReadonlySet<string>): Form {
  const isGone = (text: string) => idsIn(text).some((id) => gone.has(id))
  // What is left of each part has the shape that it had.
  return withTranslations(pruned(form, isGone), (words) =>
    Object.fromEntries(Object.entries(words).filter(([id]) => !gone.has(id))),
  ) as Form
}

/** The form without elements, whatever they hold, and without what was said about them. */
export function withoutElements<Form extends Definition>(form: Form, going: ReadonlySet<string>): Form {
  if (going.size === 0) return form
  return withoutReferences({ ...form, elements: without(form.elements, going) }, going)
}

function without(elements: readonly Element[], going: ReadonlySet<string>): readonly Element[] {
  return elements
    .filter(({ id }) => !going.has(id))
    .map((element) =>
      element.children ? { ...element, children: without(element.children, going) } : element,
    )
}

/** The ids of a source: its own, those of its rows, and that of a bound such as `@birth`. */
function idsIn(text: string): readonly string[] {
  return text
    .replace(/^row\./, '')
    .replace(/^@/, '')
    .split('.*.')
}

function written(text: string, renamed: (id: string) => string): string {
  const [, before = '', rest = ''] = /^(row\.|@|)(.*)$/.exec(text) ?? []
  return before + rest.split('.*.').map(renamed).join('.*.')
}

function rewritten(value: unknown, name: string | undefined, rewrite: (text: string) => string): unknown {
  if (typeof value === 'string') return name !== undefined && naming.has(name) ? rewrite(value) : value
  if (Array.isArray(value)) return value.map((each) => rewritten(each, name, rewrite))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewritten(each, key, rewrite)]))
}

const nothing = Symbol('nothing')

function pruned(value: unknown, isGone: (text: string) => boolean, name?: string): unknown {
  if (Array.isArray(value)) {
    const isNaming = name !== undefined && askedAbout.has(name)
    const left = value
      .filter((each) => !(isNaming && typeof each === 'string' && isGone(each)))
      .map((each) => pruned(each, isGone))
      .filter((each) => each !== nothing)
    return left.length === 0 && value.length > 0 && isNaming ? nothing : left
  }
  if (!isObject(value)) return value
  if (typeof value.source === 'string' && 'operator' in value && isGone(value.source)) return nothing
  const fields = Object.entries(value).map(([key, each]) => [key, pruned(each, isGone, key)] as const)
  if (fields.some(([key, each]) => isEmptied(key, each, value))) return nothing
  return Object.fromEntries(
    fields.filter(([key, each]) => each !== nothing && !isLostBound(key, each, isGone)),
  )
}

/** A group of conditions has lost its clauses, a calculation its sources, an alert or a check its condition. */
function isEmptied(key: string, left: unknown, before: Readonly<Record<string, unknown>>): boolean {
  if (key === 'sources' || key === 'when') return left === nothing
  if (key !== 'clauses' || !Array.isArray(left) || !Array.isArray(before.clauses)) return false
  return left.length === 0 && before.clauses.length > 0
}

function isLostBound(key: string, value: unknown, isGone: (text: string) => boolean): boolean {
  const isBound =
    key === 'minDate' || key === 'maxDate'
      ? typeof value === 'string' && value.startsWith('@')
      : key === 'describedBy'
  return isBound && typeof value === 'string' && isGone(value)
}

type Words = Readonly<Record<string, unknown>>

/** The translations stand by language and then by element. */
function withTranslations(form: unknown, change: (words: Words) => Words): unknown {
  if (!isObject(form) || !isObject(form.translations)) return form
  const translations = Object.fromEntries(
    Object.entries(form.translations).map(([language, words]) => [
      language,
      isObject(words) ? change(words) : words,
    ]),
  )
  return { ...form, translations }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
