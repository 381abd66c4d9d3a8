import type { RuleKind } from './verdict.ts'

type VisitStatus = 'Show' | 'NoShow' | 'Cancelled'
type Target = 'Parent' | 'Members' | 'Services'

/** What a kind of rule judges when its author says nothing (note-rules §1.2, §1.6). */
export type RuleTraits = {
  readonly visitStatuses: readonly VisitStatus[]
  readonly inGroup: Target
  readonly inMultiService: Target
}

const whenItTookPlace = ['Show'] as const
const always = ['Show', 'NoShow', 'Cancelled'] as const

export const ruleTraits: { readonly [Kind in RuleKind]: RuleTraits } = {
  SessionDuration: { visitStatuses: whenItTookPlace, inGroup: 'Members', inMultiService: 'Services' },
  ServiceDate: { visitStatuses: always, inGroup: 'Parent', inMultiService: 'Parent' },
  MissingDiagnosis: { visitStatuses: whenItTookPlace, inGroup: 'Members', inMultiService: 'Services' },
}
