import type { AnyElement } from '#generated/types/elements.ts'
import type { Filter } from '#generated/types/filter.ts'

/** One way in which a question narrows the records that it offers: a field of theirs and the values of which one must stand there. */
type Narrowing = { readonly field: string; readonly values: readonly (string | boolean)[] }

type Narrowed = Pick<AnyElement, 'filter'>

/** Where a record keeps what a question calls by a plainer word. */
const fields: { readonly [name: string]: string } = { licenses: 'licenses.type' }

/** Of types that are active or not, where they say it and how; most say it by `status`. */
const activeBy: { readonly [type: string]: Narrowing } = {
  ...byFlag('District', 'Group', 'Organization', 'Patient', 'Practitioner', 'RelatedPerson', 'Schedule'),
  ...byStatus('Allergy', 'CarePlan', 'Consent', 'Contract', 'Coverage', 'EpisodeOfCare', 'Form'),
  ...byStatus('GroupNoteDefinition', 'HealthcareService', 'Medication', 'NoteDefinition', 'NoteSectionForm'),
  ...byStatus('NoteTemplate', 'Packet', 'Program', 'Questionnaire', 'Script'),
  Condition: { field: 'clinicalStatus', values: ['Active'] },
  Location: { field: 'status', values: ['active'] },
}

function byFlag(...types: readonly string[]): typeof activeBy {
  return Object.fromEntries(types.map((type) => [type, { field: 'active', values: [true] }]))
}

function byStatus(...types: readonly string[]): typeof activeBy {
  return Object.fromEntries(types.map((type) => [type, { field: 'status', values: ['Active'] }]))
}

/** How a question that asks for a record narrows those of a type, as a query says it. */
export function offeredRecords({ filter = {} }: Narrowed, type: string): readonly Filter[] {
  return narrowingsOf(filter, type).map(({ field, values }) => ({ field, op: 'in', value: values }))
}

/** Whether the question offers this record: the verdict of that query on one record that was read. */
export function isOffered({ filter = {} }: Narrowed, type: string, record: object): boolean {
  return narrowingsOf(filter, type).every(({ field, values }) =>
    codesAt(record, field.split('.')).some((code) => values.some((value) => value === code)),
  )
}

function narrowingsOf(filter: object, type: string): readonly Narrowing[] {
  return Object.entries(filter).flatMap(([name, wanted]): readonly Narrowing[] => {
    if (Array.isArray(wanted)) {
      const values = wanted.map(codeOf).filter((value) => value !== undefined)
      return values.length > 0 ? [{ field: fields[name] ?? name, values }] : []
    }
    if (wanted !== true) return []
    const active = activeBy[type]
    if (name !== 'active') return [{ field: name, values: [true] }]
    return active ? [active] : []
  })
}

/** What stands at a path of a record, in whatever entry of its lists. */
function codesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => codesAt(entry, path))
  const [first, ...rest] = path
  if (first === undefined) return [codeOf(value)]
  if (typeof value !== 'object' || value === null) return []
  return codesAt(Object.entries(value).find(([name]) => name === first)?.[1], rest)
}

function codeOf(value: unknown): string | boolean | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
    ? value.code
    : undefined
}
