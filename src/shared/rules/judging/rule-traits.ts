import { nobodyCame } from '#shared/rules/checks/check-show-status.ts'
import type { RuleFacts } from '#shared/rules/facts.ts'
import type { Sentence } from '#shared/rules/sentence.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'

type VisitStatus = 'Show' | 'NoShow' | 'Cancelled'
/** `Everybody`: the shared session and each member's part of it. */
type Target = 'Parent' | 'Members' | 'Services' | 'Everybody'

/** Records beside the session itself that a kind looks at; whoever asks loads only these. */
export type RuleNeed =
  | 'location'
  | 'performer'
  | 'episodes'
  | 'appointment'
  | 'sessions'
  | 'coverage'
  | 'services'

/** What a kind of rule judges when its author says nothing (`src/shared/rules/README.md`), and what it has to know. */
export type RuleTraits = {
  readonly visitStatuses: readonly VisitStatus[]
  readonly inGroup: Target
  readonly inMultiService: Target
  readonly needs: readonly RuleNeed[]
  /** Something to say of the note as a whole, beside what each session's check says. */
  readonly remark?: (facts: RuleFacts) => Sentence | undefined
}

const whenItTookPlace = ['Show'] as const
const always = ['Show', 'NoShow', 'Cancelled'] as const
const eachByItself = { inGroup: 'Members', inMultiService: 'Services' } as const
const asAWhole = { inGroup: 'Parent', inMultiService: 'Parent' } as const
const membersOrTheWhole = { inGroup: 'Members', inMultiService: 'Parent' } as const
const theWholeOrServices = { inGroup: 'Parent', inMultiService: 'Services' } as const

export const ruleTraits: { readonly [Kind in RuleKind]: RuleTraits } = {
  SessionDuration: { visitStatuses: whenItTookPlace, ...eachByItself, needs: [] },
  ShowStatus: { visitStatuses: always, ...eachByItself, needs: [], remark: nobodyCame },
  ServiceDate: { visitStatuses: always, ...asAWhole, needs: [] },
  ProgramSelected: { visitStatuses: always, ...membersOrTheWhole, needs: ['episodes', 'performer'] },
  ProgramLocation: { visitStatuses: whenItTookPlace, ...theWholeOrServices, needs: ['location'] },
  LocationSelected: { visitStatuses: whenItTookPlace, ...asAWhole, needs: ['location', 'appointment'] },
  MissingDiagnosis: { visitStatuses: whenItTookPlace, ...eachByItself, needs: [] },
  SpanMidnight: { visitStatuses: whenItTookPlace, ...asAWhole, needs: ['appointment'] },
  AppointmentRequired: { visitStatuses: always, ...asAWhole, needs: ['appointment'] },
  SessionOverlap: {
    visitStatuses: whenItTookPlace,
    inGroup: 'Everybody',
    inMultiService: 'Parent',
    needs: ['sessions', 'appointment'],
  },
  Authorization: { visitStatuses: whenItTookPlace, ...eachByItself, needs: ['coverage', 'sessions'] },
  SessionDurationIncrement: { visitStatuses: whenItTookPlace, ...eachByItself, needs: ['sessions'] },
  Insurance: { visitStatuses: whenItTookPlace, ...eachByItself, needs: ['coverage', 'performer'] },
  ServiceBasedSubformDuration: {
    visitStatuses: whenItTookPlace,
    ...membersOrTheWhole,
    needs: ['services'],
  },
}
