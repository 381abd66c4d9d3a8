import type { ActInputs } from '#generated/operations/operations.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { checkedResponse, tellOfResponse } from '#server/definitions/guards/response-guard.ts'
import type { Context } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { typedRow, untypedRow } from '#server/stores/typed-row.ts'
import { type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, definitionOf } from '#shared/forms/definition.ts'
import { finalAnswers, validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { filesOf } from '#shared/packets/files-of.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import { foreignFiles } from './foreign-files.ts'
import type { GivenAnswers } from './item-form.ts'
import type { OpenPacket } from './open-packet.ts'

export type ItemInput = ActInputs['packetResponse.answer']

/** What is kept of the answers to one item: in the packet itself, or in a row of its own. */
export type KeptAnswers = {
  readonly answers: Answers
  readonly response?: QuestionnaireResponse
}

type Keeping = {
  readonly item: PacketItem
  readonly given: GivenAnswers
  readonly input: ItemInput
}

/** Keeps the answers to an item that has a form; finished ones are checked, and those to a questionnaire scored. */
export function keepAnswers(
  context: Context,
  opened: OpenPacket,
  keeping: Keeping,
): Promise<Outcome<KeptAnswers>> {
  const { item, given, input } = keeping
  const said = saidIn(input) ?? given.answers
  // Staff know the chart, and may name any of its files.
  const foreign = opened.filler.isStaff
    ? succeeded(undefined)
    : foreignFiles(said, filesOf(opened.response, item.id), given.answers)
  if (!foreign.ok) return Promise.resolve(foreign)
  return item.questionnaire
    ? keepResponse(context, opened, keeping)
    : Promise.resolve(keepPlain(context, keeping))
}

function keepPlain({ now }: Context, { given, input }: Keeping): Outcome<KeptAnswers> {
  const answers = saidIn(input) ?? given.answers
  const form = compileForm(definitionOf(given.form))
  const context = { values: { today: now.iso.slice(0, 10) } }
  const mode = input.isDone ? 'final' : 'draft'
  const findings = validateAnswers(form, answers, { mode, context })
    .filter(({ weight }) => weight === 'blocks')
    .filter(({ message }) => input.isDone || misshapen.includes(message))
  if (findings.length > 0) return failed({ kind: 'invalid', findings: placed(findings) })
  return succeeded({ answers: input.isDone ? finalAnswers(form, answers, context) : answers })
}

/** Unfinished answers may break their author's limits; what has the wrong shape is never stored. */
const misshapen: readonly string[] = ['forms.unknown-element', 'forms.invalid']

function placed<Finding extends { readonly pointer: string }>(findings: readonly Finding[]) {
  return findings.map((finding) => ({ ...finding, pointer: `/answers${finding.pointer}` }))
}

async function keepResponse(
  context: Context,
  opened: OpenPacket,
  { item, given, input }: Keeping,
): Promise<Outcome<KeptAnswers>> {
  const before = given.response
  if (before && input.versionId !== undefined && input.versionId !== before.meta.versionId)
    return failed(staleVersion(before.meta.versionId))
  const answers = saidIn(input) ?? given.answers
  const isSame =
    before !== undefined && before.status !== 'Preliminary' && sameAnswer(before.answers, answers)
  if (isSame) return succeeded({ answers, response: before })

  const after = responseTo(context, opened, { item, given, input })
  const operation = before ? 'update' : 'create'
  const checked = await checkedResponse(context, { operation, ...(before && { before }), after })
  if (!checked.ok) return checked
  const store = context.stores.of('QuestionnaireResponse')
  const written = before
    ? await store.update({ id: before.id, versionId: before.meta.versionId }, checked.value)
    : await store.create(checked.value)
  if (!written.ok) return written
  const told = await tellOfResponse(context, { operation, ...(before && { before }), after: written.value })
  return told.ok ? succeeded({ answers, response: written.value }) : told
}

/** The row as whoever fills it in wants it: finished ones are amended, never rewritten. */
function responseTo(
  { now }: Context,
  { response, filler }: OpenPacket,
  { item, given, input }: Keeping,
): QuestionnaireResponse {
  const before = given.response
  const { id, resourceType } = filler.person
  const wasFinished = before !== undefined && before.status !== 'Preliminary'
  const finished = wasFinished ? 'Amended' : 'Final'
  const language = input.language ?? before?.language ?? response.language
  const row = {
    ...(before ? untypedRow(before) : {}),
    questionnaire: item.questionnaire,
    patient: { id: response.patient.id, resourceType: 'Patient' },
    packetResponse: { id: response.id, resourceType: 'PacketResponse' },
    status: input.isDone || wasFinished ? finished : 'Preliminary',
    progress: before?.progress ?? 'InProgress',
    authored: now.iso,
    author: { id, resourceType },
    source: sourceOf(resourceType),
    mode: input.mode ?? before?.mode ?? (filler.isStaff ? 'InSession' : 'Portal'),
    answers: saidIn(input) ?? given.answers,
    language,
  }
  return typedRow<'QuestionnaireResponse'>(row)
}

function sourceOf(resourceType: string): QuestionnaireResponse['source'] {
  if (resourceType === 'Practitioner') return 'Clinician'
  return resourceType === 'Patient' ? 'Self' : 'Proxy'
}

function saidIn({ answers }: ItemInput): Answers | undefined {
  const said = asAnswer(answers)
  return isRecord(said) ? said : undefined
}
