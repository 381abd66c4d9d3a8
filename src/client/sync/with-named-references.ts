import { isArray, isObject, type Json, type JsonObject } from '#shared/patch/patch-operation.ts'

/** What the server says of a reference beside what it refers to. */
const additional = ['display', 'partition', 'versionId'] as const

type Additions = ReadonlyMap<string, JsonObject>

/**
 * Documents that were written here, with what the server has added to their references since: what they are called, where they stand, and in
 * which version they were pinned. It is nobody's change, so it must not meet one. What was said here of a reference stays.
 */
export function withNamedReferences(
  documents: readonly JsonObject[],
  theirs: JsonObject,
): readonly JsonObject[] {
  const additions = additionsTo(documents, theirs)
  return additions.size === 0 ? documents : documents.map((each) => filledObject(each, additions))
}

/** What is said of each reference there and nowhere here; of one that is pinned in two ways, nothing. */
function additionsTo(documents: readonly JsonObject[], theirs: JsonObject): Additions {
  const here = new Map<string, JsonObject>()
  for (const reference of documents.flatMap(referencesIn)) {
    const name = nameOf(reference)
    here.set(name, { ...here.get(name), ...reference })
  }
  const found = new Map<string, JsonObject>()
  for (const reference of referencesIn(theirs)) {
    const name = nameOf(reference)
    const mine = here.get(name)
    if (!mine) continue
    const before = found.get(name)
    const news = additional.flatMap((member) => {
      const value = reference[member]
      const isNews = value !== undefined && mine[member] === undefined
      const isDisputed = before !== undefined && before[member] !== value
      return isNews && !isDisputed ? [[member, value] as const] : []
    })
    found.set(name, Object.fromEntries(news))
  }
  return new Map([...found].filter(([, each]) => Object.keys(each).length > 0))
}

function referencesIn(value: Json): readonly JsonObject[] {
  if (isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  return [
    ...(isReference(value) ? [value] : []),
    ...Object.values(value).flatMap((each) => referencesIn(each ?? null)),
  ]
}

function filled(value: Json, additions: Additions): Json {
  if (isArray(value)) return value.map((each) => filled(each, additions))
  return isObject(value) ? filledObject(value, additions) : value
}

function filledObject(value: JsonObject, additions: Additions): JsonObject {
  const members = Object.entries(value).map(([member, each]) => [member, filled(each ?? null, additions)])
  const own: JsonObject = Object.fromEntries(members)
  return isReference(value) ? { ...additions.get(nameOf(value)), ...own } : own
}

/** A whole record has a resource type and an id as well; it is told from a reference by what the store keeps of it. */
function isReference(value: JsonObject): boolean {
  return typeof value.id === 'string' && typeof value.resourceType === 'string' && value.meta === undefined
}

function nameOf({ resourceType, id }: JsonObject): string {
  return `${String(resourceType)}/${String(id)}`
}
