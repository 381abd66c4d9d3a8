import { codedLists } from '#generated/lists/all.ts'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { CodedListOverride } from '#generated/types/coded-list-override.ts'
import type { Transaction } from '#server/database/database.ts'
import { overridesIn, type PracticeItem, practiceItems } from '#shared/lists/practice-items.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { knownCode } from './codes-query.ts'

/** A coded list as shipped, and its items as the practice has them. */
export type ListHere = { readonly shipped: CodedList; readonly items: ReadonlyMap<string, PracticeItem> }

type Asking = { readonly transaction: Transaction; readonly actor: Pick<Actor, 'codedListOverrides'> }

/** The list of that name in the actor's practice; undefined when nobody ships one. */
export async function listHere(
  { actor }: Pick<Asking, 'actor'>,
  name: string,
): Promise<ListHere | undefined> {
  if (!isKeyOf(codedLists, name)) return undefined
  const overrides = overridesIn(actor.codedListOverrides)
  const own = made.get(overrides) ?? new Map<string, ListHere>()
  const known = own.get(name)
  if (known) return known

  const shipped = await codedLists[name]()
  const items = practiceItems(shipped, overrides)
  const list = { shipped, items: new Map(items.map((item) => [item.code, item])) }
  made.set(overrides, own.set(name, list))
  return list
}

/** The lists of a practice as they were made of its overrides: these are the same object until they are read anew. */
const made = new WeakMap<readonly CodedListOverride[], Map<string, ListHere>>()

/**
 * Why a newly chosen code may not be, as a message id: in no list, hidden by the practice, or, where a list is open, without the
 * form of its code system or refused by the system that was imported.
 */
export async function codeDoubt(
  asking: Asking,
  { shipped, items }: ListHere,
  code: string,
): Promise<string | undefined> {
  const item = items.get(code)
  if (item && !item.isOffered) return 'stores.hidden-in-list'
  if (!shipped.open) return item ? undefined : 'stores.not-in-list'

  const isOwn = item !== undefined && shipped.items.every((each) => each.code !== code)
  return isOwn ? undefined : systemDoubt(asking, shipped, { code, item })
}

type Chosen = { readonly code: string; readonly item: PracticeItem | undefined }

/** An imported system is law; without it a code must at least be written like one, or stand in the short list. */
async function systemDoubt(
  { transaction }: Asking,
  { system, pattern }: CodedList,
  { code, item }: Chosen,
): Promise<string | undefined> {
  if (system === undefined) return undefined
  const known = await knownCode(transaction, { system, code })
  if (known === 'missing') return 'stores.no-such-code'
  if (known === 'header') return 'stores.header-code'
  const isWrong = pattern !== undefined && !new RegExp(pattern).test(code)
  return known === 'system-unknown' && !item && isWrong ? 'stores.not-a-code' : undefined
}
