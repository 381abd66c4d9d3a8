import type { SignatureMeaning } from '#generated/enumerations/signature-meaning.ts'
import type { SignerRole } from '#generated/enumerations/signer-role.ts'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { HumanName } from '#generated/types/human-name.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { type ConsentAges, consentAge, isOfAge } from '#shared/consents/consent-age.ts'
import { hasAuthority } from '#shared/consents/has-authority.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** The signer of a consent, as the records have him. */
export type ConsentSigner = {
  readonly name: string
  readonly family: string
  readonly meaning: SignatureMeaning
  readonly isRepresentative: boolean
}

/** What the practice has chosen of who signs what. */
export type SigningPreferences = ConsentAges & Partial<Pick<PracticePreferences, 'timezone' | 'part2Entity'>>

type Input = Pick<ActInputs['consent.sign'], 'role' | 'person'>
type Place = NonNullable<Consent['signers']>[number]

const representatives: readonly SignerRole[] = ['Guardian', 'RelatedPerson']
const usualZone = 'America/Chicago'

/** Who signs, where the consent names such a signer, who has not signed yet and may sign in this role. */
export async function signerOf(
  context: Context,
  consent: Consent,
  { role, person }: Input,
): Promise<Outcome<ConsentSigner>> {
  const place = consent.signers.find((each) => each.role === role && isFor(each, consent, person.id))
  if (!place) return refuse('/person', 'consents.no-such-signer')
  if (hasSigned(consent, place)) return refuse('/person', 'consents.signed-already')
  switch (person.resourceType) {
    case 'Patient':
      return ofPatient(context, consent, { role, person })
    case 'RelatedPerson':
      return ofRelatedPerson(context, consent, { role, person })
    default:
      return ofStaff(context, { role, person })
  }
}

/** Has everybody signed who has to? */
export function isWhole(consent: Consent): boolean {
  return consent.signers.every((place) => place.required === false || hasSigned(consent, place))
}

/** A consent comes into force with a signature of the patient or for the patient; a minor's with one of a representative, unless the practice lets minors of this age sign for this care. */
export async function mayMakeWhole(
  context: Context,
  consent: Consent,
  { timezone = usualZone, ...ages }: SigningPreferences,
): Promise<Outcome<boolean>> {
  const signatures = consent.signatures ?? []
  const isRepresented = signatures.some(({ onBehalfOf }) => onBehalfOf !== undefined)
  if (isRepresented) return succeeded(true)
  if (!signatures.some(({ role }) => role === 'Patient'))
    return refuse('/person', 'consents.nobody-for-patient')

  const patient = await context.stores.of('Patient').get(consent.patient.id)
  if (!patient.ok) return patient
  const today = localDate(context.now.iso, timezone)
  return isOfAge(patient.value.birthDate, today, consentAge(consent.kind.code, ages))
    ? succeeded(true)
    : refuse('/person', 'consents.minor')
}

/** A place without a person is the patient's own where it is the patient who signs. */
function isFor({ role, person }: Place, consent: Consent, id: string): boolean {
  return (person?.id ?? (role === 'Patient' ? consent.patient.id : undefined)) === id
}

function hasSigned(consent: Consent, place: Place): boolean {
  const signatures = consent.signatures ?? []
  return signatures.some(({ role, signer }) => role === place.role && isFor(place, consent, signer.id))
}

async function ofPatient(
  context: Context,
  consent: Consent,
  { role, person }: Input,
): Promise<Outcome<ConsentSigner>> {
  if (role !== 'Patient' || person.id !== consent.patient.id) return refuse('/role', 'consents.other-role')
  const found = await context.stores.of('Patient').get(person.id)
  if (!found.ok) return found
  const { display, name } = found.value
  return succeeded({ name: display, family: familyOf(name), meaning: 'Consented', isRepresentative: false })
}

/** A representative has a legal authority that somebody has verified and that holds today; a witness needs none. */
async function ofRelatedPerson(
  context: Context,
  consent: Consent,
  { role, person }: Input,
): Promise<Outcome<ConsentSigner>> {
  const isRepresentative = representatives.includes(role)
  if (!isRepresentative && role !== 'Witness' && role !== 'Interpreter')
    return refuse('/role', 'consents.other-role')
  const found = await context.stores.of('RelatedPerson').get(person.id)
  if (!found.ok) return found
  const { value: related } = found
  if (related.patient.id !== consent.patient.id) return refuse('/person', 'consents.no-such-signer')
  if (isRepresentative && !hasAuthority(related, context.now.iso.slice(0, 10)))
    return refuse('/person', 'consents.no-authority')
  const meaning = isRepresentative ? 'Consented' : 'Witnessed'
  return succeeded({ name: related.display, family: familyOf(related.name), meaning, isRepresentative })
}

/** Staff sign as themselves alone, and never for the patient. */
async function ofStaff(context: Context, { role, person }: Input): Promise<Outcome<ConsentSigner>> {
  const isForPatient = role === 'Patient' || representatives.includes(role)
  if (isForPatient || person.resourceType !== 'Practitioner') return refuse('/role', 'consents.other-role')
  if (context.actor.profile?.id !== person.id)
    return failed({ kind: 'forbidden', permission: 'Consent:Update', because: 'consents.not-yourself' })
  const found = await context.stores.of('Practitioner').get(person.id)
  if (!found.ok) return found
  const { display, name } = found.value
  return succeeded({ name: display, family: familyOf(name), meaning: 'Witnessed', isRepresentative: false })
}

/** By which name a typed signature is known. */
export function familyOf({ family, given, text }: HumanName): string {
  return family ?? given?.[0] ?? text ?? ''
}
