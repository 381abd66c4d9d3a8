import type { Patient } from '#generated/types/patient.ts'
import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Context } from '#server/operations/handler.ts'
import { supervisorsToday } from './supervisors-today-query.ts'

type Raised = {
  readonly response: QuestionnaireResponse
  /** The alerts that were not there before. */
  readonly alerts: readonly QuestionnaireAlert[]
}

/**
 * The ids of the practitioners who are told of alerts: the care team of today or the supervisors, as each alert says, of a critical one
 * always the care team. Where nobody supervises, the care team is told in their place; and of a critical one somebody always is, where
 * anybody is known who has to do with it.
 */
export async function receiversOf(
  context: Context,
  { response, alerts }: Raised,
): Promise<readonly string[]> {
  const isCritical = alerts.some(({ severity }) => severity === 'Critical')
  const asks = (...wanted: readonly QuestionnaireAlert['notify'][]) =>
    alerts.some(({ notify }) => notify !== undefined && wanted.includes(notify))
  if (!isCritical && !asks('careTeam', 'supervisor', 'onCall')) return []

  const team = await teamOf(context, response.patient.id)
  const supervisors = asks('supervisor') ? await supervisorsOver(context, response, team) : []
  const isTeams = isCritical || asks('careTeam', 'onCall') || supervisors.length === 0
  const others = othersAmong(context, [
    ...supervisors,
    ...(isTeams ? team.map(({ member }) => member.id) : []),
  ])
  return others.length > 0 || !isCritical ? others : whoeverIsLeft(context, response)
}

function othersAmong({ actor }: Context, ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].filter((id) => id !== actor.profile?.id)
}

type Member = NonNullable<Patient['careTeam']>[number]

/** The practitioners of the patient's care team of today. */
async function teamOf({ stores, now }: Context, patientId: string): Promise<readonly Member[]> {
  const known = await stores.of('Patient').get(patientId)
  const team = known.ok ? (known.value.careTeam ?? []) : []
  return team.filter(({ period, member }) => member.resourceType === 'Practitioner' && isNow(period, now.iso))
}

function isNow(period: { readonly start?: string; readonly end?: string } | undefined, now: string): boolean {
  const today = now.slice(0, 10)
  return (period?.start ?? today) <= today && (period?.end ?? today) >= today
}

/** Those who supervise the author, or where the patient answered, whoever treats the patient first of all. */
function supervisorsOver(
  context: Context,
  { author }: QuestionnaireResponse,
  team: readonly Member[],
): Promise<readonly string[]> {
  if (author.resourceType === 'Practitioner') return supervisorsToday(context, [author.id])
  const first = team.filter(({ participation }) => participation === 'PrimaryPerformer')
  const treating = first.length > 0 ? first : team
  return supervisorsToday(
    context,
    treating.map(({ member }) => member.id),
  )
}

/** Nobody of the care team but the one who writes: those who supervise the author, else the author, who may not have said yet what was done; of a patient's answers whoever has sent the packet. */
async function whoeverIsLeft(context: Context, response: QuestionnaireResponse): Promise<readonly string[]> {
  const { author, alerts = [], packetResponse } = response
  if (author.resourceType === 'Practitioner') {
    const supervisors = othersAmong(context, await supervisorsToday(context, [author.id]))
    const isOpen = alerts.some(({ at }) => at === undefined)
    return supervisors.length > 0 || !isOpen ? supervisors : [author.id]
  }
  if (!packetResponse) return []
  const sent = await context.stores.of('PacketResponse').get(packetResponse.id)
  const sender = sent.ok ? sent.value.meta.createdBy : undefined
  return sender?.resourceType === 'Practitioner' ? [sender.id] : []
}
