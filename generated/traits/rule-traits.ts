// Generated from schemas/rules by npm run generate. Edits are lost.
import type { RuleItemKind } from '../types/rules.ts'

/** Records beside the session itself that kinds of rules look at. */
export type RuleNeed = 'appointment' | 'coverage' | 'episodes' | 'location' | 'performer' | 'services' | 'sessions'

/** What a kind of rule does where its author says nothing, and what it has to know. */
export type RuleTraits = {
  readonly defaultSeverity: 'Block' | 'Warn'
  readonly defaultTiming: 'AtSign' | 'Both'
  readonly defaultVisitStatuses: readonly ('Cancelled' | 'NoShow' | 'Show')[]
  /** Whose session it judges in a group note. */
  readonly groupTarget: 'Everybody' | 'Members' | 'Parent'
  /** What it judges in a note of several services. */
  readonly multiServiceTarget: 'Parent' | 'Services'
  readonly needs: readonly RuleNeed[]
}

export const ruleTraits: { readonly [Kind in RuleItemKind]: RuleTraits } = {
  AppointmentRequired: {
    defaultSeverity: 'Warn',
    defaultTiming: 'AtSign',
    defaultVisitStatuses: ['Show', 'NoShow', 'Cancelled'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Parent',
    needs: ['appointment'],
  },
  Authorization: {
    defaultSeverity: 'Warn',
    defaultTiming: 'AtSign',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: ['coverage', 'sessions'],
  },
  Insurance: {
    defaultSeverity: 'Warn',
    defaultTiming: 'AtSign',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: ['coverage', 'performer'],
  },
  LocationSelected: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Parent',
    needs: ['location', 'appointment'],
  },
  MissingDiagnosis: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: [],
  },
  ProgramLocation: {
    defaultSeverity: 'Warn',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Services',
    needs: ['location'],
  },
  ProgramSelected: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show', 'NoShow', 'Cancelled'],
    groupTarget: 'Members',
    multiServiceTarget: 'Parent',
    needs: ['episodes', 'performer'],
  },
  ServiceBasedSubformDuration: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Parent',
    needs: ['services'],
  },
  ServiceDate: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show', 'NoShow', 'Cancelled'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Parent',
    needs: [],
  },
  SessionDurationIncrement: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: ['sessions'],
  },
  SessionDuration: {
    defaultSeverity: 'Warn',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: [],
  },
  SessionOverlap: {
    defaultSeverity: 'Warn',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Everybody',
    multiServiceTarget: 'Parent',
    needs: ['sessions', 'appointment'],
  },
  ShowStatus: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show', 'NoShow', 'Cancelled'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: [],
  },
  SpanMidnight: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Parent',
    needs: ['appointment'],
  },
}
