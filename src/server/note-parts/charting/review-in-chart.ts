import type { Allergy } from '#generated/types/allergy.ts'
import type { Medication } from '#generated/types/medication.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { NotedReview } from '#shared/notes/charted/noted-fact.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type ChartStep, type ChartWork, isMoreOpen, writingDoubt } from './chart-work.ts'
import { rowNamed } from './row-named.ts'
import { at } from './take-from-chart.ts'

type Review = { readonly by: Reference; readonly at: string; readonly encounter?: Reference }

/** So many reviews stand in a row, as where they are made in the chart; the older ones stand in its history. */
const mostReviews = 20

/** Puts the author's mark on what was gone through with the patient. */
export async function reviewInChart(work: ChartWork, fact: NotedReview): Promise<Outcome<ChartStep>> {
  const { type } = fact
  const found = await rowNamed(work, type, fact.id)
  if (!found.ok) return found
  const row = found.value
  if (!row) return succeeded({ text: fact.text, doubt: 'NotThere' })
  const text = fact.text || row.display
  const mark = markOf(work)
  const marks = marksOf(row)
  if (marks.some((each) => isSame(each, mark))) return succeeded({ text })
  const doubt = writingDoubt(work, type, 'Update') ?? (isMoreOpen(work, row) ? 'Closed' : undefined)
  if (doubt) return succeeded({ text, doubt })
  const reviewed = [mark, ...marks].slice(0, mostReviews)
  return succeeded({ text, write: () => marked(work, fact, reviewed) })
}

/** Takes the mark away again. */
export async function reviewedNot(work: ChartWork, fact: NotedReview): Promise<Outcome<ChartStep>> {
  const { type } = fact
  const found = await rowNamed(work, type, fact.id)
  if (!found.ok) return found
  const text = fact.text || (found.value?.display ?? '')
  const mark = markOf(work)
  const marks = found.value ? marksOf(found.value) : []
  const left = marks.filter((each) => !isSame(each, mark))
  if (left.length === marks.length) return succeeded({ text })
  return succeeded({ text, write: () => marked(work, fact, left) })
}

async function marked(
  work: ChartWork,
  { type, id }: NotedReview,
  reviewed: readonly Review[],
): Promise<Outcome<unknown>> {
  const { stores } = work.context
  if (type === 'Allergy') {
    const found = await rowNamed(work, type, id)
    if (!found.ok || !found.value) return found
    return stores.of(type).update(at(found.value), { ...found.value, reviewed })
  }
  const found = await rowNamed(work, type, id)
  if (!found.ok || !found.value) return found
  return stores.of(type).update(at(found.value), { ...found.value, reviewed })
}

function marksOf({ reviewed = [] }: Allergy | Medication): readonly Review[] {
  return reviewed.flatMap(({ by, at: when, encounter }) =>
    by && when ? [{ by, at: when, ...(encounter && { encounter }) }] : [],
  )
}

function markOf({ context, note }: ChartWork): Review {
  const { author, finalAt = context.now.iso, encounter } = note
  return { by: author, at: finalAt, ...(encounter && { encounter }) }
}

function isSame(one: Review, other: Review): boolean {
  return one.by.id === other.by.id && one.at === other.at
}
