import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Element } from '#shared/forms/definition.ts'

const inUse: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  pageSize: 200,
  summary: true,
}

type Props = { readonly builder: Builder; readonly element: Element }

/** Of which notes a last answer is: of any, or of one definition in any of its versions. */
export function WhichNotes({ builder, element }: Props): ReactNode {
  const words = useWords()
  const { id, type, definitionKey = '' } = element
  const found = useAnswer('noteDefinition.query', type === 'LastValue' ? inUse : undefined)
  if (type !== 'LastValue') return null
  const known = found?.ok ? found.value.items.map(({ key, name }) => ({ value: key, label: name })) : []
  const isKnown = definitionKey === '' || known.some(({ value }) => value === definitionKey)
  return (
    <NativeSelect
      label={words('builder.of-which-notes')}
      value={definitionKey}
      data={[
        { value: '', label: words('builder.of-any-note') },
        ...known,
        ...(isKnown ? [] : [{ value: definitionKey, label: definitionKey }]),
      ]}
      onChange={({ currentTarget: { value } }) =>
        builder.edit(
          { kind: 'change', id, fields: { definitionKey: value === '' ? undefined : value } },
          `${id} definitionKey`,
        )
      }
    />
  )
}
