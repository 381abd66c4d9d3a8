import { knownItems } from '#client/form/words/list-items.ts'
import { medicationKinds } from '#generated/enumerations/medication-kind.ts'
import type { Medication } from '#generated/types/medication.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** The list of common medications. */
export const medicationList = 'medication'

/** What the shipped list says of a medication: its usual strengths, and how it comes. */
export type ListedMedication = {
  readonly code: string
  readonly display: string
  readonly strengths: readonly string[]
  readonly isPsychotropic: boolean
  readonly kind: Medication['kind']
}

/** Seeks medications of the shipped list by the beginnings of their words and of their usual strengths. */
export async function seekMedications(text: string): Promise<readonly ShownOption[]> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const listed = await listedMedications()
  return listed
    .filter(({ display, strengths }) => {
      const parts = [display, ...strengths].flatMap((part) => part.toLowerCase().split(/\s+/))
      return words.every((word) => parts.some((part) => part.startsWith(word)))
    })
    .map(({ code, display, strengths }) => ({ code, label: display, help: strengths.join(', ') }))
}

/** All medications of the list that the practice offers. */
export async function listedMedications(): Promise<readonly ListedMedication[]> {
  const items = await knownItems(medicationList)
  return items
    .filter(({ isOffered }) => isOffered)
    .map(({ code, display, props = {} }) => ({
      code,
      display,
      strengths: Array.isArray(props.strengths) ? props.strengths.map(String) : [],
      isPsychotropic: props.psychotropic === true,
      kind: medicationKinds.find((kind) => kind === props.kind) ?? 'Prescribed',
    }))
}
