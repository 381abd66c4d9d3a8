import type { ActReplies } from '#generated/operations/operations.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Signature } from '#generated/types/signature.ts'
import { answersVersion } from '#server/definitions/responses/answers-version.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type GivenItem, packetProgress } from '#shared/packets/packet-progress.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import { withAudiences } from '#shared/packets/with-audiences.ts'
import { begunAnswersOf } from './begun-answers-of.ts'
import { type ItemInput, type KeptAnswers, keepAnswers } from './keep-answers.ts'
import type { OpenPacket } from './open-packet.ts'
import { ownItemOf } from './own-item-of.ts'
import { shownFor } from './sent-packet.ts'
import { signatureUnder, withoutSignatures } from './signature-under.ts'

/** Keeps what was answered to one own item of a packet, and finishes it where it is done: checked, scored, signed. */
export const answerItem: Handler<'packetResponse.answer'> = async (context, input) => {
  const own = await ownItemOf(context, input)
  if (!own.ok) return own
  const { opened, item } = own.value
  const { isChanging, device, isDone, itemId, answers } = input
  if (isChanging !== undefined && !isDone && answers === undefined)
    return noteChanging(context, opened, { itemId, isChanging, device })

  const kept = await keptFor(context, opened, { item, input })
  if (!kept.ok) return kept
  const signed = await signaturesOf(context, opened, { item, input, kept: kept.value })
  if (!signed.ok) return signed
  const answered = answeredItem(context, opened, { item, input, kept: kept.value })
  const next = { ...answered, signatures: [...signed.value] }
  return store(context, opened, { item: next, kept: kept.value })
}

type Answered = { readonly item: PacketItem; readonly input: ItemInput }
type Kept = Answered & { readonly kept: KeptAnswers }

async function keptFor(
  context: Context,
  opened: OpenPacket,
  { item, input }: Answered,
): Promise<Outcome<KeptAnswers>> {
  const given = await begunAnswersOf(context, item, opened.response)
  if (!given.ok) return given
  return given.value
    ? keepAnswers(context, opened, { item, given: given.value, input })
    : succeeded({ answers: {} })
}

async function signaturesOf(
  context: Context,
  opened: OpenPacket,
  { item, input, kept }: Kept,
): Promise<Outcome<readonly Signature[]>> {
  const former = givenOf(opened.response, item)?.signatures
  const before = withoutSignatures(context, opened, former)
  const needs = (item.signers ?? []).some(({ required }) => required !== false)
  if (!input.isDone || !needs) return succeeded(before)
  const { signature } = input
  if (!signature) return refuse('/signature', 'stores.required')
  const made = await signatureUnder(context, opened, { item, answers: kept.answers, signature })
  return made.ok ? succeeded([...before, made.value]) : made
}

function givenOf({ items }: PacketResponse, { id }: Pick<PacketItem, 'id'>): GivenItem | undefined {
  return items.find(({ itemId }) => itemId === id)
}

function answeredItem(
  { now }: Context,
  { response, filler }: OpenPacket,
  { item, input, kept }: Kept,
): GivenItem {
  const {
    correction,
    completedAt: _at,
    completedBy: _by,
    data: _data,
    ...before
  } = givenOf(response, item) ?? {
    itemId: item.id,
    progress: 'NotStarted',
  }
  const { id, resourceType } = filler.person
  const hasData = item.questionnaire === undefined && (item.form !== undefined || item.kind === 'Upload')
  return {
    ...(input.isChanging === false
      ? changingIn(before, { isChanging: false, device: input.device })
      : before),
    progress: input.isDone ? 'Complete' : 'InProgress',
    ...(kept.response && {
      response: { id: kept.response.id, resourceType: 'QuestionnaireResponse' as const },
    }),
    ...((hasData || kept.isDraft) && { data: kept.answers }),
    ...(input.isDone && { completedAt: now.iso, completedBy: { id, resourceType } }),
    ...(!input.isDone && correction && { correction }),
  }
}

async function store(
  context: Context,
  { packet, response, filler }: OpenPacket,
  { item, kept }: { readonly item: GivenItem; readonly kept: KeptAnswers },
): Promise<Outcome<ActReplies['packetResponse.answer']>> {
  const others = response.items.filter(({ itemId }) => itemId !== item.itemId)
  const items = withAudiences(packet, [...others, item])
  const place = new Map(packet.items.map(({ id, order }) => [id, order]))
  items.sort((one, other) => (place.get(one.itemId) ?? 0) - (place.get(other.itemId) ?? 0))
  const assignees = response.assignees.map((each) =>
    each.person.id === filler.person.id && each.openedAt === undefined
      ? { ...each, openedAt: context.now.iso }
      : each,
  )
  const next: PacketResponse = { ...response, status: 'InProgress', items, assignees }
  const shown = await shownFor(context, packet, next)
  if (!shown.ok) return shown
  const written = await context.stores
    .of('PacketResponse')
    .update(
      { id: response.id, versionId: response.meta.versionId },
      { ...next, progress: packetProgress(shown.value, items) },
    )
  if (!written.ok) return written
  const own = shown.value.filter(({ audience }) => filler.audiences.includes(audience))
  const versionId = answersVersion({
    response: kept.response,
    data: givenOf(written.value, { id: item.itemId })?.data,
  })
  return succeeded({
    itemId: item.itemId,
    progress: item.progress,
    ...(versionId !== undefined && { versionId }),
    shown: own.map(({ id }) => id),
  })
}

/** Notes that what was finished is changed on a device, or is no more; how far the item is, its answers and signatures stay. */
async function noteChanging(
  context: Context,
  { response, own }: OpenPacket,
  { itemId, ...said }: { readonly itemId: string } & Said,
): Promise<Outcome<ActReplies['packetResponse.answer']>> {
  const given = response.items.find((item) => item.itemId === itemId)
  const next = given?.progress === 'Complete' ? changingIn(given, said) : given
  if (given && next && marksOf(next) !== marksOf(given)) {
    const items = response.items.map((item) => (item === given ? next : item))
    const written = await context.stores
      .of('PacketResponse')
      .update({ id: response.id, versionId: response.meta.versionId }, { ...response, items })
    if (!written.ok) return written
  }
  return succeeded({ itemId, progress: given?.progress ?? 'NotStarted', shown: own.map(({ id }) => id) })
}

/** What a caller says of a change: of the one on its own device, where it names that. */
type Said = { readonly isChanging: boolean; readonly device: string | undefined }

const mostDevices = 20

/** The item with the mark of a device, or without; the marks of others stay. */
function changingIn(
  { isChanging: _before, changedOn: marked = [], ...item }: GivenItem,
  { isChanging, device }: Said,
): GivenItem {
  const others = device === undefined && !isChanging ? [] : marked.filter((each) => each !== device)
  const isAdded = isChanging && device !== undefined
  const changedOn = isAdded ? [...others.slice(1 - mostDevices), device] : others
  if (changedOn.length === 0) return isChanging ? { ...item, isChanging } : item
  return { ...item, isChanging: true, changedOn }
}

function marksOf({ isChanging = false, changedOn = [] }: GivenItem): string {
  return JSON.stringify([isChanging, changedOn.toSorted()])
}
