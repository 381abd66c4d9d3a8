import { addressUses } from '#generated/enumerations/address-use.ts'
import { contactSystems } from '#generated/enumerations/contact-system.ts'
import { contactUses } from '#generated/enumerations/contact-use.ts'
import type { Address } from '#generated/types/address.ts'
import type { ContactPoint } from '#generated/types/contact-point.ts'
import type { Patient } from '#generated/types/patient.ts'
import { type Answer, type Answers, isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, type Definition, type Element } from '#shared/forms/definition.ts'

/** What of a patient answers are compared with. */
export type ComparedPatient = Pick<Patient, 'contacts' | 'addresses' | 'preferredName' | 'birthDate'>

/** An answer that the chart does not hold, or holds otherwise. */
export type ChartDifference = {
  readonly element: Element
  /** What was answered, in the shape of its question. */
  readonly answered: Answer
  /** What the chart holds in its place; undefined: nothing. */
  readonly charted: Answer | undefined
  /** The members of the patient as they are once the answer is taken over. */
  readonly taken: Partial<ComparedPatient>
}

/** Single members that a question names by what it is filled with. */
const named = { 'patient.preferredName': 'preferredName', 'patient.birthDate': 'birthDate' } as const

/**
 * Answers that speak of what the chart holds, and differ: ways to reach the patient, addresses, and what a question is filled in
 * with from the record. Questions in rows are left out: rows may speak of anybody.
 */
export function chartDifferences(
  form: Definition,
  answers: Answers,
  patient: ComparedPatient,
): readonly ChartDifference[] {
  return [...compileForm(form).nodes.values()]
    .filter(({ repeaters }) => repeaters.length === 0)
    .flatMap(({ element }) => {
      const value = asAnswer(answers[element.id])
      return isBlank(value) ? [] : differencesOf(element, value, patient)
    })
}

function differencesOf(
  element: Element,
  value: Answer,
  patient: ComparedPatient,
): readonly ChartDifference[] {
  if (element.type === 'ContactPoint')
    return each(value).flatMap((one) => contactDifference(element, one, patient))
  if (element.type === 'Address')
    return each(value).flatMap((one) => addressDifference(element, one, patient))
  const member = memberOf(element)
  if (!member || typeof value !== 'string' || value.trim() === '' || patient[member] === value) return []
  return [{ element, answered: value, charted: patient[member], taken: { [member]: value } }]
}

/** One answer, or several. */
function each(value: Answer): readonly Answer[] {
  return isRecord(value) ? [value] : listOf(value)
}

function memberOf({ prefill }: Element): 'preferredName' | 'birthDate' | undefined {
  return Object.entries(named).find(([path]) => path === prefill)?.[1]
}

function contactDifference(
  element: Element,
  answered: Answer,
  { contacts = [] }: ComparedPatient,
): readonly ChartDifference[] {
  const contact = contactIn(answered)
  if (!contact || contacts.some((each) => isSameContact(each, contact))) return []
  const place = contacts.findIndex(
    ({ system, use }) => system === contact.system && (contact.use === undefined || use === contact.use),
  )
  const before = contacts[place]
  const next = before ? contacts.with(place, { ...before, ...contact }) : [...contacts, contact]
  return [{ element, answered, charted: before && plain(before), taken: { contacts: next } }]
}

function contactIn(answer: Answer): ContactPoint | undefined {
  if (!isRecord(answer)) return undefined
  const { system, value, use } = answer
  const known = contactSystems.find((each) => each === system)
  if (!known || typeof value !== 'string' || value.trim() === '') return undefined
  const knownUse = contactUses.find((each) => each === use)
  return { system: known, value: value.trim(), ...(knownUse && { use: knownUse }) }
}

function isSameContact(one: ContactPoint, other: ContactPoint): boolean {
  return one.system === other.system && bare(one.value) === bare(other.value)
}

/** Blanks and signs between digits make no other number. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[\s().-]/g, '')
}

const lines = ['lines', 'city', 'state', 'postalCode'] as const

function addressDifference(
  element: Element,
  answered: Answer,
  { addresses = [] }: ComparedPatient,
): readonly ChartDifference[] {
  const address = addressIn(answered)
  if (
    !address ||
    addresses.some((each) => lines.every((name) => wordsOf(each[name]) === wordsOf(address[name])))
  )
    return []
  const use = address.use ?? 'home'
  const place = addresses.findIndex((each) => (each.use ?? 'home') === use && each.period?.end === undefined)
  const before = addresses[place]
  const next = before
    ? addresses.with(place, { ...kept(before), ...address })
    : [...addresses, { ...address, use }]
  return [{ element, answered, charted: before && plain(before), taken: { addresses: next } }]
}

/** What of an address holds for the next one too: where it lies does not. */
function kept({ use, period, isConfidential }: Address) {
  return {
    ...(use && { use }),
    ...(period && { period }),
    ...(isConfidential !== undefined && { isConfidential }),
  }
}

/** A whole address: one that lacks a part is nothing that a chart could hold. */
function addressIn(answer: Answer): Address | undefined {
  if (!isRecord(answer)) return undefined
  const { lines: said, city, state, postalCode, use } = answer
  const street = listOf(said).filter((line) => typeof line === 'string' && line.trim() !== '')
  if (street.length === 0) return undefined
  if (typeof city !== 'string' || typeof state !== 'string' || typeof postalCode !== 'string')
    return undefined
  const knownUse = addressUses.find((each) => each === use)
  return { lines: street.map(String), city, state, postalCode, ...(knownUse && { use: knownUse }) }
}

function wordsOf(value: string | readonly string[]): string {
  return (typeof value === 'string' ? value : value.join(' ')).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** What a record says, as an answer. */
function plain(value: object): Answer | undefined {
  return asAnswer(value)
}
