import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import { begunAnswersOf } from './begun-answers-of.ts'
import { isHandedIn, type OpenPacket, openPacket } from './open-packet.ts'

/** What whoever asks fills in of a packet: the own items, with their forms and the answers so far. How answers are scored, and what others fill in, is not told. */
export const packetSheet: Handler<'packetResponse.sheet'> = async (context, { id }) => {
  const opened = await openPacket(context, id)
  return opened.ok ? sheetOf(context, opened.value) : opened
}

async function sheetOf(context: Context, opened: OpenPacket): Promise<Outcome<PacketSheet>> {
  const { packet, response, filler, own } = opened
  const handedIn = isHandedIn(response, filler)
  const items: PacketSheetItem[] = []
  for (const item of handedIn ? [] : own) {
    const written = await sheetItem(context, item, opened)
    if (!written.ok) return written
    items.push(written.value)
  }
  const chosen = await context.stores.of('PracticePreferences').find({ pageSize: 1 })
  const { practiceName = '', timezone = 'UTC' } = chosen.ok ? (chosen.value.rows[0] ?? {}) : {}
  const { id, resourceType } = filler.person
  return succeeded({
    id: response.id,
    name: packet.name,
    practice: practiceName,
    timezone,
    person: { id, resourceType },
    ...(packet.instructions !== undefined && { instructions: packet.instructions }),
    language: packet.language.code,
    isHandedIn: handedIn,
    deviceKey: context.digest('packet words', `${response.id} ${id}`),
    items,
  })
}

async function sheetItem(
  context: Context,
  item: PacketItem,
  { response, filler }: OpenPacket,
): Promise<Outcome<PacketSheetItem>> {
  const given = response.items.find(({ itemId }) => itemId === item.id)
  const answered = await begunAnswersOf(context, item, response)
  if (!answered.ok) return answered
  const form = answered.value?.form
  const document = await documentOf(context, item)
  const signature = given?.signatures?.find(({ invalidated }) => !invalidated)
  const { id: itemId, kind, title, audience, consentKind, signers = [] } = item
  return succeeded({
    itemId,
    kind,
    title,
    audience,
    required: item.required !== false,
    progress: given?.progress ?? 'NotStarted',
    signs: signers.some(({ required }) => required !== false),
    ...(consentKind && { consentKind }),
    ...(document && filler.isStaff && item.document && { document: item.document }),
    ...(document && { documentType: document.contentType, documentSize: document.size }),
    ...(form && { elements: form.elements, language: form.language }),
    ...(form?.translations && { translations: form.translations }),
    ...(form?.oneQuestionPerPage && { oneQuestionPerPage: true }),
    ...(answered.value && { answers: answered.value.answers }),
    ...(answered.value?.versionId !== undefined && { versionId: answered.value.versionId }),
    ...(signature?.credentialsText !== undefined && { signedAs: signature.credentialsText }),
    ...marksOf(given),
  })
}

/** What is said of what was given: that it is changed on a device, and what has to be done again. */
function marksOf(given: PacketResponse['items'][number] | undefined) {
  const { isChanging, correction } = given ?? {}
  return {
    ...(isChanging && { isChanging }),
    ...(correction?.requested && correction.comment && { correction: correction.comment }),
  }
}

/** Of the document that is read here, what its file is; undefined: it cannot be read. */
async function documentOf({ stores }: Context, { kind, document }: PacketItem) {
  if (kind !== 'Document' || !document) return undefined
  const store = stores.of('DocumentReference')
  const { id, versionId } = document
  const found = versionId === undefined ? await store.get(id) : await store.getVersion(id, versionId)
  return found.ok ? found.value.content : undefined
}
