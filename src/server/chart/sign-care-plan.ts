import type { CarePlan } from '#generated/types/care-plan.ts'
import type { OpenStep } from '#generated/types/open-step.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { planLacks } from '#shared/chart/plan-lacks.ts'
import { isLastRequired, isTaken, missingSteps, signaturesOf, signedAs } from '#shared/notes/steps-for.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { completeOthers } from './care-plan-guard.ts'
import { goesOnFrom } from './goes-on-from.ts'
import { planHash } from './plan-content.ts'
import { type PlanSigner, planSigner } from './plan-signer.ts'
import { nameInPrint, type PlanSteps, planStepsOpen } from './plan-steps.ts'

/** Says of a care plan of a chart what it lacks before it can be signed, and who signs it. */
export const readyCarePlan: Handler<'carePlan.ready'> = async (context, { id, versionId }) => {
  const plan = await draftIn(context, { id, versionId })
  if (!plan.ok) return plan
  const steps = await planStepsOpen(context, plan.value)
  if (!steps.ok) return steps
  const { needed, mine, toTake, signer } = steps.value
  const others = missingSteps(needed, signaturesOf(plan.value)).filter((step) => !mine.includes(step))
  return succeeded({
    lacks: planLacks(plan.value),
    openSteps: mine.map(openStep),
    patientSteps: toTake.map(openStep),
    waitingSteps: others.map((step) => ({
      stepId: step.id,
      role: step.role,
      who: step.who,
      signers: signersOf(step, plan.value, steps.value),
    })),
    signerName: nameInPrint(signer),
  })
}

/**
 * Signs one step of a care plan of a chart. What stands in it was checked, and is what the signer has seen: the version. The last
 * required signature brings the plan into force, as the one before it stands by now, and completes that.
 */
export const signCarePlan: Handler<'carePlan.sign'> = async (context, input) => {
  const found = await draftIn(context, input)
  if (!found.ok) return found
  const plan = found.value
  if (planLacks(plan).some(({ blocks }) => blocks)) return refuse('/problems', 'chart.plan-incomplete')
  const steps = await planStepsOpen(context, plan)
  if (!steps.ok) return steps
  const step = steps.value.needed.find((each) => each.id === input.stepId)
  if (!step) return refuse('/stepId', 'signatures.no-such-step')
  if (!steps.value.open.includes(step))
    return refuse('/stepId', 'signatures.out-of-order', { subStatus: subStatuses.stepOutOfOrder })
  const signer = await planSigner(context, plan, { step, steps: steps.value, input })
  if (!signer.ok) return signer

  context.note({ patientId: plan.subject.id })
  const next = signed(context, plan, { step, steps: steps.value, signer: signer.value })
  const stored = await context.stores
    .of('CarePlan')
    .update({ id: plan.id, versionId: plan.meta.versionId }, next)
  if (!stored.ok || stored.value.status !== 'Active') return stored
  const standing = await goesOnFrom(context, stored.value)
  if (!standing.ok) return standing
  const completed = await completeOthers(context, standing.value)
  return completed.ok ? standing : completed
}

type Asked = { readonly id: string; readonly versionId?: string | undefined }

/** What is signed is a draft, as it was shown. */
export async function draftIn({ stores }: Context, { id, versionId }: Asked): Promise<Outcome<CarePlan>> {
  const plan = await stores.of('CarePlan').get(id)
  if (!plan.ok) return plan
  if (plan.value.status !== 'Draft') return failed({ kind: 'conflict', because: 'chart.plan-not-draft' })
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  return versionId === plan.value.meta.versionId ? plan : failed(staleVersion(plan.value.meta.versionId))
}

type Signing = { readonly step: SignatureStep; readonly steps: PlanSteps; readonly signer: PlanSigner }

function signed(context: Context, plan: CarePlan, { step, steps, signer }: Signing): CarePlan {
  const { address, userAgent } = context.options
  const signature: Signature = {
    ...signer,
    id: context.newId(),
    role: signedAs(step, signer.onBehalfOf),
    meaning: step.meaning,
    signedAt: context.now.iso,
    stepId: step.id,
    contentHash: planHash(plan),
    resourceVersion: plan.meta.versionId,
    ...(address ? { ip: address } : {}),
    ...(userAgent ? { deviceName: userAgent.slice(0, 200) } : {}),
  }
  const isLast = isLastRequired(steps.needed, signaturesOf(plan), step.id)
  return {
    ...plan,
    ...(isTaken(step)
      ? { patientSignatures: [...(plan.patientSignatures ?? []), signature] }
      : { signatures: [...(plan.signatures ?? []), signature] }),
    ...(isLast && { status: 'Active' as const }),
  }
}

function openStep({ id, role, meaning, attestationText, methods }: SignatureStep): OpenStep {
  return {
    stepId: id,
    role,
    meaning,
    methods,
    ...(attestationText === undefined ? {} : { attestationText }),
  }
}

/** Who can sign a step, by name. */
function signersOf(step: SignatureStep, plan: CarePlan, { supervisors }: PlanSteps): readonly string[] {
  const named = {
    Author: [plan.author],
    PrimaryPerformer: [plan.author],
    Supervisor: supervisors,
    Named: [step.practitioner],
    AnyWithRole: [step.securityRole],
    AnyWithLicense: step.licenses ?? [],
    Patient: [plan.subject],
    Guardian: [],
  }[step.who]
  return named.flatMap((each) => each?.display ?? [])
}
