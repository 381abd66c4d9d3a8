import type { ActInputs } from '#generated/operations/operations.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { checkedResponse, tellOfResponse } from '#server/definitions/guards/response-guard.ts'
import type { Context } from '#server/operations/handler.ts'
import { withExpressed } from '#server/stores/expressions/with-expressed.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { typedRow, untypedRow } from '#server/stores/typed-row.ts'
import { type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, definitionOf } from '#shared/forms/definition.ts'
import { finalAnswers, validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import type { FormContext } from '#shared/forms/reading.ts'
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
  /** They are a draft over a row that was finished before, and stand in the packet until they are finished too. */
  readonly isDraft?: boolean
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
  const { versionId } = given
  if (versionId !== undefined && isStale(keeping)) return Promise.resolve(failed(staleVersion(versionId)))
  return item.questionnaire ? keepResponse(context, opened, keeping) : keepPlain(context, keeping)
}

/** Whoever answers says over which answers he writes, none included; what says again what is stored writes over nothing. */
function isStale({ given, input }: Keeping): boolean {
  const said = saidIn(input)
  if (input.versionId === given.versionId) return false
  return said ? !sameAnswer(said, given.answers) : input.versionId !== undefined
}

async function keepPlain(
  { now, express }: Context,
  { given, input }: Keeping,
): Promise<Outcome<KeptAnswers>> {
  const answers = saidIn(input) ?? given.answers
  const form = compileForm(definitionOf(given.form))
  const today = { values: { today: now.iso.slice(0, 10) } }
  const around = input.isDone
    ? await withExpressed(express, { key: given.form.key, form, answers, context: today })
    : succeeded(today)
  if (!around.ok) return around
  const context: FormContext = around.value
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
  return (
    (await keepUnchanged(context, { item, given, input })) ??
    (await writeResponse(context, opened, { item, given, input }))
  )
}

/** Finished answers that are said again stay; and what is typed on the way to a correction is nobody's answer yet, neither scored nor told of. */
async function keepUnchanged(context: Context, keeping: Keeping): Promise<Outcome<KeptAnswers> | undefined> {
  const { given, input } = keeping
  const { response } = given
  if (!response || !isFinished(response)) return undefined
  const answers = saidIn(input) ?? given.answers
  if (sameAnswer(response.answers, answers)) return succeeded({ answers, response })
  if (input.isDone) return undefined
  const draft = await keepPlain(context, keeping)
  return draft.ok ? succeeded({ ...draft.value, response, isDraft: true }) : draft
}

async function writeResponse(
  context: Context,
  opened: OpenPacket,
  { item, given, input }: Keeping,
): Promise<Outcome<KeptAnswers>> {
  const before = given.response
  const answers = saidIn(input) ?? given.answers
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

function isFinished({ status }: QuestionnaireResponse): boolean {
  return status !== 'Preliminary'
}

/** The row as whoever fills it in wants it: finished ones are amended, never rewritten. */
function responseTo(
  { now }: Context,
  { response, filler }: OpenPacket,
  { item, given, input }: Keeping,
): QuestionnaireResponse {
  const before = given.response
  const { id, resourceType } = filler.person
  const wasFinished = before !== undefined && isFinished(before)
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
