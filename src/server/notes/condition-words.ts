import { conditionCode } from '#generated/lists/condition-code.ts'
import type { Condition } from '#generated/types/condition.ts'
import { speakerFor } from '#server/note-parts/speak.ts'
import type { Context } from '#server/operations/handler.ts'
import { knownCode } from '#server/stores/codes/codes-query.ts'
import { overridesIn, practiceItems } from '#shared/lists/practice-items.ts'

type Code = Condition['code']

/**
 * The words under which a newly chosen code is stored, and so shown everywhere: those of its imported system where nobody gave
 * any; a code of which nobody knows whether it exists says that it stands in no list.
 */
export async function wordsOf(context: Context, code: Code, former: Code | undefined): Promise<Code> {
  if (former?.code === code.code && former.display === code.display) return code
  const listed = practiceItems(conditionCode, overridesIn(context.actor.codedListOverrides))
  const item = listed.find((each) => each.code === code.code)
  if (item) return withWords(code, item.display)

  const known = await knownCode(context.transaction, { system: conditionCode.system ?? '', code: code.code })
  if (typeof known === 'object') return withWords(code, known.display)
  const speak = speakerFor(context.actor.locale, context.actor.labels)
  const mark = speak('notes.not-in-list', {})
  if (code.display.endsWith(mark)) return code
  return { ...code, display: `${code.display.slice(0, longest - mark.length - 1)} ${mark}` }
}

/** Words that somebody gave stay; a code that was given alone gets its own. */
function withWords(code: Code, display: string): Code {
  return code.display === code.code ? { ...code, display: display.slice(0, longest) } : code
}

const longest = 200
