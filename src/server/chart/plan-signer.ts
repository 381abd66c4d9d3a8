import type { SignatureMethod } from '#generated/enumerations/signature-method.ts'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Context } from '#server/operations/handler.ts'
import { consentAge, isOfAge } from '#shared/consents/consent-age.ts'
import { hasAuthority } from '#shared/consents/has-authority.ts'
import { isTaken } from '#shared/notes/steps-for.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { methodOf, takesMethod } from '#shared/passwords/method-of.ts'
import { familyOf } from './consents/consent-signer.ts'
import { isDrawn, isNameOf } from './consents/is-drawn.ts'
import { nameInPrint, type PlanSteps } from './plan-steps.ts'

/** What an act that signs a care plan says. */
export type PlanSigning = ActInputs['carePlan.sign'] & { readonly id: string; readonly versionId?: string }

/** Who signs a care plan of a chart, and how. */
export type PlanSigner = Pick<Signature, 'signer' | 'method' | 'credentialsText'> &
  Partial<Pick<Signature, 'onBehalfOf' | 'delegateOf' | 'strokes' | 'takenBy'>>

/** The signer of one step: the acting person with the own password, or the patient or a guardian by hand on the device of the staff. */
export async function planSigner(
  context: Context,
  plan: CarePlan,
  {
    step,
    steps,
    input,
  }: { readonly step: SignatureStep; readonly steps: PlanSteps; readonly input: PlanSigning },
): Promise<Outcome<PlanSigner>> {
  if (isTaken(step)) return byHand(context, plan, { step, input })
  const { profile } = context.actor
  if (!profile || !steps.mine.includes(step))
    return failed({ kind: 'forbidden', permission: `SignatureStep:${step.who}` })
  if (input.method !== methodOf(input.credential) || !takesMethod(step.methods, input.method))
    return refuse('/method', 'signatures.other-method')
  return succeeded({
    signer: { id: profile.id, resourceType: profile.resourceType },
    method: input.method,
    credentialsText: nameInPrint(steps.signer).slice(0, 120),
    ...(step.who === 'Supervisor' &&
      steps.standsInFor && { delegateOf: { id: steps.standsInFor.id, resourceType: 'Practitioner' } }),
  })
}

type Taking = { readonly step: SignatureStep; readonly input: PlanSigning }

async function byHand(
  context: Context,
  plan: CarePlan,
  { step, input }: Taking,
): Promise<Outcome<PlanSigner>> {
  const { person } = input
  if (!person) return refuse('/person', 'signatures.nobody-for-patient')
  const found =
    person.resourceType === 'RelatedPerson'
      ? await guardian(context, plan, person)
      : await patientSelf(context, plan, { step, person })
  if (!found.ok) return found
  const { name, family, onBehalfOf } = found.value
  const method = handOf(input, { step, name, family })
  if (!method.ok) return method
  const { profile } = context.actor
  return succeeded({
    signer: { id: person.id, resourceType: person.resourceType },
    method: method.value,
    credentialsText: (input.name ?? name).slice(0, 120),
    ...(onBehalfOf && { onBehalfOf }),
    ...(method.value === 'Drawn' && input.strokes !== undefined && { strokes: input.strokes }),
    ...(profile?.resourceType === 'Practitioner' && { takenBy: profile }),
  })
}

type Person = { readonly name: string; readonly family: string; readonly onBehalfOf?: Reference }

async function patientSelf(
  context: Context,
  plan: CarePlan,
  { step, person }: { readonly step: SignatureStep; readonly person: Reference },
): Promise<Outcome<Person>> {
  if (step.who !== 'Patient' || person.id !== plan.subject.id)
    return refuse('/person', 'signatures.nobody-for-patient')
  const found = await context.stores.of('Patient').get(person.id)
  if (!found.ok) return found
  const preferences = await context.stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!preferences.ok) return preferences
  const { birthDate, display, name } = found.value
  const age = consentAge('treatment', preferences.value.rows[0] ?? {})
  if (!isOfAge(birthDate, context.now.iso.slice(0, 10), age)) return refuse('/person', 'signatures.minor')
  return succeeded({ name: display, family: familyOf(name) })
}

async function guardian(context: Context, plan: CarePlan, person: Reference): Promise<Outcome<Person>> {
  const found = await context.stores.of('RelatedPerson').get(person.id)
  if (!found.ok) return found
  const { value: related } = found
  if (related.patient.id !== plan.subject.id) return refuse('/person', 'signatures.nobody-for-patient')
  if (!hasAuthority(related, context.now.iso.slice(0, 10)))
    return refuse('/person', 'signatures.no-authority')
  const onBehalfOf = { id: plan.subject.id, resourceType: 'Patient' as const }
  return succeeded({ name: related.display, family: familyOf(related.name), onBehalfOf })
}

function handOf(
  { method, name, strokes }: PlanSigning,
  { step, ...person }: Person & { readonly step: SignatureStep },
): Outcome<SignatureMethod> {
  if (!step.methods.includes(method) || (method !== 'Drawn' && method !== 'Typed'))
    return refuse('/method', 'signatures.other-method')
  if (method === 'Drawn' && !isDrawn(strokes)) return refuse('/strokes', 'signatures.nothing-drawn')
  if (method === 'Typed' && !isNameOf(name, person.family))
    return refuse('/name', 'signatures.other-person', { parameters: { name: person.name } })
  return succeeded(method)
}
