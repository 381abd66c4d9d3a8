// Generated from schemas/types/fhir-path.json by npm run generate. Edits are lost.
/** Expressions of an imported question that are none of the calculations and conditions here, word for word. */
export type FhirPath = {
  /** Gives the answer. */
  readonly value?: string
  /** Says whether the question is shown. */
  readonly visible?: string
  /** Named expressions that the others use. */
  readonly variables?: {
    readonly [k: string]: string
  }
}
