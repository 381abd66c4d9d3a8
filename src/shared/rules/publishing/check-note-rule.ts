import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleGroup } from '#generated/types/rule-group.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { unknownPlaceholders } from '#shared/rules/telling/placeholders.ts'
import { itemDoubts } from './item-doubts.ts'

/** Groups may stand in groups so deep, the rule itself being none of them. */
const deepest = 3

/** What stands in the way of publishing a note rule, or should be looked at; each names its place. */
export function checkNoteRule(rule: Pick<NoteRule, 'items' | 'groups' | 'appliesTo'>): readonly Finding[] {
  return [...periodDoubts(rule), ...groupDoubts(rule, { pointer: '', depth: 0 }), ...sameIds(rule)]
}

function periodDoubts({ appliesTo }: Pick<NoteRule, 'appliesTo'>): readonly Finding[] {
  const { from, until } = appliesTo ?? {}
  if (!from || !until || from <= until) return []
  return [blocking('/appliesTo/until', 'rules.publishing.period')]
}

type Group = Pick<RuleGroup, 'items' | 'groups'>
type Place = { readonly pointer: string; readonly depth: number }

function groupDoubts(group: Group, { pointer, depth }: Place): readonly Finding[] {
  const { items = [], groups = [] } = group
  if (depth > deepest) return [blocking(pointer, 'rules.publishing.too-deep', { most: deepest })]
  const isEmpty = depth > 0 && items.length === 0 && groups.length === 0
  return [
    ...(isEmpty ? [warning(pointer, 'rules.publishing.empty-group')] : []),
    ...items.flatMap((item, index) => judgedItem(item, `${pointer}/items/${index}`)),
    ...groups.flatMap((each, index) =>
      groupDoubts(each, { pointer: `${pointer}/groups/${index}`, depth: depth + 1 }),
    ),
  ]
}

function judgedItem(item: RuleItem, pointer: string): readonly Finding[] {
  const isNever = item.visitStatuses?.length === 0
  return [
    ...(isNever ? [warning(`${pointer}/visitStatuses`, 'rules.publishing.never')] : []),
    // A word in braces that nothing fills would be read as it stands.
    ...unknownPlaceholders(item).map((name) =>
      warning(`${pointer}/message`, 'rules.publishing.unknown-word', { name }),
    ),
    ...itemDoubts(item).map(({ at, message }) => blocking(`${pointer}/params/${at}`, message)),
  ]
}

/** What a signer takes on is kept by the id of its item, so no two may have the same. */
function sameIds(rule: Group): readonly Finding[] {
  const seen = new Set<string>()
  return placedItems(rule, '').flatMap(({ id, pointer }) => {
    const isSeen = seen.has(id)
    seen.add(id)
    return isSeen ? [blocking(`${pointer}/id`, 'rules.publishing.same-id')] : []
  })
}

function placedItems(
  { items = [], groups = [] }: Group,
  pointer: string,
): readonly { readonly id: string; readonly pointer: string }[] {
  return [
    ...items.map(({ id }, index) => ({ id, pointer: `${pointer}/items/${index}` })),
    ...groups.flatMap((each, index) => placedItems(each, `${pointer}/groups/${index}`)),
  ]
}

function warning(pointer: string, message: string, parameters?: Finding['parameters']): Finding {
  return { ...blocking(pointer, message, parameters), weight: 'warns' }
}
