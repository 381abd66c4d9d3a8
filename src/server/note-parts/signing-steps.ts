import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Context } from '#server/operations/handler.ts'
import { recordedSupervisors, stepFacts, supervisorsOn } from '#shared/notes/facts/step-facts.ts'
import { signaturesInRound } from '#shared/notes/in-round.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { printedName } from '#shared/notes/printing/printed-name.ts'
import {
  isTaken,
  maySign,
  missingSteps,
  openSteps,
  type SignerFacts,
  type StepFacts,
  stepsFor,
} from '#shared/notes/steps-for.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { licencesValidOn } from '#shared/rules/licences.ts'
import { pinned } from './optional.ts'
import { practicePreferences } from './practice-preferences.ts'
import { standInsFor } from './steps/stand-ins-for-query.ts'

/** The steps of one note as they stand now. */
export type SigningSteps = {
  readonly configuration: SignatureConfiguration
  /** All steps whose condition holds. */
  readonly needed: readonly SignatureStep[]
  /** Those that somebody may sign now. */
  readonly open: readonly SignatureStep[]
  /** Those that the acting person may sign now. */
  readonly mine: readonly SignatureStep[]
  /** Required ones that nobody has signed and that somebody else has to, with the names of who can; nobody where there is no way yet. */
  readonly others: readonly { readonly step: SignatureStep; readonly signers: readonly string[] }[]
  /** A supervisor's signature is missing, and the acting person may give it to another supervisor. */
  readonly mayReassign: boolean
  /** The steps of others that the patient or a guardian can sign now, on the device of whoever is with them. */
  readonly toTake: readonly SignatureStep[]
  /** How the acting person's name stands in print. */
  readonly signerName: string
  /** The supervisor for whom the acting person signs today. */
  readonly standsInFor?: Reference | undefined
}

/** Who has to sign this note, whose turn it is, and what of it is open to the acting person. */
export async function stepsOpenTo(context: Context, parts: NoteParts): Promise<Outcome<SigningSteps>> {
  const configuration = await pinned(context, 'SignatureConfiguration', parts.note.signatureConfiguration)
  if (!configuration.ok) return configuration
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const profile = await profileOf(context)
  if (!profile.ok) return profile

  const supervisors = supervisorsOn(parts)
  const standIns = await standInsFor(context, supervisors, preferences.value.timezone)
  const facts = withStandIns(stepFacts(parts, preferences.value.ageOfMajority), standIns)
  const needed = stepsFor(configuration.value, facts)
  const signatures = signaturesInRound(parts.note)
  const open = openSteps(needed, signatures)
  const signer = signerFacts(context, parts, profile.value)
  const mine = open.filter((step) => maySign(step, signer, facts) && mayCoSign(context, step))
  const others = missingSteps(needed, signatures).filter((step) => !mine.includes(step))
  const isSupervisor = supervisors.some(({ id }) => id === signer.profileId)
  const isSupervised = isSupervisor || recordedSupervisors(parts).some(({ id }) => id === signer.profileId)
  const standsIn = isSupervisor ? undefined : standIns.find(({ by }) => by === signer.profileId)
  return succeeded({
    configuration: configuration.value,
    needed,
    open,
    mine,
    others: others.map((step) => ({ step, signers: signersOf(step, parts) })),
    mayReassign:
      missingSteps(needed, signatures).some(({ who }) => who === 'Supervisor') &&
      hasFlag(context.actor.granted, 'CanCoSignNotes') &&
      (isSupervised || mine.some(({ who }) => who === 'Supervisor')),
    toTake: open.filter(isTaken),
    signerName: profile.value ? printedName(profile.value) : '',
    ...(standsIn && { standsInFor: supervisors.find(({ id }) => id === standsIn.of) }),
  })
}

/** A supervisor who is out of office is stood in for, and signs himself when he is there all the same. */
function withStandIns(facts: StepFacts, standIns: readonly { readonly by: string }[]): StepFacts {
  const ids = standIns.map(({ by }) => by).filter((by) => by !== facts.authorId)
  return { ...facts, supervisorIds: [...facts.supervisorIds, ...ids] }
}

/** The step of a supervisor needs the right to co-sign beside being the one. */
function mayCoSign({ actor }: Context, { who }: SignatureStep): boolean {
  return who !== 'Supervisor' || hasFlag(actor.granted, 'CanCoSignNotes')
}

async function profileOf({ actor, stores }: Context): Promise<Outcome<Practitioner | undefined>> {
  const { profile } = actor
  return profile?.resourceType === 'Practitioner'
    ? stores.of('Practitioner').get(profile.id)
    : succeeded(undefined)
}

/** The acting profile's roles, and its licences in force on the date of service. */
function signerFacts(
  { actor }: Context,
  { note }: NoteParts,
  practitioner: Practitioner | undefined,
): SignerFacts {
  const { roles = [], licenses = [] } = practitioner ?? {}
  return {
    profileId: actor.profile?.id ?? '',
    roles: roles.map((role) => role.id),
    licenses: licencesValidOn(licenses, note.serviceDate).map((licence) => licence.type.code),
  }
}

/** Who can sign a step, by name. */
function signersOf(step: SignatureStep, parts: NoteParts): readonly string[] {
  const { note } = parts
  const performer = note.participants.find((each) => each.type === 'PrimaryPerformer')
  const named: { readonly [Who in SignatureStep['who']]: readonly (Reference | undefined)[] } = {
    Author: [note.author],
    PrimaryPerformer: [performer?.individual],
    Supervisor: supervisorsOn(parts),
    Named: [step.practitioner],
    AnyWithRole: [step.securityRole],
    AnyWithLicense: (step.licenses ?? []).map(({ code, display }) => {
      return { id: code, resourceType: 'CodedValue', display }
    }),
    Patient: [note.patient],
    Guardian: [],
  }
  return named[step.who].flatMap((each) => (each ? [each.display ?? each.id] : []))
}
