import { objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { messageParameters } from '#codegen/load/message-parameters.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'
import { spanishLabels, writtenMessages } from './message.ts'
import { practiceWordsOf } from './reading/practice-word.ts'

/** One kind of note rule: what it does where the author of a rule says nothing, and what it has to know. */
export type RuleKind = {
  readonly kind: string
  readonly defaultSeverity: string
  readonly defaultTiming: string
  readonly defaultVisitStatuses: readonly string[]
  readonly groupTarget: string
  readonly multiServiceTarget: string
  readonly needs: readonly string[]
  /** What its sentences know of the session and its records, by the names that stand in braces. */
  readonly placeholders: readonly string[]
}

/** Every kind of note rule, in the order of their files. */
export function ruleKindsOf(sources: Sources): readonly RuleKind[] {
  const placeholders = placeholdersIn(sources)
  return filesOf(sources, 'rules').map(({ json }) => {
    const rule = objectAt(json, 'x-rule')
    return {
      kind: textAt(json, 'title') ?? '',
      defaultSeverity: textAt(rule, 'defaultSeverity') ?? '',
      defaultTiming: textAt(rule, 'defaultTiming') ?? '',
      defaultVisitStatuses: textsAt(rule, 'defaultVisitStatuses'),
      groupTarget: textAt(rule, 'groupTarget') ?? '',
      multiServiceTarget: textAt(rule, 'multiServiceTarget') ?? '',
      needs: textsAt(rule, 'needs'),
      placeholders: placeholders(Object.values(objectAt(json, 'x-messages')).map(String)),
    }
  })
}

/** Of messages by their ids, every parameter but the practice's own words, which all sentences may say. */
function placeholdersIn(sources: Sources): (ids: readonly string[]) => readonly string[] {
  const english = writtenMessages(sources, 'en')
  const words = practiceWordsOf(sources, spanishLabels(sources) ?? {})
  const everywhere = new Set(words.map(({ parameter }) => parameter.toLowerCase()))
  return (ids) => {
    const names = ids.flatMap((id) => {
      const parameters = messageParameters(english.get(id)?.text ?? '')
      return typeof parameters === 'string' ? [] : [...parameters]
    })
    return [...new Set(names)].filter((name) => !everywhere.has(name.toLowerCase()))
  }
}

/** One type of form element, with the ways in which it can be drawn; none: there is but one. */
export type ElementKind = { readonly type: string; readonly displays: readonly string[] }

/** Every type of form element, in the order of their files. */
export function elementKindsOf(sources: Sources): readonly ElementKind[] {
  return filesOf(sources, 'elements').map(({ json }) => ({
    type: textAt(json, 'title') ?? '',
    displays: textsAt(json, 'x-displays'),
  }))
}
