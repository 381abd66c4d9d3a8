import fhirpath from 'fhirpath'
import r4 from 'fhirpath/fhir-context/r4'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'

/** What an expression is asked about: where it stands, and the values that it may name. */
type Asked = {
  readonly base: ForeignObject
  readonly values: { readonly [name: string]: unknown }
}

/** An expression made ready; it gives a list of values, or throws when the values are not what it needs. */
export type Path = (asked: Asked) => readonly unknown[]

/** Nothing is fetched, nothing is written to a console, and no function is known but those of the language. */
const closed = { async: false, traceFn: () => undefined, userInvocationTable: {} } as const

/** Reads a FHIRPath expression; throws when it does not parse. */
export function readPath(text: string): Path {
  const atItem = fhirpath.compile({ base: 'QuestionnaireResponse.item', expression: text }, r4, closed)
  const atTop = fhirpath.compile(text, r4, closed)
  return ({ base, values }) => {
    const found: unknown = (base.resourceType === undefined ? atItem : atTop)(base, { ...values })
    return Array.isArray(found) ? found : []
  }
}
