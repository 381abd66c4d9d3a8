import type { RuleItem } from '#generated/types/rules.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'

/** The practice's own words, which every sentence may say: singular, and with a capital at the beginning of a sentence. */
export const labelPlaceholders = [
  'session',
  'patient',
  'location',
  'enrollment',
  'problem',
  'practitioner',
] as const

/** What the sentences of a kind know of the session and its records, by the names that stand in braces. */
export const placeholdersOf: { readonly [Kind in RuleKind]: readonly string[] } = {
  AppointmentRequired: ['time', 'status', 'other', 'date', 'minutes'],
  Authorization: [
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
  Insurance: ['person', 'date', 'payer', 'parts', 'service', 'checked', 'performer'],
  LocationSelected: ['place', 'mode', 'service'],
  MissingDiagnosis: ['min', 'code', 'date'],
  ProgramLocation: ['program', 'place'],
  ProgramSelected: ['program', 'person', 'date', 'service', 'performer'],
  ServiceBasedSubformDuration: ['sum', 'minutes', 'service', 'start', 'end', 'other', 'time', 'base'],
  ServiceDate: ['date', 'max', 'start', 'end', 'death', 'closed', 'time'],
  SessionDurationIncrement: [
    'minutes',
    'increment',
    'computed',
    'units',
    'service',
    'min',
    'max',
    'used',
    'date',
  ],
  SessionDuration: ['minutes', 'service', 'min', 'max'],
  SessionOverlap: ['start', 'end', 'other', 'person', 'performer'],
  ShowStatus: ['definition', 'visitStatus', 'service'],
  SpanMidnight: ['service', 'max'],
}

const everywhere: ReadonlySet<string> = new Set(labelPlaceholders)

/** The words in braces of an author's message that nothing fills. */
export function unknownPlaceholders({
  kind,
  message = '',
}: Pick<RuleItem, 'kind' | 'message'>): readonly string[] {
  return [...message.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !everywhere.has(name.toLowerCase()) && !placeholdersOf[kind].includes(name))
}
