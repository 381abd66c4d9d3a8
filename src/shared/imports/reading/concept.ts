import type { Answer } from '#shared/answers/answer.ts'
import { type ForeignObject, numberOf, recordOf, recordsOf, textOf } from './foreign-object.ts'
import { readExtensions } from './source-item.ts'

/** A code of an imported value set. */
export type Concept = {
  readonly code: string
  readonly display: string
  readonly system: string | undefined
  readonly score: number | undefined
}

/** The codes of a value set that stands in the file (contained or beside); nothing when it stands elsewhere. */
export function conceptsOf(
  reference: string,
  beside: readonly ForeignObject[],
): readonly Concept[] | undefined {
  const set = beside.find((one) => one.resourceType === 'ValueSet' && isMeant(one, reference))
  const concepts = set
    ? [...expanded(recordOf(set.expansion).contains), ...composed(set, beside)]
    : wellKnown[bare(reference)]
  return concepts && concepts.length > 0 ? concepts : undefined
}

function bare(reference: string): string {
  return reference.split('|')[0] ?? reference
}

function isMeant(set: ForeignObject, reference: string): boolean {
  const id = textOf(set.id)
  const url = textOf(set.url)
  const wanted = bare(reference)
  return wanted === `#${id}` || wanted === `#${url}` || wanted === url || wanted === `ValueSet/${id}`
}

function expanded(contains: Answer | undefined): readonly Concept[] {
  return recordsOf(contains).flatMap((entry) => {
    const own = entry.abstract === true ? [] : conceptFrom(entry, textOf(entry.system))
    return [...own, ...expanded(entry.contains)]
  })
}

/** Only read where there is no expansion. */
function composed(set: ForeignObject, beside: readonly ForeignObject[]): readonly Concept[] {
  if (recordsOf(recordOf(set.expansion).contains).length > 0) return []
  return recordsOf(recordOf(set.compose).include).flatMap((include) => {
    const system = textOf(include.system)
    const listed = recordsOf(include.concept)
    const concepts = listed.length > 0 ? listed : allOf(system, beside)
    const inner = recordsOf(include.valueSet).length > 0 ? [] : nested(include.valueSet, beside)
    return [...concepts.flatMap((concept) => conceptFrom(concept, system)), ...inner]
  })
}

function nested(references: unknown, beside: readonly ForeignObject[]): readonly Concept[] {
  const list = Array.isArray(references) ? references : []
  return list.flatMap((one) =>
    typeof one === 'string'
      ? (conceptsOf(
          one,
          beside.filter((set) => !isMeant(set, one)),
        ) ?? [])
      : [],
  )
}

function allOf(system: string | undefined, beside: readonly ForeignObject[]): readonly ForeignObject[] {
  const codeSystem = beside.find((one) => one.resourceType === 'CodeSystem' && textOf(one.url) === system)
  return codeSystem ? flatConcepts(codeSystem.concept) : []
}

function flatConcepts(concepts: Answer | undefined): readonly ForeignObject[] {
  return recordsOf(concepts).flatMap((concept) => [concept, ...flatConcepts(concept.concept)])
}

function conceptFrom(entry: ForeignObject, system: string | undefined): readonly Concept[] {
  const code = textOf(entry.code)
  return code === undefined
    ? []
    : [{ code, display: textOf(entry.display) ?? code, system, score: scoreOf(entry) }]
}

const scoreUrls = /(ordinalValue|itemWeight|questionnaire-ordinalValue|valueset-ordinalValue)$/

/** The score that an extension (ordinalValue, itemWeight) gives to an option, a coding or a concept. */
export function scoreOf(holder: ForeignObject): number | undefined {
  const extension = readExtensions(holder).find(({ url }) => scoreUrls.test(url))
  return numberOf(extension?.value?.value)
}

const concept = (code: string, display: string): Concept => ({
  code,
  display,
  system: undefined,
  score: undefined,
})

/** Sets of FHIR itself that are small and fixed. */
const wellKnown: { readonly [url: string]: readonly Concept[] } = {
  'http://hl7.org/fhir/ValueSet/administrative-gender': [
    concept('male', 'Male'),
    concept('female', 'Female'),
    concept('other', 'Other'),
    concept('unknown', 'Unknown'),
  ],
  'http://hl7.org/fhir/ValueSet/yesnodontknow': [
    concept('Y', 'Yes'),
    concept('N', 'No'),
    concept('asked-unknown', "Don't know"),
  ],
}
