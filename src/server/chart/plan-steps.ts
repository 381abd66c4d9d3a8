import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { standInsFor } from '#server/note-parts/steps/stand-ins-for-query.ts'
import type { Context } from '#server/operations/handler.ts'
import { isOfAge } from '#shared/consents/consent-age.ts'
import { supervisorsOf } from '#shared/notes/facts/supervisors-of.ts'
import { printedName } from '#shared/notes/printing/printed-name.ts'
import {
  isTaken,
  maySign,
  openSteps,
  type StepFacts,
  signaturesOf,
  stepsFor,
} from '#shared/notes/steps-for.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { licencesValidOn } from '#shared/rules/licences.ts'

/** The steps of one care plan as they stand now. */
export type PlanSteps = {
  /** All steps whose condition holds. */
  readonly needed: readonly SignatureStep[]
  /** Those that somebody may sign now. */
  readonly open: readonly SignatureStep[]
  /** Those that the acting person may sign now. */
  readonly mine: readonly SignatureStep[]
  /** Those that the patient or a guardian can sign now, on the device of whoever is with them. */
  readonly toTake: readonly SignatureStep[]
  readonly supervisors: readonly Reference[]
  /** The supervisor for whom the acting person signs today. */
  readonly standsInFor?: Reference
  /** The acting person, where it is one of the staff. */
  readonly signer: Practitioner | undefined
}

/** Who signs a plan that names no configuration: its author, and the patient who may. */
const usual: Pick<SignatureConfiguration, 'steps'> = {
  steps: [
    {
      ...{ id: 'author', order: 1, role: 'Author', required: true },
      ...{ who: 'Author', meaning: 'Authored', methods: ['Password'] },
    },
    {
      ...{ id: 'patient', order: 1, role: 'Patient', required: false },
      ...{ who: 'Patient', meaning: 'Acknowledged', methods: ['Drawn', 'Typed'] },
    },
  ],
}

/** Who has to sign a care plan of a chart, whose turn it is, and what of it is open to the acting person. */
export async function planStepsOpen(context: Context, plan: CarePlan): Promise<Outcome<PlanSteps>> {
  const { stores, actor } = context
  const configuration = await configurationOf(context, plan)
  if (!configuration.ok) return configuration
  const author = await stores.of('Practitioner').get(plan.author.id)
  if (!author.ok) return author
  const patient = await stores.of('Patient').get(plan.subject.id)
  if (!patient.ok) return patient
  const { profile } = actor
  const signer =
    profile?.resourceType === 'Practitioner'
      ? await stores.of('Practitioner').get(profile.id)
      : succeeded(undefined)
  if (!signer.ok) return signer
  const preferences = await stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!preferences.ok) return preferences

  const today = context.now.iso.slice(0, 10)
  const supervisors = supervisorsOf(author.value, today)
  const { ageOfMajority = 18, timezone = 'UTC' } = preferences.value.rows[0] ?? {}
  const standIns = (await standInsFor(context, supervisors, timezone)).filter(
    ({ by }) => by !== plan.author.id,
  )
  const facts: StepFacts = {
    authorId: plan.author.id,
    primaryPerformerId: plan.author.id,
    supervisorIds: [...supervisors.map(({ id }) => id), ...standIns.map(({ by }) => by)],
    hasPatient: true,
    session: undefined,
    values: {
      authorRequiresCoSignature: author.value.requiresCoSignature ?? false,
      'author.license': author.value.licenses?.map(({ type }) => type.code) ?? [],
      'patient.isMinor': !isOfAge(patient.value.birthDate, today, ageOfMajority),
    },
  }
  const needed = stepsFor(configuration.value, facts)
  const open = openSteps(needed, signaturesOf(plan))
  const mine = open.filter(
    (step) => maySign(step, signerFacts(signer.value, today), facts) && mayApprove(context, step),
  )
  const toTake = open.filter(isTaken)
  const isSupervisor = supervisors.some(({ id }) => id === signer.value?.id)
  const standsIn = isSupervisor ? undefined : standIns.find(({ by }) => by === signer.value?.id)
  const standsInFor = standsIn && supervisors.find(({ id }) => id === standsIn.of)
  return succeeded({
    ...{ needed, open, mine, toTake, supervisors, signer: signer.value },
    ...(standsInFor && { standsInFor }),
  })
}

/** How the acting person's name stands in print. */
export function nameInPrint(signer: Practitioner | undefined): string {
  return signer ? printedName(signer) : ''
}

async function configurationOf(
  { stores }: Context,
  { signatureConfiguration }: CarePlan,
): Promise<Outcome<Pick<SignatureConfiguration, 'steps'>>> {
  if (!signatureConfiguration) return succeeded(usual)
  const { id, versionId } = signatureConfiguration
  const store = stores.of('SignatureConfiguration')
  return versionId === undefined ? store.get(id) : store.getVersion(id, versionId)
}

function signerFacts(signer: Practitioner | undefined, today: string) {
  const { roles = [], licenses = [] } = signer ?? {}
  return {
    profileId: signer?.id ?? '',
    roles: roles.map(({ id }) => id),
    licenses: licencesValidOn(licenses, today).map(({ type }) => type.code),
  }
}

/** The author signs what he wrote; everybody else of the staff approves, which needs the right to. */
function mayApprove({ actor }: Context, { who }: SignatureStep): boolean {
  return who === 'Author' || who === 'PrimaryPerformer' || hasFlag(actor.granted, 'CanApproveCarePlans')
}
