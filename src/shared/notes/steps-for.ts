import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Answer } from '#shared/answers/answer.ts'
import { holds } from '#shared/forms/conditions/holds.ts'

/** Who wants to sign: a staff member's profile, its roles and licences. */
export type SignerFacts = {
  readonly profileId: string
  readonly roles: readonly string[]
  readonly licenses: readonly string[]
}

/** Whom the steps of one note speak of, and what their conditions may ask. */
export type StepFacts = {
  /** Who wrote what is being signed: the note, or the amendment that is open. */
  readonly authorId: string
  /** An amendment is being signed, not the note itself. */
  readonly isAmendment?: boolean
  readonly primaryPerformerId: string | undefined
  /** Supervisors of the author on the date of service, and those who stand in for them now. */
  readonly supervisorIds: readonly string[]
  /** What is signed is about one patient; what all members of a group have in common is about none. */
  readonly hasPatient: boolean
  /** The session, as far as it matters for the patient's own signature. */
  readonly session:
    | { readonly serviceId: string | undefined; readonly isShow: boolean; readonly isTelehealth: boolean }
    | undefined
  /** Those of `stepPaths`. */
  readonly values: Readonly<Record<string, Answer | undefined>>
}

/** Who signs in which order, and when the patient does. */
export type SigningOrder = Pick<SignatureConfiguration, 'steps'> &
  Partial<Pick<SignatureConfiguration, 'patientSignature' | 'amendmentSteps' | 'unsignWindowHours'>>

/** The step that a note has where its configuration demands the patient's signature without naming a step for it. */
const patientStepId = 'patient-signature'

/** The steps that this note needs or allows: those whose condition holds, by order, the patient's own among them. */
export function stepsFor(
  { steps, patientSignature, amendmentSteps }: SigningOrder,
  facts: StepFacts,
): readonly SignatureStep[] {
  if (facts.isAmendment && amendmentSteps === 'AuthorOnly') return authorsStep(steps)
  const read = (clause: { readonly source: string }) => [
    { element: undefined, value: facts.values[clause.source] },
  ]
  const named = steps.filter(
    (step) => (facts.hasPatient || !isTaken(step)) && (!step.condition || holds(step.condition, read, {})),
  )
  const isNamed = named.some((step) => step.who === 'Patient' && isRequired(step))
  const patient =
    !isNamed && needsPatient(patientSignature, facts) ? [patientStep(named, patientSignature, facts)] : []
  return [...named, ...patient].toSorted((one, other) => one.order - other.order)
}

/** An amendment may be signed by its author alone, by the step of whoever wrote the note. */
function authorsStep(steps: readonly SignatureStep[]): readonly SignatureStep[] {
  const step =
    steps.find(({ who }) => who === 'Author') ?? steps.find(({ who }) => who === 'PrimaryPerformer')
  return step ? [{ ...step, who: 'Author', required: true }] : steps.slice(0, 1)
}

/** Who missed the visit signs nothing; who was on the screen only where the configuration does not skip it (schemas/resources/signature-configuration.json). */
function needsPatient(asked: SigningOrder['patientSignature'], { session, hasPatient }: StepFacts): boolean {
  const { required = 'Never', services = [], telehealth = 'Skip' } = asked ?? {}
  if (required === 'Never' || !hasPatient || session?.isShow === false) return false
  if (session?.isTelehealth && telehealth === 'Skip') return false
  return required === 'Always' || services.some(({ id }) => id === session?.serviceId)
}

/** It may be signed beside the last step of the staff; of who was on the screen it may be asked for at the next contact. */
function patientStep(
  named: readonly SignatureStep[],
  asked: SigningOrder['patientSignature'],
  { session }: StepFacts,
): SignatureStep {
  const { methods, telehealth } = asked ?? {}
  const isLater = session?.isTelehealth === true && telehealth === 'RequireLater'
  return {
    id: patientStepId,
    order: Math.max(1, ...named.map(({ order }) => order)),
    role: 'Patient',
    required: !isLater,
    who: 'Patient',
    meaning: 'Acknowledged',
    methods: methods?.length ? methods : ['Drawn'],
  }
}

