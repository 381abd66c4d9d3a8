import { plain } from '#client/sync/pending.ts'

/**
 * What people wrote of a definition: not what the server says of it, of its versions and of what it refers to, and nothing where nothing
 * is said, or only what the server fills in where nothing is.
 */
export function writtenContent(row: object): object {
  const written = Object.entries(plain(row)).filter(([name]) => !serverNames.has(name))
  return JSON.parse(
    JSON.stringify(Object.fromEntries(written), (name, value) => (name ? bare(name, value) : value)),
  )
}

/** What the schemas say of a condition and of a section where their author says nothing. */
const filledIn: ReadonlyMap<string, unknown> = new Map([
  ['rows', 'any'],
  ['scope', 'Common'],
])

/** Of a reference, what it refers to; the server adds what that is called and in which version it is. */
function bare(name: string, value: unknown): unknown {
  if (filledIn.has(name) && filledIn.get(name) === value) return undefined
  const isReference = typeof value === 'object' && value !== null && 'resourceType' in value && 'id' in value
  return isReference ? `${value.resourceType}/${value.id}` : value
}

const serverNames = new Set([
  'meta',
  'display',
  'status',
  'replaces',
  'jsonSchema',
  'uiSchema',
  'fhirQuestionnaire',
  'usage',
  'author',
  'changeLog',
])
