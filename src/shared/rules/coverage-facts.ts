/** A fact for rules: an insurance policy or another payer of the patient, with what its payer says of services. */
export type CoverageFacts = {
  readonly id: string
  readonly payer: { readonly id: string; readonly display: string }
  readonly type: string
  readonly status: string
  readonly order: number
  readonly start: string
  readonly end?: string | undefined
  /** Programs that it is limited to; empty means all. */
  readonly programs: readonly string[]
  /** What is missing of its data: ids of `rules.insurance.field.*`. */
  readonly missing: readonly string[]
  /** Newest first. */
  readonly eligibility: readonly { readonly checkedOn: string; readonly result: string }[]
  /** Services that the payer covers; empty means all. */
  readonly coveredServices: readonly CoveredService[]
  /** Services for which the payer or a contract with it asks for an authorization. */
  readonly needsAuthorizationFor: readonly string[]
  readonly authorizations: readonly AuthorizationFacts[]
}

export type CoveredService = {
  readonly serviceId: string
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Units that a payer has granted. */
export type AuthorizationFacts = {
  readonly id: string
  readonly number: string
  readonly status: string
  readonly services: readonly string[]
  readonly programs: readonly string[]
  readonly practitioners: readonly string[]
  readonly unitKind: string
  readonly approved: number
  readonly used: number
  readonly frequency?: { readonly units: number; readonly per: 'day' | 'week' | 'month' } | undefined
  readonly start: string
  readonly end?: string | undefined
  readonly requestedOn?: string | undefined
  readonly warnAtPercent?: number | undefined
}
