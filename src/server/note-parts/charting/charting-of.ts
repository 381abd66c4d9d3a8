import type { Charting } from '#generated/types/charting.ts'
import type { Note } from '#generated/types/note.ts'
import { loadSections } from '#server/note-parts/load-sections.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { dayOfPlace } from '#shared/notes/charted/answered-days.ts'
import type { NotedFact } from '#shared/notes/charted/noted-fact.ts'
import { newlyNotedFacts, notedFacts } from '#shared/notes/charted/noted-facts.ts'
import { ownSections } from '#shared/notes/group/is-member-part.ts'
import { amendmentInRound, noteInRound } from '#shared/notes/in-round.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { addToChart } from './add-to-chart.ts'
import type { ChartStep, ChartWork } from './chart-work.ts'
import { moveMedication, moveMedicationBack } from './move-medication.ts'
import { responseInChart } from './response-in-chart.ts'
import { reviewedNot, reviewInChart } from './review-in-chart.ts'
import { takeFromChart } from './take-from-chart.ts'

/** What the chart learns from a note, and what it no longer says. */
type Difference = { readonly fresh: readonly NotedFact[]; readonly gone: readonly NotedFact[] }

/** What goes into the chart when the note is final, as its questions ask for it, and what does not and why: nothing is written. */
export async function chartingOf(context: Context, parts: NoteParts): Promise<Outcome<readonly Charting[]>> {
  const difference = await differenceOf(context, parts.note)
  return difference.ok ? worked(context, parts, { ...difference.value, writes: false }) : difference
}

/**
 * With the last required signature, what the note says of the chart is written there, each row with the note as its source, so that it has the
 * note's security labels: what an amendment changes, is changed. `before` is the note as it was when it was signed, `note` as it is now.
 */
export async function keepCharting(
  context: Context,
  before: NoteParts,
  note: Note,
): Promise<Outcome<readonly Charting[]>> {
  const difference = await differenceOf(context, before.note)
  if (!difference.ok) return difference
  return worked(context, { ...before, note }, { ...difference.value, writes: true })
}

/** When a note is final no longer, what it wrote into the chart was never so. */
export async function dropCharting(
  context: Context,
  parts: NoteParts,
): Promise<Outcome<readonly Charting[]>> {
  const gone = await factsOf(context, parts.note)
  return gone.ok ? worked(context, parts, { fresh: [], gone: gone.value.all, writes: true }) : gone
}

/** Of an amendment only what it changes; else all that the note says. */
async function differenceOf(context: Context, note: Note): Promise<Outcome<Difference>> {
  const after = await factsOf(context, noteInRound(note))
  if (!after.ok) return after
  const { all, own } = after.value
  if (!amendmentInRound(note)) return succeeded({ fresh: own, gone: [] })
  const before = await factsOf(context, note)
  if (!before.ok) return before
  const without = (facts: readonly NotedFact[], others: readonly NotedFact[]) =>
    facts.filter((fact) => !others.some((each) => sameStored(each, fact)))
  return succeeded({
    fresh: without(own, before.value.all),
    gone: without(before.value.all, all),
  })
}

/** What a note says of the chart, and of that what it does not only repeat of an earlier one. */
type Facts = { readonly all: readonly NotedFact[]; readonly own: readonly NotedFact[] }

/** What all members of a group have in common is nobody's chart. */
async function factsOf(context: Context, note: Note): Promise<Outcome<Facts>> {
  if (!note.patient) return succeeded({ all: [], own: [] })
  const sections = await loadSections(context, { ...note, sections: ownSections(note) })
  if (!sections.ok) return sections
  return succeeded({
    all: sections.value.flatMap(({ section, form }) => notedFacts(section, form)),
    own: sections.value.flatMap(({ section, form }) => newlyNotedFacts(section, form)),
  })
}

async function worked(
  context: Context,
  { note, session }: NoteParts,
  { fresh, gone, writes }: Difference & { readonly writes: boolean },
): Promise<Outcome<readonly Charting[]>> {
  if (!note.patient || fresh.length + gone.length === 0) return succeeded([])
  const effectiveAt = await momentsOfNote(context, note, session?.encounter.period?.start)
  if (!effectiveAt.ok) return effectiveAt
  const leaving = new Set<string>()
  const patient = { id: note.patient.id, resourceType: 'Patient' as const }
  const work: ChartWork = { context, note, patient, leaving, effectiveAt: effectiveAt.value }
  const all: Charting[] = []
  // Answers that are amended stay the same row of the chart, and so do their alerts.
  const amended = new Set(fresh.flatMap(({ type, key }) => (type === 'QuestionnaireResponse' ? [key] : [])))
  const left = gone.filter(({ type, key }) => type !== 'QuestionnaireResponse' || !amended.has(key))
  for (const fact of left) {
    const done = await stepped(await taken(work, fact), { fact, act: 'TakeBack', writes })
    if (!done.ok) return done
    if (done.value && !done.value.doubt) leaving.add(fact.key)
    all.push(...listed(done.value))
  }
  for (const fact of fresh) {
    const done = await stepped(await given(work, fact), { fact, act: fact.act, writes })
    if (!done.ok) return done
    all.push(...listed(done.value))
  }
  return succeeded(all)
}

function listed(charting: Charting | undefined): readonly Charting[] {
  return charting ? [charting] : []
}

type Doing = { readonly fact: NotedFact; readonly act: Charting['act']; readonly writes: boolean }

/** What is said of one step, and the step itself where something is to be written; nothing of what is done already. */
async function stepped(
  planned: Outcome<ChartStep>,
  { fact, act, writes }: Doing,
): Promise<Outcome<Charting | undefined>> {
  if (!planned.ok) return planned
  const { text, doubt, write } = planned.value
  if (!doubt && !write) return succeeded(undefined)
  const written = writes && write ? await write() : succeeded(undefined)
  if (!written.ok) return written
  return succeeded({ type: fact.type, act, text: text.slice(0, 1000), ...(doubt && { doubt }) })
}

function given(work: ChartWork, fact: NotedFact): Promise<Outcome<ChartStep>> {
  if (fact.type === 'QuestionnaireResponse') return responseInChart.keep(work, fact)
  if (fact.act === 'Review') return reviewInChart(work, fact)
  if (fact.act !== 'Add') return moveMedication(work, fact)
  if (fact.type === 'Observation') return addToChart.measure(work, fact)
  if (fact.type === 'Condition') return addToChart.problem(work, fact)
  return fact.type === 'Medication' ? addToChart.medication(work, fact) : addToChart.allergy(work, fact)
}

function taken(work: ChartWork, fact: NotedFact): Promise<Outcome<ChartStep>> {
  if (fact.type === 'QuestionnaireResponse') return responseInChart.takeBack(work, fact)
  if (fact.act === 'Review') return reviewedNot(work, fact)
  return fact.act === 'Add' ? takeFromChart(work, fact) : moveMedicationBack(work, fact)
}

/** Of an answer that was given on another day than the session's that day, else the beginning of the session, else the day of the note; days are taken at noon, and nothing is later than now. */
async function momentsOfNote(
  context: Context,
  note: Note,
  start: string | undefined,
): Promise<Outcome<ChartWork['effectiveAt']>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { timezone } = preferences.value
  const { sections } = noteInRound(note)
  return succeeded((key) => {
    const day = dayOfPlace(sections, key) ?? note.serviceDate
    const noon = momentOf({ date: day, time: '12:00' }, timezone).instant
    const at = day === note.serviceDate ? (start ?? noon) : noon
    return { day, moment: Date.parse(at) > context.now.milliseconds ? context.now.iso : at }
  })
}
