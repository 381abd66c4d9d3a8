import { conditionCode } from '#generated/lists/condition-code.ts'
import { registry } from '#generated/tables/registry.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context } from '#server/operations/handler.ts'
import { knownCode } from '#server/stores/codes/codes-query.ts'
import { changeAt, valuesAt } from '#server/stores/document.ts'
import { overridesIn, practiceItems } from '#shared/lists/practice-items.ts'
import { membersOf } from '#shared/patch/members-of.ts'

type Change<Row> = {
  readonly type: 'Condition' | 'Encounter'
  readonly before: Row | undefined
  readonly after: Row
}

/**
 * The row with the words under which its newly chosen diagnosis codes are stored, and so shown everywhere: those of their
 * imported system where nobody gave any; a code of which nobody knows whether it exists says that it stands in no list.
 */
export async function withCodeWords<Row extends Condition | Encounter>(
  context: Context,
  { type, before, after }: Change<Row>,
): Promise<Row> {
  const { coded } = registry[type]
  let worded = after
  for (const { path } of coded.filter(({ list }) => list === conditionCode.name)) {
    const former = valuesAt(before, path).filter(isCoded)
    const fresh = valuesAt(after, path)
      .filter(isCoded)
      .filter((each) => !isAmong(former, each))
    const said = new Map<string, CodedValue>()
    for (const each of fresh) said.set(keyOf(each), await wordsOf(context, each))
    worded = changeAt(worded, path, (each) => (isCoded(each) ? said.get(keyOf(each)) : undefined) ?? each)
  }
  return worded
}

/** A choice out of a coded list, in whatever field it stands. */
function isCoded(value: unknown): value is CodedValue {
  return typeof membersOf(value).code === 'string'
}

function isAmong(former: readonly CodedValue[], code: CodedValue): boolean {
  return former.some((each) => keyOf(each) === keyOf(code))
}

function keyOf({ code, display }: CodedValue): string {
  return `${code} ${display}`
}

async function wordsOf(context: Context, code: CodedValue): Promise<CodedValue> {
  const listed = practiceItems(conditionCode, overridesIn(context.actor.codedListOverrides))
  const item = listed.find((each) => each.code === code.code)
  if (item) return withWords(code, item.display)

  const known = await knownCode(context.transaction, { system: conditionCode.system ?? '', code: code.code })
  if (typeof known === 'object') return withWords(code, known.display)
  if (isOwnWords(code)) return code
  const speak = speakerFor(context.actor.locale, context.actor.labels)
  const mark = speak('notes.not-in-list', {})
  if (code.display.endsWith(mark)) return code
  return { ...code, display: `${code.display.slice(0, longest - mark.length - 1)} ${mark}` }
}

/** What is not written like a code of the list is a problem in somebody's own words, which are their own code. */
function isOwnWords({ code, display }: CodedValue): boolean {
  return !new RegExp(conditionCode.pattern ?? '').test(code) && display.startsWith(code)
}

/** Words that somebody gave stay; a code that was given alone gets its own. */
function withWords(code: CodedValue, display: string): CodedValue {
  return code.display === code.code ? { ...code, display: display.slice(0, longest) } : code
}

const longest = 200
