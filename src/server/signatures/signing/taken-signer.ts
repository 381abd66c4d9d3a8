import type { HumanName } from '#generated/types/human-name.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Context } from '#server/operations/handler.ts'
import { consentAge, isOfAge } from '#shared/consents/consent-age.ts'
import { hasAuthority } from '#shared/consents/has-authority.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** A signer without a sign-in, as the records have him. */
export type TakenSigner = {
  readonly reference: Reference
  readonly name: string
  readonly family: string
  readonly onBehalfOf?: Reference
}

type Asked = { readonly step: SignatureStep; readonly person: Reference }

/** The patient himself where he is old enough for his care, or a person with a verified legal authority for him. */
export async function takenSigner(
  context: Context,
  parts: NoteParts,
  { step, person }: Asked,
): Promise<Outcome<TakenSigner>> {
  const { patient } = parts.note
  if (!patient) return refuse('/person', 'signatures.nobody-for-patient')
  if (person.resourceType === 'RelatedPerson') return guardian(context, patient, person)
  if (step.who !== 'Patient' || person.id !== patient.id)
    return refuse('/person', 'signatures.nobody-for-patient')
  return patientSelf(context, parts, patient)
}

async function patientSelf(
  context: Context,
  { note }: NoteParts,
  reference: Reference,
): Promise<Outcome<TakenSigner>> {
  const found = await context.stores.of('Patient').get(reference.id)
  if (!found.ok) return found
  const preferences = await context.stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!preferences.ok) return preferences
  const { birthDate, display, name } = found.value
  const age = consentAge('treatment', preferences.value.rows[0] ?? {})
  if (!isOfAge(birthDate, note.serviceDate, age)) return refuse('/person', 'signatures.minor')
  return succeeded({
    reference: { id: reference.id, resourceType: 'Patient' },
    name: display,
    family: familyOf(name),
  })
}

async function guardian(
  context: Context,
  patient: Reference,
  person: Reference,
): Promise<Outcome<TakenSigner>> {
  const found = await context.stores.of('RelatedPerson').get(person.id)
  if (!found.ok) return found
  const { value: related } = found
  if (related.patient.id !== patient.id) return refuse('/person', 'signatures.nobody-for-patient')
  if (!hasAuthority(related, context.now.iso.slice(0, 10)))
    return refuse('/person', 'signatures.no-authority')
  return succeeded({
    reference: { id: related.id, resourceType: 'RelatedPerson' },
    name: related.display,
    family: familyOf(related.name),
    onBehalfOf: { id: patient.id, resourceType: 'Patient' },
  })
}

function familyOf({ family, given, text }: HumanName): string {
  return family ?? given?.[0] ?? text ?? ''
}
