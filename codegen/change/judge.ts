import { isList, isObject, type Json, objectAt, objectsAt, textAt } from '#codegen/load/json.ts'
import { lineAt, placesOf } from '#codegen/load/places-of.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { type Change, type Consumer, type Effect, worst } from './change.ts'
import { compareSources, wordsOnly } from './compare-sources.ts'
import type { Difference } from './compared-place.ts'
import { type ChangeKind, kinds } from './kinds.ts'
import { type Reach, reachOf } from './reach.ts'

/** What has changed between two states of the schemas. */
export type Judgement = {
  readonly changes: readonly Change[]
  /** Files in which only words for people differ. */
  readonly words: readonly string[]
}

/** Compares two states of the schemas and says what each difference means. `uses`: where starter definitions use an element or a rule. */
export function judge(
  before: Sources,
  after: Sources,
  uses: ReadonlyMap<string, readonly string[]>,
): Judgement {
  const differences = compareSources(before, after)
  const reaches = { before: reachOf(before), after: reachOf(after) }
  const changes = differences.map((difference) => {
    const isThere = after.files.has(difference.file)
    const reach = (isThere ? reaches.after : reaches.before)(difference.file)
    return changeOf(difference, { before, after, reach, uses })
  })
  return { changes, words: wordsOnly(before, after, differences) }
}

type Around = {
  readonly before: Sources
  readonly after: Sources
  readonly reach: Reach
  readonly uses: ReadonlyMap<string, readonly string[]>
}

function changeOf(difference: Difference, around: Around): Change {
  const { kind, name, file, pointer } = difference
  const { what, fix } = kinds[kind]
  const source = around.after.files.get(file) ?? around.before.files.get(file)
  const key = `${kind} ${name}`
  const effects = effectsOf(difference, around.reach)
  const subject = textAt(source?.json, 'title') ?? textAt(source?.json, 'name') ?? file
  const acknowledged = acknowledgementOf(key, file, around)
  return {
    key,
    subject,
    file,
    line: source ? lineAt(placesOf(source.text), pointer) : 1,
    what: what({ name, was: difference.was ?? '', is: difference.is ?? '' }),
    fix: isSigned(difference, around) ? `${fix} ${signedToo}` : fix,
    verdict: worst(Object.values(effects).map(({ verdict }) => verdict)),
    effects,
    reaches: [...around.reach.types, ...around.reach.acts],
    usedIn: around.reach.isDefined ? (around.uses.get(subject) ?? []) : [],
    ...(acknowledged && { acknowledged }),
  }
}

const signedToo =
  'A signature covers it: signed rows keep the older shape for ever, so the code that reads it has to know both.'
const shaping: readonly ChangeKind[] = [
  'field-removed',
  'field-renamed',
  'setting-renamed',
  'field-filled',
  'field-demanded',
  'field-added-filled',
  'field-added-demanded',
  'shape-changed',
  'value-removed',
  'value-renamed',
]

/** A change of the shape of what is signed: no upcast step reaches it. */
function isSigned({ kind, file, name }: Difference, { before, reach }: Around): boolean {
  const [first = ''] = name.split('.')
  const field = objectAt(objectAt(before.files.get(file)?.json, 'properties'), first)
  return shaping.includes(kind) && (reach.isSigned || field['x-signed'] === true)
}

/** The effects for those who are touched at all: a shape that nobody stores has no rows, an act's input no readers. */
function effectsOf({ kind, flow, file }: Difference, reach: Reach): Change['effects'] {
  const told = kinds[kind]
  const milder = flow === 'both' ? undefined : told[flow]
  const isSchema = ['resources', 'types', 'enumerations', 'elements', 'rules', 'lists'].includes(
    file.split('/')[1] ?? '',
  )
  const isStored = reach.types.length > 0 || !isSchema
  const concerned: { readonly [Who in Consumer]: boolean } = {
    api: true,
    rows: isStored && flow === 'both',
    queue: isStored && flow === 'both',
    definitions: reach.isDefined,
  }
  // The effects are kept by consumer.
  const kept = Object.entries(told.effects).filter(([who]) => concerned[who as Consumer])
  return Object.fromEntries(
    kept.map(([who, effect]): [string, Effect] => [who, milder ? { ...effect, verdict: milder } : effect]),
  )
}

/** An acknowledgement counts when it was written after the older state: one of an earlier change of the same name does not. */
function acknowledgementOf(key: string, file: string, { before, after }: Around): Change['acknowledged'] {
  const isGone = !after.files.has(file)
  const [path, name] = isGone ? ['schemas/meta/removed.json', file] : [file, key]
  const entries = (json: Json | undefined) =>
    isGone
      ? objectList(json).filter((each) => each.file === name)
      : objectsAt(json, 'x-acknowledged').filter((each) => each.change === name)
  const old = entries(before.files.get(path)?.json).length
  const fresh = entries(after.files.get(path)?.json)
  const last = fresh.length > old ? fresh.at(-1) : undefined
  return last && { reason: textAt(last, 'reason') ?? '', since: textAt(last, 'since') ?? '' }
}

function objectList(json: Json | undefined) {
  return isList(json) ? json.filter(isObject) : []
}
