import { labelSources } from '#generated/permissions/labels.ts'
import { type OwnPart, ownRules } from '#generated/permissions/own.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import {
  changeAt,
  type Document,
  isDocument,
  isReference,
  type StoredDocument,
  valueAt,
  valuesAt,
} from '#server/stores/document.ts'
import { isSocialSecurity, numbers } from '#server/stores/mask-of.ts'
import { storedDocument } from '#server/stores/typed-row.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { isActing } from '#shared/permissions/acting.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { ownOnly } from '#shared/permissions/circles-of.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { displayOf } from './display-of.ts'
import { draftPartsHidden, hidesAmendment, withoutAmendment } from './draft-parts-hidden.ts'

/** Of an actor, what decides over fields. */
type Reader = Pick<
  Actor,
  'granted' | 'personId' | 'profiles' | 'sharedBy' | 'ownProfile' | 'circles' | 'roles' | 'licenses'
>

/**
 * The document and its references as far as the actor may read them. What is held back makes `hasTransformations` true,
 * and such a copy cannot be written back.
 */
export function masked(actor: Reader, entry: TypeEntry, document: StoredDocument): StoredDocument {
  const fields = hiddenWhole(actor, entry, document).reduce<StoredDocument>(without, document)
  const listed = withheldItems(actor, entry).reduce<StoredDocument>(withoutItems, fields)
  const amended = hidesAmended(actor, entry, document) ? withoutAmendment(listed) : listed
  const parted = apartFor(actor, entry).reduce<StoredDocument>(
    (at, rule) => withoutOthersItems(at, rule, actor.profiles),
    amended,
  )
  const plain = hidesNumbers(actor, entry, document) ? withoutSocialSecurity(parted) : parted
  const left = privateParts(actor, entry, document).length > 0 ? withoutTitle(entry, document, plain) : plain
  const shown = left === document ? document : { ...left, meta: { ...left.meta, hasTransformations: true } }
  return withoutWriteOnly(entry, shown)
}

/** What a row is called, as its reader may know it: without what is kept from this reader (`schemas/permissions/labels.json`, "parts"). */
export function nameFor(actor: Reader, entry: TypeEntry, document: StoredDocument): string {
  return masked(actor, entry, document).display
}

/** Of types whose rows may be called by a private part: which kinds of them, as their column says it. */
export const privateKinds: ReadonlyMap<string, readonly string[]> = new Map(
  labelSources.parts.map(({ type, where }) => [type, Object.values(where).flat()] as const),
)

/** What of the row this reader does not see, or not all of, whether or not something stands there. */
export function hiddenPaths(actor: Reader, entry: TypeEntry, document: StoredDocument): readonly string[] {
  const lists = [...withheldItems(actor, entry), ...apartFor(actor, entry)].map(({ list }) => list)
  const amended = hidesAmended(actor, entry, document) ? ['amendments'] : []
  return [...hiddenWhole(actor, entry, document), ...lists, ...amended]
}

function hidesAmended(actor: Reader, { type }: TypeEntry, document: StoredDocument): boolean {
  return type === 'Note' && hidesAmendment(actor, document)
}

/** The lists of which people of the portal see their own part (`schemas/permissions/own.json`, "parts"). */
function apartFor({ circles }: Reader, { type }: TypeEntry): readonly OwnPart[] {
  return circles.includes(ownOnly) ? ownRules.parts.filter((rule) => rule.type === type) : []
}

/** Without the items of parts that none of these people has in the row; an item that does not say whose it is is nobody's. */
function withoutOthersItems(
  document: StoredDocument,
  { list, part, people, person }: OwnPart,
  profiles: readonly string[],
): StoredDocument {
  const items = document[list]
  if (!Array.isArray(items)) return document
  const own = valuesAt(document, people).filter((each) => {
    const who = membersOf(each)[person]
    return isReference(who) && profiles.includes(who.id)
  })
  const parts = new Set(own.map((each) => membersOf(each)[part]))
  const kept = items.filter((item) => {
    const of = membersOf(item)[part]
    return of !== undefined && parts.has(of)
  })
  return kept.length === items.length ? document : storedDocument({ ...document, [list]: kept })
}

type Item = (typeof labelSources.items)[number]

/** The lists of which this reader sees a part only (`schemas/permissions/labels.json`, "items"). */
function withheldItems(actor: Reader, { type }: TypeEntry): readonly Item[] {
  return labelSources.items.filter(
    (rule) => rule.type === type && !rule.flags.some((flag) => hasFlag(actor.granted, flag)),
  )
}

