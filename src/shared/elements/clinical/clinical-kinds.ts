import { allergyCategories } from '#generated/enumerations/allergy-category.ts'
import { progressRatings } from '#generated/enumerations/progress-rating.ts'
import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { oneOf, rowsOf } from '#shared/elements/kind/one-of.ts'
import { choice, count, half, part, record, table, texts } from '#shared/elements/kind/part.ts'
import { mentalStatus } from './mental-status.ts'
import { risk } from './risk.ts'
import { sessionTime } from './session-time.ts'
import { vitalSigns } from './vital-signs.ts'

/** How a medication is taken has as much room as the chart gives it. */
const line = { width: 3, validation: { maxLength: 60 } } as const

/** What belongs to the chart: diagnoses, goals, risks, what was measured. */
export const clinicalKinds = {
  /** Allergies that were looked through. */
  Allergies: rowsOf(
    record('allergy', 'Allergy'),
    part('snapshot', 'String', half),
    part('category', 'Choice', {
      display: 'Dropdown',
      width: 5,
      options: allergyCategories.map((code) => ({ code, labelId: `enumeration.AllergyCategory.${code}` })),
    }),
    part('reviewed', 'Boolean', { display: 'Checkbox', width: 5 }),
  ),
  /** Conditions that are diagnosed, in their order. */
  Diagnosis: rowsOf(
    record('condition', 'Condition'),
    part('code', 'String', { width: 3 }),
    part('display', 'String', half),
    count('rank', { min: 1, max: 99 }),
  ),
  /** Goals of the care plan that were addressed, with the progress made and the words of the plan on that day. */
  Goals: rowsOf(
    part('statement', 'String'),
    record('carePlan', 'CarePlan'),
    part('problemId', 'String', { hidden: true }),
    part('goalId', 'String', { hidden: true }),
    part('objectiveId', 'String', { hidden: true }),
    part('interventionId', 'String', { hidden: true }),
    part('rating', 'Choice', {
      display: 'Buttons',
      options: progressRatings.map((code) => ({ code, labelId: `enumeration.ProgressRating.${code}` })),
    }),
    part('comment', 'String'),
    count('minutes', { min: 0, max: 1440 }),
  ),
  /** Medicines, and what changes about them. */
  Medications: rowsOf(
    record('medication', 'Medication'),
    part('snapshot', 'String', half),
    choice('change', ['None', 'Start', 'Stop', 'Change']),
    part('dose', 'String', line),
    part('route', 'String', line),
    part('frequency', 'String', line),
    part('comment', 'String', half),
    part('reviewed', 'Boolean', { display: 'Checkbox', width: 5 }),
    part('seen', 'String', { hidden: true }),
  ),
  MentalStatus: mentalStatus,
  /** When the next one is. */
  NextAppointment: oneOf(
    record('appointment', 'Appointment'),
    choice('interval', ['one-week', 'two-weeks', 'four-weeks', 'three-months', 'as-needed']),
  ),
  /** Who took part. */
  Participants: rowsOf(
    record('participant', 'Practitioner', 'RelatedPerson', 'Patient'),
    part('name', 'String', half),
    part('relationship', 'String', half),
    part('present', 'Boolean', { display: 'Checkbox', width: 5 }),
  ),
  /** Problems of the care plan. */
  Problems: rowsOf(
    record('condition', 'Condition'),
    part('planProblemId', 'String', half),
    part('statement', 'String'),
  ),
  Risk: risk,
  /** What helps in a crisis, in the order in which it is tried. */
  SafetyPlan: oneOf(
    texts('warningSigns'),
    texts('copingStrategies'),
    texts('distractions'),
    table('helpers', [part('name', 'String'), part('phone', 'String', { display: 'Phone' })]),
    texts('professionals'),
    texts('means'),
    part('reasons', 'Text', { plain: true }),
  ),
  SessionTime: sessionTime,
  /** Substances, and how they are used. */
  SubstanceUse: rowsOf(
    part('substance', 'String', half),
    part('route', 'String', half),
    part('frequency', 'String', half),
    part('lastUse', 'Approximate', half),
    part('amount', 'String', half),
    count('ageFirst', { min: 0, max: 120 }),
    choice('stage', ['precontemplation', 'contemplation', 'preparation', 'action', 'maintenance']),
  ),
  VitalSigns: vitalSigns,
} satisfies ElementKinds
