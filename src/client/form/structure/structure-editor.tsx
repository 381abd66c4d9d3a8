import type { ReactNode } from 'react'
import { definitionOf } from '#shared/forms/definition.ts'
import { AnswersEditor } from './answers-editor.tsx'
import { AnyEditor, OneValue } from './any-editor.tsx'
import type { EditorProps } from './editor-props.ts'
import { EitherEditor } from './either-editor.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import { KindsEditor } from './kinds-editor.tsx'
import { ListEditor } from './list-editor.tsx'
import { NamedEditor } from './named-editor.tsx'
import { resolvedStructure } from './resolved-structure.ts'

/** The editor of a structure, whatever its kind. */
export function StructureEditor(props: EditorProps): ReactNode {
  const structure = resolvedStructure(props.structure, props.known)
  switch (structure.kind) {
    case 'fields':
      return (
        <div data-structure="fields">
          <FieldsEditor {...props} asked={structure} />
        </div>
      )
    case 'kinds':
      return <KindsEditor {...props} structure={structure} />
    case 'either':
      return <EitherEditor {...props} structure={structure} />
    case 'list':
      return <ListEditor {...props} structure={structure} />
    case 'named':
      return <NamedEditor {...props} structure={structure} />
    case 'answers':
      return <AnswersEditor {...props} structure={structure} />
    case 'value':
      return <OneElement {...props} elements={[structure.element]} />
    default:
      return <AnyEditor {...props} structure={{ kind: 'any' }} />
  }
}

type OneElementProps = EditorProps & { readonly elements: readonly unknown[] }

function OneElement({ elements, ...props }: OneElementProps): ReactNode {
  const [element] = definitionOf({ elements }).elements
  return element ? (
    <div data-structure="value">
      <OneValue {...props} element={element} />
    </div>
  ) : null
}
