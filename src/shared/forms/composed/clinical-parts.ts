import { progressRatings } from '#generated/enumerations/progress-rating.ts'
import { oneOf, rowsOf } from './composition.ts'
import { choice, choices, count, part, record, table, texts, usual } from './part.ts'

const short = { width: 5 } as const
const riskLevels = ['None', 'Low', 'Moderate', 'High', 'Imminent'] as const
const clock = (id: string) => part(id, 'Time', { width: 3 })
const measured = (id: string, units: readonly (readonly [string, string])[]) =>
  part(id, 'Quantity', { width: 5, units: units.map(([code, label]) => ({ code, label })) })

/** Findings of a mental status examination: per domain the usual one, which excludes the others, comes first. */
const mentalDomains: readonly (readonly [string, readonly string[]])[] = [
  ['appearance', ['well-groomed', 'disheveled', 'bizarre', 'underweight', 'overweight']],
  ['behaviour', ['cooperative', 'guarded', 'agitated', 'withdrawn', 'restless', 'slowed']],
  ['speech', ['pressured', 'slow', 'loud', 'soft', 'slurred', 'mute']],
  ['affect', ['full-range', 'flat', 'blunted', 'labile', 'anxious', 'tearful', 'incongruent']],
  [
    'thoughtProcess',
    ['logical', 'tangential', 'circumstantial', 'flight-of-ideas', 'disorganized', 'blocking'],
  ],
  ['thoughtContent', ['suicidal-ideation', 'homicidal-ideation', 'delusions', 'obsessions', 'paranoia']],
  ['perception', ['auditory-hallucinations', 'visual-hallucinations', 'illusions', 'dissociation']],
  ['orientation', ['person', 'place', 'time', 'situation']],
  ['cognition', ['attention-impaired', 'memory-impaired', 'concentration-impaired']],
]

/** What the clinical element types hold (form-elements §2.4). */
export const clinicalParts = {
  Diagnosis: rowsOf(
    record('condition', 'Condition'),
    part('code', 'String', { width: 3 }),
    part('display', 'String', short),
    count('rank', 1, 99),
  ),
  Problems: rowsOf(
    record('condition', 'Condition'),
    part('planProblemId', 'String', short),
    part('statement', 'String'),
  ),
  Goals: rowsOf(
    record('carePlan', 'CarePlan'),
    part('problemId', 'String', short),
    part('goalId', 'String', short),
    part('objectiveId', 'String', short),
    part('interventionId', 'String', short),
    part('rating', 'Choice', {
      width: 5,
      options: progressRatings.map((code) => ({ code, labelId: `enumeration.ProgressRating.${code}` })),
    }),
    part('comment', 'String'),
    count('minutes', 0, 1440),
  ),
  Medications: rowsOf(
    record('medication', 'Medication'),
    part('snapshot', 'String', short),
    choice('change', ['None', 'Start', 'Stop', 'Change']),
    part('comment', 'String', short),
    part('reviewed', 'Boolean', { display: 'Checkbox', width: 5 }),
  ),
  Allergies: rowsOf(
    record('allergy', 'Allergy'),
    part('snapshot', 'String', short),
    part('reviewed', 'Boolean', { display: 'Checkbox', width: 5 }),
  ),
  VitalSigns: oneOf(
    count('systolic', 40, 300, 'mmHg'),
    count('diastolic', 20, 200, 'mmHg'),
    count('pulse', 20, 250, '/min'),
    count('respiration', 4, 80, '/min'),
    measured('temperature', [
      ['Cel', '°C'],
      ['[degF]', '°F'],
    ]),
    measured('height', [
      ['cm', 'cm'],
      ['[in_i]', 'in'],
    ]),
    measured('weight', [
      ['kg', 'kg'],
      ['[lb_av]', 'lb'],
    ]),
    part('bmi', 'Decimal', { decimals: 1, width: 3, validation: { min: 5, max: 150 } }),
    count('spo2', 0, 100, '%'),
    count('pain', 0, 10),
  ),
  MentalStatus: oneOf(
    ...mentalDomains.map(([domain, codes]) => choices(domain, [usual, ...codes])),
    part('mood', 'String', short),
    choice('insight', ['good', 'fair', 'poor']),
    choice('judgment', ['good', 'fair', 'poor']),
  ),
  Risk: oneOf(
    choice('suicide', riskLevels),
    choice('selfHarm', riskLevels),
    choice('violence', riskLevels),
    choice('abuseNeglect', riskLevels),
    choice('relapse', riskLevels),
    texts('factors'),
    texts('protective'),
    texts('actions'),
    part('safetyPlanReviewed', 'Boolean'),
  ),
  SafetyPlan: oneOf(
    texts('warningSigns'),
    texts('copingStrategies'),
    texts('distractions'),
    table('helpers', [part('name', 'String'), part('phone', 'String', { display: 'Phone' })]),
    texts('professionals'),
    texts('means'),
    part('reasons', 'Text', { plain: true }),
  ),
  SubstanceUse: rowsOf(
    part('substance', 'String', short),
    part('route', 'String', short),
    part('frequency', 'String', short),
    part('lastUse', 'Approximate', short),
    part('amount', 'String', short),
    count('ageFirst', 0, 120),
    choice('stage', ['precontemplation', 'contemplation', 'preparation', 'action', 'maintenance']),
  ),
  Participants: rowsOf(
    record('participant', 'Practitioner', 'RelatedPerson', 'Patient'),
    part('name', 'String', short),
    part('relationship', 'String', short),
    part('present', 'Boolean', { display: 'Checkbox', width: 5 }),
  ),
  SessionTime: oneOf(
    clock('start'),
    clock('end'),
    table('breaks', [clock('start'), clock('end')]),
    count('minutes', 0, 10_080),
    count('increments', 0, 1000),
    part('units', 'Decimal', { decimals: 2, width: 3, validation: { min: 0 } }),
  ),
  NextAppointment: oneOf(
    record('appointment', 'Appointment'),
    choice('interval', ['one-week', 'two-weeks', 'four-weeks', 'three-months', 'as-needed']),
  ),
} as const
