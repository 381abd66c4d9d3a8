/**
 * What the forms of a note may ask beside their own answers (`src/shared/forms/README.md`, "Conditions"); answers of other
 * sections are `section.{key}.{id}`. Whoever supplies the context supplies each of them: the compiler asks for it. What stands
 * nowhere here is refused when a form is published, because it would be blank for ever.
 */
export const contextPaths = [
  'today',
  'serviceDate',
  'birthDate',
  'patient.age',
  'patient.gender',
  'encounter.mode',
  'encounter.visitStatus',
  'service.code',
  'service.category',
  'program.code',
  'practitioner.license',
  'note.kind',
] as const

export type ContextPath = (typeof contextPaths)[number]

/** What the conditions of signing steps may ask. */
export const stepPaths = [
  'authorRequiresCoSignature',
  'author.license',
  'program',
  'service.category',
  'patient.isMinor',
  'kind',
] as const

export type StepPath = (typeof stepPaths)[number]

const suppliedPaths: ReadonlySet<string> = new Set(contextPaths)

/** Does anybody supply this path of the context? Whether another section has the question is asked where the sections meet. */
export function isSupplied(path: string): boolean {
  return path.startsWith('section.') || suppliedPaths.has(path)
}
