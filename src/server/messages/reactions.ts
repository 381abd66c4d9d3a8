import type { ChatMessage } from '#generated/types/chat-message.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

type Reaction = NonNullable<ChatMessage['reactions']>[number]
type Reacting = { readonly before?: ChatMessage | undefined; readonly after: ChatMessage }

/** The first place where a reaction comes or goes that is of others than those ids: nobody reacts in another's name, nor takes another's reaction away. */
export function reactionsOfOthers({ before, after }: Reacting, ids: readonly string[]): readonly Finding[] {
  const isOfAnother = ({ by }: Reaction) => !ids.includes(by.id)
  const { reactions: old = [] } = before ?? {}
  const { reactions: now = [] } = after
  const [known, left] = [new Set(old.map(saidBy)), new Set(now.map(saidBy))]
  const come = now.findIndex((each) => isOfAnother(each) && !known.has(saidBy(each)))
  if (come >= 0) return [blocking(`/reactions/${come}/by`, 'messages.reaction-of-another')]
  const isGone = old.some((each) => isOfAnother(each) && !left.has(saidBy(each)))
  return isGone ? [blocking('/reactions', 'messages.reaction-of-another')] : []
}

/** The message with each reaction once, as it stands already where it does: who sends the own one again changes nothing. */
export function withReactionsOnce({ before, after }: Reacting): ChatMessage {
  if (!after.reactions) return after
  const known = new Map(before?.reactions?.map((each) => [saidBy(each), each]))
  const once = new Map(after.reactions.map((each) => [saidBy(each), known.get(saidBy(each)) ?? each]))
  return { ...after, reactions: [...once.values()] }
}

function saidBy({ emoji, by }: Reaction): string {
  return `${by.id} ${emoji}`
}
