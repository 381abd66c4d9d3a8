import { send } from '#client/api/send.ts'
import { sessionState } from '#client/api/session.ts'
import { codedLists } from '#generated/lists/all.ts'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { FoundCode } from '#generated/types/found-code.ts'
import { overridesIn, type PracticeItem, practiceItems } from '#shared/lists/practice-items.ts'

const loaded = new Map<string, CodedList>()

/** The words of a coded list: its items as this practice offers them; each list is its own small file, fetched when first asked for. An unknown list is empty. */
export async function listItems(name: string): Promise<readonly PracticeItem[]> {
  return (await knownItems(name)).filter(({ isOffered }) => isOffered)
}

/** All items of a coded list under this practice's words, those that it does not offer any more among them. */
export async function knownItems(name: string): Promise<readonly PracticeItem[]> {
  const list = loaded.get(name) ?? (isKnown(name) ? await codedLists[name]() : undefined)
  if (!list) return []
  loaded.set(name, list)
  return ofPractice(list)
}

/** What a list that was fetched offers in this practice; nothing while it is not known. */
export function offeredIn(name: string): readonly PracticeItem[] | undefined {
  const list = loaded.get(name)
  return list && ofPractice(list).filter(({ isOffered }) => isOffered)
}

const found = new Map<string, string>()

/** Is the list a short choice out of a larger system? Known once it was fetched. */
export function openListOf(name: string | undefined): CodedList | undefined {
  const list = name === undefined ? undefined : loaded.get(name)
  return list?.open ? list : undefined
}

/** What an open list's whole system has for some words: codes, nothing since it was not imported, or no answer. */
export type Sought =
  | { readonly kind: 'found'; readonly codes: readonly FoundCode[] }
  | 'not-imported'
  | 'failed'

/** Codes of an open list's whole system by words; where beginnings are named only those that begin with one of them. */
export async function seekCodes(
  name: string,
  text: string,
  beginnings: readonly string[] = [],
): Promise<Sought> {
  const narrowed = beginnings.length > 0 ? { beginnings } : {}
  const outcome = await send('condition.findCodes', { list: name, text, ...narrowed })
  if (!outcome.ok) return 'failed'
  if (!outcome.value.imported) return 'not-imported'
  for (const { code, display } of outcome.value.codes) found.set(`${name} ${code}`, display)
  return { kind: 'found', codes: outcome.value.codes }
}

/** Finds out what a code means, and whether it stands in its list or the system behind it; `unknown` while that cannot be had. */
export async function learnCode(name: string, code: string): Promise<'listed' | 'unlisted' | 'unknown'> {
  await knownItems(name)
  const isOpen = openListOf(name) !== undefined
  if (displayOf(name, code) === undefined && isOpen && (await seekCodes(name, code)) === 'failed')
    return 'unknown'
  return displayOf(name, code) === undefined && isOpen ? 'unlisted' : 'listed'
}

/** The words of a code in a list that has been fetched (a code that someone chose has); else nothing. */
export function displayOf(name: string, code: string): string | undefined {
  const list = loaded.get(name)
  return (
    list && (ofPractice(list).find((item) => item.code === code)?.display ?? found.get(`${name} ${code}`))
  )
}

function ofPractice(list: CodedList): readonly PracticeItem[] {
  const state = sessionState()
  const session = state.kind === 'signedIn' || state.kind === 'expired' ? state.session : undefined
  return practiceItems(list, overridesIn(session?.practice?.codedListOverrides))
}

function isKnown(name: string): name is keyof typeof codedLists {
  return Object.hasOwn(codedLists, name)
}
