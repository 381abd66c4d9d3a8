import { conditionCode } from '#generated/lists/condition-code.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
import { refusedCodes } from '#server/stores/codes/codes-query.ts'
import { typedRow } from '#server/stores/typed-row.ts'
import { standingOf } from '#shared/chart/vital-range.ts'
import type {
  NotedAllergy,
  NotedMeasure,
  NotedProblem,
  NotedStart,
} from '#shared/notes/charted/noted-fact.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type ChartStep, type ChartWork, closingLabels, sourceOf, writingDoubt } from './chart-work.ts'
import { isInChart } from './is-in-chart.ts'
import { measureText } from './measure-text.ts'
import { type ChartRowType, ownRow } from './own-row.ts'

/** Adds to the chart what a note says that is new there. */
export const addToChart = {
  measure: addMeasure,
  problem: addProblem,
  medication: addMedication,
  allergy: addAllergy,
}

/** One new row on its way into the chart; `create` is its type's own store. */
type Adding<Type extends ChartRowType> = {
  readonly type: Type
  readonly key: string
  readonly text: string
  /** Absent where the note says too little. */
  readonly body: object | undefined
  readonly create: (row: ResourceTypes[Type]) => Promise<Outcome<unknown>>
}

/** What a note has measured, as an observation of its patient. */
function addMeasure(work: ChartWork, { key, category, body }: NotedMeasure): Promise<Outcome<ChartStep>> {
  const { context, note, patient, effectiveAt } = work
  const standing = body.value?.quantity && standingOf(body.code.code, body.value.quantity)
  return added(work, {
    type: 'Observation',
    key,
    text: measureText(body, context.actor.locale),
    body: {
      ...body,
      patient,
      status: 'Final',
      category,
      effective: effectiveAt(key).moment,
      ...(note.author.resourceType === 'Practitioner' && { performer: note.author }),
      ...(note.encounter && { encounter: note.encounter }),
      ...(standing && { interpretation: standing }),
    },
    create: (row) => context.stores.of('Observation').create(row),
  })
}

/** A problem that the chart does not have yet, provisional until somebody confirms it there. */
async function addProblem(work: ChartWork, fact: NotedProblem): Promise<Outcome<ChartStep>> {
  const { context, note, patient } = work
  const { key, category, code, text, isSensitive = false } = fact
  const refused =
    code?.system === undefined
      ? []
      : await refusedCodes(context.transaction, { system: conditionCode.system ?? '', codes: [code.code] })
  if (refused.length > 0) return succeeded({ text, doubt: 'Refused' })
  return added(work, {
    type: 'Condition',
    key,
    text,
    body: code && {
      subject: patient,
      category,
      code,
      clinicalStatus: 'Active',
      verification: 'Provisional',
      sensitive: isSensitive,
      ...(note.author.resourceType === 'Practitioner' && { assessor: note.author }),
    },
    create: (row) => context.stores.of('Condition').create(row),
  })
}

/** A medication that begins with the day on which the note says so. */
function addMedication(work: ChartWork, fact: NotedStart): Promise<Outcome<ChartStep>> {
  const { context, patient, effectiveAt } = work
  const { key, name, directions } = fact
  return added(work, {
    type: 'Medication',
    key,
    text: [name, ...Object.values(directions)].join(' '),
    body: {
      patient,
      medication: wordsAsCode(name),
      ...directions,
      noMedications: false,
      status: 'Active',
      kind: 'Prescribed',
      asNeeded: false,
      psychotropic: false,
      startDate: effectiveAt(key).day,
    },
    create: (row) => context.stores.of('Medication').create(row),
  })
}

/** An allergy that the chart does not have yet. */
function addAllergy(work: ChartWork, fact: NotedAllergy): Promise<Outcome<ChartStep>> {
  const { context, note, patient } = work
  const { key, name, category } = fact
  return added(work, {
    type: 'Allergy',
    key,
    text: name,
    body: category && {
      patient,
      kind: 'Allergy',
      category,
      substance: wordsAsCode(name),
      noKnownAllergies: false,
      criticality: 'Unknown',
      status: 'Active',
      verification: 'Confirmed',
      ...(note.author.resourceType === 'Practitioner' && { recorder: note.author }),
    },
    create: (row) => context.stores.of('Allergy').create(row),
  })
}

async function added<Type extends ChartRowType>(
  work: ChartWork,
  { type, key, text, body, create }: Adding<Type>,
): Promise<Outcome<ChartStep>> {
  const own = await ownRow(work, type, key)
  if (!own.ok) return own
  if (own.value && !work.leaving.has(key)) return succeeded({ text })
  if (!body) return succeeded({ text, doubt: 'Incomplete' })
  const doubt = writingDoubt(work, type, 'Create')
  if (doubt) return succeeded({ text, doubt })

  const { context } = work
  const guard = context.guardOf(type)
  const row = typedRow<Type>({ ...body, ...sourceOf(work, key) })
  const there = await isInChart(work, type, row)
  if (!there.ok) return there
  if (there.value) return succeeded({ text, doubt: 'AlreadyThere' })
  const guarded = await guard.beforeWrite(context, { operation: 'create', after: row })
  if (!guarded.ok) return succeeded({ text, doubt: 'Refused' })
  const write = async () => {
    const created = await create(guarded.value)
    // What follows for rows that everybody reads would tell of a note that they do not.
    if (!created.ok || closingLabels(work.note).length > 0) return created
    return guard.afterWrite(context, { operation: 'create', after: guarded.value })
  }
  return succeeded({ text, write })
}

/** Words of one's own as a coded value: they are their own code. */
function wordsAsCode(words: string) {
  return { code: words.slice(0, 64), display: words.slice(0, 200) }
}