function withoutItems(document: StoredDocument, { list, where }: Item): StoredDocument {
  const items = document[list]
  if (!Array.isArray(items)) return document
  const kept = items.filter((item) => !isDocument(item) || !isIn(where, item))
  return kept.length === items.length ? document : storedDocument({ ...document, [list]: kept })
}

function hiddenWhole(actor: Reader, entry: TypeEntry, document: StoredDocument): readonly string[] {
  const held = entry.masked.flatMap(({ path, flag }) =>
    path === numbers || mayRead(actor, entry, { flag, document }) ? [] : [path],
  )
  const hidden = [...held, ...privateParts(actor, entry, document)]
  return entry.type === 'Note' ? [...hidden, ...draftPartsHidden(actor, document)] : hidden
}

/** The parts that are shown to those alone whom the row names, with whom its owner's schedule is shared, and to holders of a flag (`schemas/permissions/labels.json`, "parts"). */
function privateParts(actor: Reader, { type }: TypeEntry, document: StoredDocument): readonly string[] {
  return labelSources.parts.flatMap((rule) => {
    const isPrivate = rule.type === type && isIn(rule.where, document)
    if (!isPrivate || hasFlag(actor.granted, rule.flag)) return []
    if (isActing(actor)) return rule.hidden
    const named = rule.shownTo.flatMap((path) => valuesAt(document, path).filter(isReference))
    const [owner] = valuesAt(document, 'owner').filter(isReference)
    const isShared = owner !== undefined && actor.sharedBy?.includes(owner.id) === true
    return isShared || named.some(({ id }) => actor.profiles.includes(id)) ? [] : rule.hidden
  })
}

function isIn(where: Readonly<Record<string, readonly string[]>>, document: Document): boolean {
  return Object.entries(where).every(([path, values]) => values.includes(String(valueAt(document, path))))
}

/** What a row is called without the parts that are kept from its reader. */
function withoutTitle(entry: TypeEntry, document: StoredDocument, left: StoredDocument): StoredDocument {
  if (left === document) return document
  const timezone = typeof left.timezone === 'string' ? left.timezone : 'UTC'
  const display = displayOf(entry.display, left, { displays: new Map(), timezone })
  return { ...left, display: display.replace(/[ –]+$/, '') }
}

/** Does this reader see no more than the last digits of social security numbers? */
export function hidesNumbers(actor: Reader, entry: TypeEntry, document: StoredDocument): boolean {
  const mask = entry.masked.find(({ path }) => path === numbers)
  return mask !== undefined && !mayRead(actor, entry, { flag: mask.flag, document })
}

/** Is every field of the document answered to everybody who sees the row? */
export function isPlain(entry: TypeEntry, document: StoredDocument): boolean {
  return masked(nobody, entry, document) === document
}

const nobody: Reader = { granted: new Set(), personId: '', profiles: [], circles: [ownOnly] }

/** What is written and never answered is left out, for everybody; a change that does not name it leaves it as it is. */
export function withoutWriteOnly(entry: TypeEntry, document: StoredDocument): StoredDocument {
  return entry.writeOnly.reduce(without, document)
}

type Asked = { readonly flag: string; readonly document: StoredDocument }

function mayRead({ granted, personId }: Reader, entry: TypeEntry, { flag, document }: Asked): boolean {
  if (granted.has(flag) || hasFlag(granted, flag)) return true
  return entry.type === 'Person' && document.id === personId
}

function without(document: StoredDocument, path: string): StoredDocument {
  if (valuesAt(document, path).length === 0) return document
  const [head = '', ...rest] = path.split('.')
  if (rest.length > 0) return changeAt(document, path, () => undefined)
  const { [head]: _hidden, ...kept } = document
  return storedDocument(kept)
}

/** A social security number shows its last four digits. */
function withoutSocialSecurity(document: StoredDocument): StoredDocument {
  if (!valuesAt(document, numbers).some(isSocialSecurity)) return document
  return changeAt(document, numbers, (each) => (isSocialSecurity(each) ? withLastDigits(each) : each))
}

/** A social security number as it is shown to those who may not read the whole. */
export function withLastDigits(number: Document): Document {
  return { ...number, value: `•••-••-${String(number.value).slice(-4)}` }
}
