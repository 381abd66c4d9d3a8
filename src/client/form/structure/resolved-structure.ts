import type { Structure } from '#generated/screens/structure.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import type { KnownStructures, OfKind } from './editor-props.ts'

/** The structure itself, where one is named by its type. */
export function resolvedStructure(structure: Structure, known: KnownStructures): Structure {
  const named = structure.kind === 'type' ? known[structure.name] : structure
  return named ?? { kind: 'any' }
}

/** What a new value of a structure begins with; its own id, where it has one, is made with it. */
export function begunValue(structure: Structure, newId: () => string): Answer {
  switch (structure.kind) {
    case 'any':
    case 'value':
      return ''
    case 'list':
      return []
    case 'fields':
      return structure.key === undefined ? {} : { [structure.key]: newId() }
    default:
      return {}
  }
}

/** The kind that a value is of; nothing while none was chosen. */
export function memberOf({ by, members }: OfKind<'kinds'>, value: Answer | undefined) {
  const name = isRecord(value) ? value[by] : undefined
  return members.find((member) => member.value === name)
}

/** The choice that a value shows to be by what only such values have; nothing while none was made. */
export function choiceOf({ choices }: OfKind<'either'>, value: Answer | undefined) {
  if (!isRecord(value)) return undefined
  return choices.find(({ has }) => has.some((field) => field in value))
}
