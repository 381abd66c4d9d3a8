import type { TextUse } from '#generated/types/text-use.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import { addUses } from './add-uses-query.ts'

/** The kinds of texts that are prepared and counted. */
const prepared = ['Snippet', 'TextExpansion', 'SpeechRule'] as const

/**
 * Counts what somebody says that he has used. A text that he may not read, or that was deleted meanwhile, is passed over: what is
 * told of it is neither counted nor answered.
 */
export const countUses: Handler<'snippet.tellUses'> = async (context, { uses }) => {
  const known: TextUse[] = []
  for (const use of uses) if (await isReadable(context, use.text)) known.push(use)
  const latest = context.now.iso
  const inTime = known.map((use) => ({ ...use, last: instantOf(use.last, latest) }))
  const counted = inTime.map((use) => ({ ...use, last: use.last > latest ? latest : use.last }))
  for (const use of counted.toSorted(byId)) await addUses(context, use)
  return succeeded({ counted: new Set(counted.map(({ text }) => text.id)).size })
}

async function isReadable(
  { actor, stores }: Context,
  { resourceType, id }: TextUse['text'],
): Promise<boolean> {
  const type = typeOf(resourceType)
  if (type === undefined || !permits(actor.granted, `${type}:Read`)) return false
  return (await stores.of(type).get(id)).ok
}

function typeOf(named: string) {
  return prepared.find((type) => type === named)
}

/** As the server writes instants, so that they can be compared; a second between two minutes, which no clock here tells, counts as now. */
function instantOf(said: string, now: string): string {
  const at = new Date(said)
  return Number.isNaN(at.getTime()) ? now : at.toISOString()
}

/** Always in the same order, so that none waits for another. */
function byId(one: TextUse, other: TextUse): number {
  return one.text.id < other.text.id ? -1 : 1
}
