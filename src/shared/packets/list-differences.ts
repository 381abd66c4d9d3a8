import { type AllergyCategory, allergyCategories } from '#generated/enumerations/allergy-category.ts'
import type { Allergy } from '#generated/types/allergy.ts'
import type { Medication } from '#generated/types/medication.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import {
  type ComparedMedication,
  compareMedications,
  readMedicationList,
} from '#shared/chart/compare-medications.ts'
import { directionsOf, type StoredDirections, storedDirections } from '#shared/chart/directions.ts'
import { readMedicationLine } from '#shared/chart/medication-line.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, type Definition, type Element } from '#shared/forms/definition.ts'

type Row = { readonly [part: string]: Answer }

/** The lists of a chart that answers are compared with; undefined: the reader may not see it, and nothing is compared. */
export type ChartLists = {
  readonly allergies: readonly Allergy[] | undefined
  readonly medications: readonly Medication[] | undefined
}

/** A row of allergies or medications that was given, and that the chart does not hold, or holds otherwise. */
export type ListDifference = {
  readonly element: Element
  readonly key: string
  /** What was said, in one line. */
  readonly said: string
  /** What the chart holds in its place; undefined: nothing. */
  readonly charted: string | undefined
  readonly taking: ListTaking
}

/** What a press makes of it: a new row, another way to take what is known, or nothing that a press could say. */
export type ListTaking =
  | { readonly kind: 'allergy'; readonly name: string; readonly category: AllergyCategory | undefined }
  | { readonly kind: 'medication'; readonly name: string; readonly directions: StoredDirections }
  | { readonly kind: 'directions'; readonly medication: Medication; readonly directions: StoredDirections }
  | { readonly kind: 'by-hand' }

/**
 * Allergies and medications that were given in rows of their own questions, as far as the chart does not say so. That somebody did
 * not name what the chart holds is no difference: nothing leaves the chart by silence.
 */
export function listDifferences(
  form: Definition,
  answers: Answers,
  { allergies, medications }: ChartLists,
): readonly ListDifference[] {
  return [...compileForm(form).nodes.values()]
    .filter(({ repeaters }) => repeaters.length === 0)
    .flatMap(({ element }) => {
      const rows = listOf(asAnswer(answers[element.id]) ?? []).filter(isRecord)
      if (element.type === 'Allergies' && allergies) return allergiesOf(element, rows, allergies)
      if (element.type === 'Medications' && medications) return medicationsOf(element, rows, medications)
      return []
    })
}

/** Whether a form asks for any such list. */
export function asksForLists(form: Definition): boolean {
  return [...compileForm(form).nodes.values()].some(
    ({ element: { type } }) => type === 'Allergies' || type === 'Medications',
  )
}

function allergiesOf(
  element: Element,
  rows: readonly Row[],
  charted: readonly Allergy[],
): readonly ListDifference[] {
  const known = new Set(charted.map(({ substance }) => folded(substance?.display ?? '')))
  return rows.flatMap((row, at) => {
    const name = text(row.snapshot)
    if (name === '' || isRecord(row.allergy) || known.has(folded(name))) return []
    known.add(folded(name))
    const category = allergyCategories.find((each) => each === row.category)
    const taking = { kind: 'allergy', name, category } as const
    return [{ element, key: keyOf(row, at), said: name, charted: undefined, taking }]
  })
}

type Charted = ComparedMedication & { readonly row: Medication }

function medicationsOf(
  element: Element,
  rows: readonly Row[],
  medications: readonly Medication[],
): readonly ListDifference[] {
  const charted = medications.map((row) => ({
    name: row.medication?.display ?? row.display,
    directions: directionsOf(row),
    row,
  }))
  return rows.flatMap((row, at) => {
    const given = givenIn(row)
    const found = given && differenceOf(row, given, charted)
    return found ? [{ element, key: keyOf(row, at), said: lineOf(given), ...found }] : []
  })
}

/** What a row says: in its parts, or as one line that was typed whole. */
function givenIn(row: Row): ComparedMedication | undefined {
  const said = text(row.snapshot)
  const parts = [row.dose, row.route, row.frequency].map(text).filter((part) => part !== '')
  if (said === '') return undefined
  const [read] = readMedicationList(said)
  return parts.length > 0 || !read ? { name: said, directions: parts.join(' ') } : read
}

function differenceOf(
  row: Row,
  given: ComparedMedication,
  charted: readonly Charted[],
): Pick<ListDifference, 'charted' | 'taking'> | undefined {
  const pair = compareMedications(charted, [given]).find(
    ({ kind }) => kind === 'different' || kind === 'same' || kind === 'theirs',
  )
  if (!pair || pair.kind === 'mine') return undefined
  const isStopped = row.change === 'Stop'
  const directions = storedDirections(readMedicationLine(given.directions))
  if (pair.kind === 'theirs')
    return isStopped
      ? undefined
      : { charted: undefined, taking: { kind: 'medication', name: given.name, directions } }
  const line = lineOf(pair.mine)
  if (isStopped) return { charted: line, taking: { kind: 'by-hand' } }
  // Whoever names it without saying how contradicts nothing.
  if (pair.kind === 'same' || given.directions === '') return undefined
  return { charted: line, taking: { kind: 'directions', medication: pair.mine.row, directions } }
}

function lineOf({ name, directions }: ComparedMedication): string {
  return [name, directions].filter((part) => part !== '').join(' ')
}

function keyOf({ _rowId }: Row, at: number): string {
  return typeof _rowId === 'string' ? _rowId : `${at}`
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function folded(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim()
}
