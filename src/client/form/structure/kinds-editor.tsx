import { useMemo } from 'react'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWorld } from '#client/ui/world.ts'
import { isRecord } from '#shared/answers/answer.ts'
import type { EditorProps, OfKind } from './editor-props.ts'
import { FieldsEditor } from './fields-editor.tsx'
import { KindChoice } from './kind-choice.tsx'
import { memberOf } from './resolved-structure.ts'

/** The editor of an object of one of several kinds: the kind is chosen first, then its questions are asked. */
export function KindsEditor(props: EditorProps<OfKind<'kinds'>>) {
  const { structure, value, change, label, id, isReadOnly } = props
  const { words } = useFormRoom()
  const { newId } = useWorld()
  const member = memberOf(structure, value)
  const asked = useMemo(
    () => ({
      elements: [...structure.elements, ...(member?.elements ?? [])],
      rows: [...(structure.rows ?? []), ...(member?.rows ?? [])],
    }),
    [structure, member],
  )
  const begin = (kind: string) => {
    const { key, by } = structure
    const own = isRecord(value) ? value : {}
    change({ ...(key === undefined ? {} : { [key]: newId() }), ...own, [by]: kind })
  }

  if (!member)
    return (
      <KindChoice
        id={id}
        label={label}
        isReadOnly={isReadOnly}
        kinds={structure.members.map((each) => ({ name: each.value, titleId: each.titleId }))}
        choose={begin}
      />
    )
  return (
    <div data-structure="kinds">
      <p className="form-strong">{words.message(member.titleId)}</p>
      <FieldsEditor key={member.value} asked={asked} value={value} change={change} isReadOnly={isReadOnly} />
    </div>
  )
}
