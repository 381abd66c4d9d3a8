import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type ForeignObject, isObject, listOf, recordsOf, textOf } from './foreign-object.ts'

/** A questionnaire of a file, with what stands beside it and may be referred to (value sets, code systems). */
export type FoundQuestionnaire = {
  readonly questionnaire: ForeignObject
  readonly beside: readonly ForeignObject[]
}

const deepest = 6

/**
 * All FHIR questionnaires of a file: the file itself, a list, a Bundle's entries, Parameters, contained resources.
 * A file without one is refused with a sentence that says what it is and what to do.
 */
export function findQuestionnaires(content: unknown): Outcome<readonly FoundQuestionnaire[]> {
  const resources = resourcesIn(content, 0)
  const found = resources.filter(isQuestionnaire)
  if (found.length === 0) return failed({ kind: 'invalid', findings: [refusal(content, resources)] })

  const sets = resources.filter(
    ({ resourceType }) => resourceType === 'ValueSet' || resourceType === 'CodeSystem',
  )
  return succeeded(
    found.map((questionnaire) => ({ questionnaire, beside: [...containedIn(questionnaire), ...sets] })),
  )
}

function isQuestionnaire(resource: ForeignObject): boolean {
  return resource.resourceType === 'Questionnaire'
}

function containedIn(resource: ForeignObject): readonly ForeignObject[] {
  return recordsOf(resource.contained)
}

function resourcesIn(content: unknown, depth: number): readonly ForeignObject[] {
  if (depth > deepest) return []
  if (Array.isArray(content)) return content.flatMap((one) => resourcesIn(one, depth + 1))
  if (!isObject(content)) return []
  if (isQuestionnaire(content)) return [content]

  const inner = [
    ...recordsOf(content.entry).map((entry) => entry.resource),
    ...recordsOf(content.parameter).map((parameter) => parameter.resource),
    ...listOf(content.contained),
  ]
  const own = typeof content.resourceType === 'string' ? [content] : []
  return [...own, ...inner.flatMap((one) => resourcesIn(one, depth + 1))]
}

type Refusal = {
  readonly pointer: string
  readonly weight: 'blocks'
  readonly message: string
  readonly parameters?: Readonly<Record<string, string>>
}

function refusal(content: unknown, resources: readonly ForeignObject[]): Refusal {
  const types = [...new Set(resources.map(({ resourceType }) => textOf(resourceType) ?? ''))].filter(
    (type) => type !== '',
  )
  if (types.length > 0) {
    const parameters = { types: types.slice(0, 5).join(', ') }
    return { pointer: '/content', weight: 'blocks', message: 'imports.other-resource', parameters }
  }
  const message =
    isObject(content) || Array.isArray(content) ? 'imports.no-questionnaire' : 'imports.no-object'
  return { pointer: '/content', weight: 'blocks', message }
}
