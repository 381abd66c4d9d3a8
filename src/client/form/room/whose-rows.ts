import { membersOf } from '#shared/patch/members-of.ts'
import type { FormRoom } from './form-room.ts'
import type { Whose } from './form-setting.ts'

type Asked = { readonly patientFrom: string | undefined; readonly path: string }

/**
 * Whose records a picker offers: on a generated screen those of the patient whom the same part names, else the record;
 * in a form about somebody that person's.
 */
export function whoseRows({ answers, setting }: Pick<FormRoom, 'answers' | 'setting'>, asked: Asked): Whose {
  const { patientFrom } = asked
  const { patient, record } = setting
  if (patientFrom === undefined) return patient?.id === undefined ? 'everybody' : { patient: patient.id }
  if (patientFrom === 'self') return patientIn(record && { ...record, resourceType: 'Patient' }) ?? 'nobody'

  const beside = placesAround(asked.path).map((place) => answers.get(`${place}${patientFrom}`).value)
  const anywhere = answers.form.nodes.has(patientFrom)
    ? answers.readings(patientFrom).map(({ value }) => value)
    : valuesAt(record, patientFrom)
  const named = [...beside, ...anywhere].map(patientIn).find((found) => found !== undefined)
  if (named) return named
  const types = answers.form.nodes.get(patientFrom)?.element.types
  return types?.includes('Patient') ? 'nobody' : 'everybody'
}

/** The rows around a path, the nearest first: `a/1/b` stands in `a/1/`, and that in the form. */
function placesAround(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  const depths = Array.from(
    { length: Math.floor(parts.length / 2) + 1 },
    (_, index) => parts.length - 2 * index,
  )
  return depths.map((depth) => (depth === 0 ? '' : `${parts.slice(0, depth).join('/')}/`))
}

function patientIn(value: unknown): Whose | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, resourceType } = membersOf(value)
  return resourceType === 'Patient' && typeof id === 'string' ? { patient: id } : undefined
}

function valuesAt(value: unknown, path: string): readonly unknown[] {
  return path.split('.').reduce<readonly unknown[]>(
    (at, name) =>
      at.flatMap((each) => {
        const inner = typeof each === 'object' && each !== null ? membersOf(each)[name] : each
        return Array.isArray(inner) ? inner : [inner]
      }),
    [value],
  )
}
