import { type MedicationLine, readMedicationLine, writeMedicationLine } from './medication-line.ts'

/** A medication of a list that is compared: what it is called and how it is taken. */
export type ComparedMedication = { readonly name: string; readonly directions: string }

/** One line of two lists side by side: `mine` is the chart's, `theirs` the other list's. */
export type MedicationPair<Mine extends ComparedMedication> =
  | { readonly kind: 'same' | 'different'; readonly mine: Mine; readonly theirs: ComparedMedication }
  | { readonly kind: 'mine'; readonly mine: Mine }
  | { readonly kind: 'theirs'; readonly theirs: ComparedMedication }

/** Compares medications of two lists by their names, in the order of the first, then what only the second has. */
export function compareMedications<Mine extends ComparedMedication>(
  mine: readonly Mine[],
  theirs: readonly ComparedMedication[],
): readonly MedicationPair<Mine>[] {
  const left = [...theirs]
  const pairs = mine.map((one): MedicationPair<Mine> => {
    const same = left.filter((other) => foldedName(other.name) === foldedName(one.name))
    const other = same.find((each) => isTakenAlike(one, each)) ?? same[0]
    if (!other) return { kind: 'mine', mine: one }
    left.splice(left.indexOf(other), 1)
    return { kind: isTakenAlike(one, other) ? 'same' : 'different', mine: one, theirs: other }
  })
  return [...pairs, ...left.map((other): MedicationPair<Mine> => ({ kind: 'theirs', theirs: other }))]
}

/** A list as it was pasted or typed: one medication on each line, its name before the first amount or way of taking it. */
export function readMedicationList(text: string): readonly ComparedMedication[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map(readListed)
}

function readListed(line: string): ComparedMedication {
  const [, name = line, rest = ''] =
    /^(.+?)(?:\s*[,:–—]\s*|\s+)((?:\.?\d|one |two |half |take |by mouth|po |daily|once |twice |every |at |as needed|prn|bid|tid|qid|qhs|qam).*)$/i.exec(
      line,
    ) ?? []
  return { name: name.trim(), directions: writeMedicationLine(readMedicationLine(rest)) }
}

/** A way into the body that only one of them names tells nothing apart: most pills are swallowed. */
function isTakenAlike(one: ComparedMedication, other: ComparedMedication): boolean {
  const [mine, theirs] = [readMedicationLine(one.directions), readMedicationLine(other.directions)]
  const isOtherRoute = mine.route && theirs.route && mine.route !== theirs.route
  return !isOtherRoute && keyOf(mine) === keyOf(theirs)
}

function keyOf({ dose, frequency, asNeeded, unread }: MedicationLine): string {
  return JSON.stringify([dose, frequency, asNeeded, unread?.toLowerCase()])
}

/** The salt and the shape say nothing of what it is; how it is released (ER, XL) does. */
function foldedName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\b(?:hydrochloride|hcl|hydrobromide|tablets?|capsules?)\b/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
