import type { KeptWords } from '#client/sync/device/kept-words.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import { type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, definitionOf } from '#shared/forms/definition.ts'
import { hasKeptFiles } from './item-files.ts'
import { closedIn, type DisputedAnswer, type MergedItem, mergeItem, typedIn } from './merge-item.ts'

/** The answers to an item as the practice is known to have them. */
export type KnownItem = { readonly answers: Answers; readonly versionId?: string | undefined }

/** What was typed into an item on this device and has not arrived: over which answers, what was tried to send, and what is not decided. */
export type KeptItem = {
  readonly typed: Answers
  readonly known: KnownItem
  readonly tried?: readonly Answers[]
  readonly disputed?: readonly DisputedAnswer[]
  /** What this device calls itself where it says that it changes the item. */
  readonly device?: string
}

/** Under which name the words of an item are kept. */
export function keptItemName(packetId: string, { itemId }: Pick<PacketSheetItem, 'itemId'>): string {
  return `${packetId}/${itemId}`
}

/** The answers of an item as a sheet tells them. */
export function sheetAnswers({ answers }: PacketSheetItem): Answers {
  const stored = asAnswer(answers)
  return isRecord(stored) ? stored : {}
}

/** What is stored, with what was typed here and has not arrived. */
export function withKept(
  stored: Answers,
  kept: KeptItem | undefined,
  closed: ReadonlySet<string>,
): MergedItem {
  if (!kept) return { answers: stored, disputed: [] }
  const { typed, known, tried = [], disputed = [] } = kept
  return mergeItem({
    ...{ base: known.answers, mine: typed, theirs: stored },
    ...{ tried: [...tried, typed], disputed, closed },
  })
}

/** The items of a packet that were changed on this device, without that change, or a file of it, being with the practice. */
export async function unsentItems(kept: KeptWords, { id, items }: PacketSheet): Promise<readonly string[]> {
  const found = await Promise.all(items.map((item) => isUnsent(kept, id, item)))
  return items.filter((_, index) => found[index]).map(({ itemId }) => itemId)
}

async function isUnsent(kept: KeptWords, packetId: string, item: PacketSheetItem): Promise<boolean> {
  if (await hasKeptFiles(kept, packetId, item.itemId)) return true
  const words = await kept.of<KeptItem>(keptItemName(packetId, item))
  if (!words) return false
  const stored = sheetAnswers(item)
  const closed = closedIn(compileForm(definitionOf({ elements: item.elements ?? [] })))
  const { answers, disputed } = withKept(stored, words, closed)
  return disputed.length > 0 || !sameAnswer(typedIn(answers, closed), typedIn(stored, closed))
}