/** What of a signature says which step it is of, and whether it counts. */
export type SignedStep = Pick<Signature, 'stepId' | 'invalidated'>

/** Signatures that count: those that nobody has taken back. */
export function validSignatures<One extends SignedStep>(
  signatures: readonly One[] | undefined,
): readonly One[] {
  return (signatures ?? []).filter((signature) => !signature.invalidated)
}

/** All signatures of a note or a plan, those of staff and those of the patient. */
export function signaturesOf({
  signatures = [],
  patientSignatures = [],
}: Pick<Note, 'signatures' | 'patientSignatures'>): readonly Signature[] {
  return [...signatures, ...patientSignatures]
}

/** The required steps that nobody has signed yet. */
export function missingSteps(
  steps: readonly SignatureStep[],
  signatures: readonly SignedStep[] | undefined,
): readonly SignatureStep[] {
  const signed = new Set(validSignatures(signatures).map((signature) => signature.stepId))
  return steps.filter((step) => isRequired(step) && !signed.has(step.id))
}

/** The steps that can be signed next: not signed yet, and every required step of a lower order is (schemas/resources/signature-configuration.json). */
export function openSteps(
  steps: readonly SignatureStep[],
  signatures: readonly SignedStep[] | undefined,
): readonly SignatureStep[] {
  const signed = new Set(validSignatures(signatures).map((signature) => signature.stepId))
  const waiting = steps.filter((step) => !signed.has(step.id))
  const next = Math.min(...waiting.filter(isRequired).map((step) => step.order))
  return waiting.filter((step) => step.order <= next)
}

/** True when nothing required is left once this step is signed too. */
export function isLastRequired(
  steps: readonly SignatureStep[],
  signatures: readonly SignedStep[] | undefined,
  stepId: string,
): boolean {
  return missingSteps(steps, signatures).every((step) => step.id === stepId)
}

/** May this person sign this step of this note? Who wrote the note does not countersign it. */
export function maySign(step: SignatureStep, signer: SignerFacts, facts: StepFacts): boolean {
  return signers[step.who](step, signer, facts)
}

type May = (step: SignatureStep, signer: SignerFacts, facts: StepFacts) => boolean

const signers: { readonly [Who in SignatureStep['who']]: May } = {
  Author: (_step, signer, facts) => signer.profileId === facts.authorId,
  PrimaryPerformer: (_step, signer, facts) => signer.profileId === facts.primaryPerformerId,
  Supervisor: (_step, signer, facts) => facts.supervisorIds.includes(signer.profileId),
  AnyWithRole: (step, signer, facts) =>
    step.securityRole !== undefined &&
    signer.roles.includes(step.securityRole.id) &&
    !isAuthor(signer, facts),
  AnyWithLicense: (step, signer, facts) =>
    (step.licenses ?? []).some((license) => signer.licenses.includes(license.code)) &&
    !isAuthor(signer, facts),
  Named: (step, signer) => signer.profileId === step.practitioner?.id,
  // Patients and guardians sign on a page of their own, never with a staff member's credential.
  Patient: () => false,
  Guardian: () => false,
}

function isAuthor(signer: SignerFacts, facts: StepFacts): boolean {
  return signer.profileId === facts.authorId
}

/** Patients and guardians have no sign-in to sign with: somebody of the staff takes their signature. */
export function isTaken({ who }: SignatureStep): boolean {
  return who === 'Patient' || who === 'Guardian'
}

/** In which role a step is signed: whoever signs in the patient's place is no patient. */
export function signedAs({ role }: SignatureStep, onBehalfOf: Signature['onBehalfOf']): Signature['role'] {
  return onBehalfOf && role === 'Patient' ? 'Guardian' : role
}

function isRequired(step: SignatureStep): boolean {
  return step.required !== false
}
