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
  /** What its sentences know of the session and its records, by the names that stand in braces. */
  readonly placeholders: readonly string[]
}

export const ruleTraits: { readonly [Kind in RuleItemKind]: RuleTraits } = {
  AppointmentRequired: {
    defaultSeverity: 'Warn',
    defaultTiming: 'AtSign',
    defaultVisitStatuses: ['Show', 'NoShow', 'Cancelled'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Parent',
    needs: ['appointment'],
    placeholders: ['time', 'status', 'other', 'date', 'minutes'],
  },
  Authorization: {
    defaultSeverity: 'Warn',
    defaultTiming: 'AtSign',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: ['coverage', 'sessions'],
    placeholders: [
      'payer',
      'service',
      'authorization',
      'status',
      'start',
      'end',
      'date',
      'remaining',
      'approved',
      'units',
      'limit',
      'period',
      'used',
      'percent',
    ],
  },
  Insurance: {
    defaultSeverity: 'Warn',
    defaultTiming: 'AtSign',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: ['coverage', 'performer'],
    placeholders: ['person', 'date', 'payer', 'parts', 'service', 'checked', 'performer'],
  },
  LocationSelected: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Parent',
    needs: ['location', 'appointment'],
    placeholders: ['place', 'mode', 'service'],
  },
  MissingDiagnosis: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: [],
    placeholders: ['min', 'code', 'date'],
  },
  ProgramLocation: {
    defaultSeverity: 'Warn',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Services',
    needs: ['location'],
    placeholders: ['program', 'place'],
  },
  ProgramSelected: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show', 'NoShow', 'Cancelled'],
    groupTarget: 'Members',
    multiServiceTarget: 'Parent',
    needs: ['episodes', 'performer'],
    placeholders: ['program', 'person', 'date', 'service', 'performer'],
  },
  ServiceBasedSubformDuration: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Parent',
    needs: ['services'],
    placeholders: ['sum', 'minutes', 'service', 'start', 'end', 'other', 'time', 'base'],
  },
  ServiceDate: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show', 'NoShow', 'Cancelled'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Parent',
    needs: [],
    placeholders: ['date', 'max', 'start', 'end', 'death', 'closed', 'time'],
  },
  SessionDurationIncrement: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: ['sessions'],
    placeholders: ['minutes', 'increment', 'computed', 'units', 'service', 'min', 'max', 'used', 'date'],
  },
  SessionDuration: {
    defaultSeverity: 'Warn',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: [],
    placeholders: ['minutes', 'service', 'min', 'max'],
  },
  SessionOverlap: {
    defaultSeverity: 'Warn',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Everybody',
    multiServiceTarget: 'Parent',
    needs: ['sessions', 'appointment'],
    placeholders: ['start', 'end', 'other', 'person', 'performer'],
  },
  ShowStatus: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show', 'NoShow', 'Cancelled'],
    groupTarget: 'Members',
    multiServiceTarget: 'Services',
    needs: [],
    placeholders: ['definition', 'visitStatus', 'service'],
  },
  SpanMidnight: {
    defaultSeverity: 'Block',
    defaultTiming: 'Both',
    defaultVisitStatuses: ['Show'],
    groupTarget: 'Parent',
    multiServiceTarget: 'Parent',
    needs: ['appointment'],
    placeholders: ['service', 'max'],
  },
}
