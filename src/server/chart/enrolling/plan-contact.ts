import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { PlannedContact } from '#generated/types/planned-contact.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

/** The topic of the contact in which the assessment of an enrollment is planned. */
export const assessing = { code: 'intake-screening', display: 'Intake screening' } as const

/** What is to be done, and the topic of its contact. */
type Planning = {
  readonly wish: PlannedContact | undefined
  readonly topic: { readonly code: string; readonly display: string }
}

/** Writes down what somebody has still to do for the patient of an enrollment, as a contact with a follow-up: only who may log contacts can ask for it. */
export async function planContact(
  context: Context,
  { id, patient }: EpisodeOfCare,
  { wish, topic }: Planning,
): Promise<Outcome<void>> {
  if (!wish) return succeeded(undefined)
  const may = mayPlanContact(context, wish)
  if (!may.ok) return may
  const { due, assignee, medium, outcome, summary } = wish
  const contact = {
    subject: named(patient),
    date: context.now.iso,
    direction: 'Outbound',
    medium,
    outcome,
    topic,
    participants: [{ person: named(patient) }, { person: named(assignee) }],
    summary,
    episodeOfCare: { id, resourceType: 'EpisodeOfCare' },
    followUp: { due, assignee: named(assignee) },
    priority: 'Normal',
    createdFrom: 'Manual',
  } as const
  const made = await context.stores.of('Communication').create(contact)
  return made.ok ? succeeded(undefined) : made
}

/** Nothing is asked, or whoever asks may log contacts. */
export function mayPlanContact({ actor }: Context, wish: PlannedContact | undefined): Outcome<void> {
  const permission = 'Communication:Create'
  return wish && !permits(actor.granted, permission)
    ? failed({ kind: 'forbidden', permission })
    : succeeded(undefined)
}

function named({ id, resourceType }: EpisodeOfCare['patient']) {
  return { id, resourceType }
}
