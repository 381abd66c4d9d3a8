import type { MessageId } from '#generated/messages/ids.ts'
import type { ChatMessage } from '#generated/types/chat-message.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { roleIn } from './care-of.ts'
import { lackingToWrite } from './lacking-to-open.ts'
import { reactionsOfOthers, withReactionsOnce } from './reactions.ts'

const editable = 15 * 60_000
const words = ['kind', 'text', 'mentions', 'attachments', 'priority', 'patientContext', 'noteLink'] as const

/**
 * A text message says something. What it says is changed by its sender alone, within fifteen minutes, and it tells when; others
 * only react to it, each in the own name. It is taken away by its sender or by who moderates all channels (schemas/resources/chat-message.json).
 */
export const chatMessageGuard: Guard<'ChatMessage'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    const isTakenOrBrought = operation === 'delete' || operation === 'restore'
    const findings = isTakenOrBrought ? textDoubts(after) : saidDoubts(context, before, after)
    if (findings.length > 0) return failed({ kind: 'invalid', findings })
    if (isTakenOrBrought && before && !isSender(context, before) && !moderates(context))
      return failed({ kind: 'forbidden', permission: 'MessagingSuperAdmin' })

    const isEdited = operation === 'update' && before !== undefined && changedWords(before, after).length > 0
    const said = isTakenOrBrought
      ? succeeded(undefined)
      : await checkSaid(context, after, isEdited || !before)
    if (!said.ok) return said
    const edited = [...(after.edited ?? []), { at: context.now.iso }]
    const told = isTakenOrBrought ? after : withReactionsOnce({ before, after })
    return succeeded(isEdited ? { ...told, edited } : told)
  },
}

/**
 * An archived channel is only read, and members who only read say nothing, whatever flag they have; a channel that is not seen is refused
 * as a reference that leads nowhere.
 */
async function checkSaid(
  context: Context,
  { channel }: ChatMessage,
  areWords: boolean,
): Promise<Outcome<void>> {
  const found = await context.stores.of('Channel').get(channel.id)
  if (!found.ok) return succeeded(undefined)
  if (found.value.archived) return refuse('messages.archived')
  if (!areWords) return succeeded(undefined)
  const lacking = lackingToWrite(context.actor, found.value.type)
  if (lacking) return failed({ kind: 'forbidden', permission: lacking })
  const role = await roleIn(context, channel.id)
  if (!role.ok) return role
  return role.value === 'ReadOnly' ? refuse('messages.only-reads') : succeeded(undefined)
}

function refuse(because: MessageId): Outcome<never> {
  return failed({ kind: 'forbidden', permission: 'ChatMessage:Create', because })
}

function textDoubts({ kind, text }: ChatMessage): readonly Finding[] {
  const isEmpty = kind === 'Text' && (text ?? '').trim() === ''
  return isEmpty ? [blocking('/text', 'stores.required')] : []
}

function saidDoubts(
  context: Context,
  before: ChatMessage | undefined,
  after: ChatMessage,
): readonly Finding[] {
  const doubts = before ? changeDoubts(context, before, after) : textDoubts(after)
  return [...doubts, ...reactionsOfOthers({ before, after }, ownIds(context.actor))]
}

function changeDoubts(context: Context, before: ChatMessage, after: ChatMessage): readonly Finding[] {
  const changed = changedWords(before, after)
  const [first] = changed
  if (!first) return []
  const pointer = `/${first}`
  if (!isSender(context, before)) return [blocking(pointer, 'messages.not-the-sender')]
  if (context.now.milliseconds - Date.parse(before.sent) > editable)
    return [blocking(pointer, 'messages.too-old')]
  return textDoubts(after)
}

function changedWords(before: ChatMessage, after: ChatMessage): readonly string[] {
  return words.filter((name) => !sameStored(before[name], after[name]))
}

function isSender({ actor }: Context, { sender }: ChatMessage): boolean {
  return sender.id === actor.profile?.id || sender.id === actor.personId
}

function moderates({ actor }: Context): boolean {
  return hasFlag(actor.granted, 'MessagingSuperAdmin')
}
