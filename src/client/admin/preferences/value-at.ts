import { membersOf } from '#shared/patch/members-of.ts'

/** The value at a preference's path: `sessionTimeout`, `passwordPolicy.minLength`. */
export function valueAt(preferences: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => membersOf(value)[name], preferences)
}

/** The preferences with another value at a path; without one where the value is undefined. */
export function withValueAt<Fields extends object>(
  preferences: Fields,
  path: string,
  value: unknown,
): Fields {
  const [field = '', part] = path.split('.')
  if (part === undefined) return { ...preferences, [field]: value }
  const { [part]: _before, ...others } = membersOf(membersOf(preferences)[field])
  return { ...preferences, [field]: value === undefined ? others : { ...others, [part]: value } }
}
