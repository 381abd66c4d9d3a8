import type { RecordForm } from '#client/form/stored/record-form.ts'
import { rowRules } from '#client/form/stored/record-form.ts'
import type { KnownStructures } from '#client/form/structure/editor-props.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'

const parts = [
  { id: 'when', labelId: 'rule-editor.when', fields: ['evaluate', 'visitStatuses', 'target'] },
  {
    id: 'how-severe',
    labelId: 'rule-editor.how-severe',
    fields: ['severity', 'allowOverride', 'overrideReasonRequired'],
  },
  { id: 'said', labelId: 'rule-editor.said', fields: ['message'] },
] as const

/** The questions about one check: what is checked, when, how severe a failure is, what the writer reads. */
export function itemElements(known: KnownStructures, kind: RuleKind): RecordForm {
  const structure = known.RuleItem
  if (structure?.kind !== 'kinds') return { elements: [] }
  const member = structure.members.find(({ value }) => value === kind)
  const { elements: common } = definitionOf(structure)
  const own = definitionOf({ elements: member?.elements ?? [] }).elements
  return {
    elements: [...own, ...parts.map((part) => sectionOf(part, common))],
    rows: rowRules([...(structure.rows ?? []), ...(member?.rows ?? [])]),
  }
}

function sectionOf({ id, labelId, fields }: (typeof parts)[number], common: readonly Element[]): Element {
  const wanted: readonly string[] = fields
  return {
    id,
    type: 'Section',
    labelId,
    children: wanted.flatMap((field) => common.filter((element) => element.id === field)),
  }
}
