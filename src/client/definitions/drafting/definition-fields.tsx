import { type ReactNode, useMemo } from 'react'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Element } from '#shared/forms/definition.ts'
import { fieldsBetween } from '#shared/forms/editing/form-edit.ts'
import type { DraftType } from './draft-type.ts'
import { EngineFields } from './engine-fields.tsx'
import { useScreenElements } from './use-screen-elements.ts'
import { enteredPart, type Written } from './with-fields.ts'

type Props<Type extends DraftType> = {
  readonly type: Type
  /** The fields that are asked, as the schema names them. */
  readonly fields: readonly (keyof ResourceTypes[Type] & string)[]
  readonly now: ResourceTypes[Type]
  readonly onChange: (fields: Written<ResourceTypes[Type]>, about: string) => void
  readonly isReadOnly?: boolean
}

/** Some fields of a definition, drawn by the engine from its schema. */
export function DefinitionFields<Type extends DraftType>(props: Props<Type>): ReactNode {
  const { type, fields, now, onChange, isReadOnly = false } = props
  const words = useWords()
  const screen = useScreenElements(type)
  const form = useMemo(() => screen && { elements: within(screen, fields) }, [screen, fields])
  const said = JSON.stringify(fields.map((field) => now[field]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are the same value
  const value = useMemo(() => picked(now, fields), [said, fields])
  if (!form) return <Loading what={words('builder.settings')} />
  const put = (next: object, about: string) => {
    const entered = new Map(Object.entries(next))
    const written = fields.map((field) => [
      field,
      entered.get(field) ?? (staysIn(form.elements, field) ? now[field] : undefined),
    ])
    const changed = fieldsBetween<object>(picked(now, fields), Object.fromEntries(written))
    onChange(enteredPart<Written<ResourceTypes[Type]>>(changed), about)
  }
  return <EngineFields asked={form} value={value} isReadOnly={isReadOnly} onChange={put} />
}

function picked<Row extends object>(row: Row, fields: readonly (keyof Row & string)[]): object {
  return Object.fromEntries(
    fields.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]])),
  )
}

/** What a definition cannot be without is not emptied; a group of fields of which nothing is said stays as it was. */
function staysIn(elements: readonly Element[], field: string): boolean {
  return elements.some(({ id, required }) => id === `${field}.section` || (id === field && required === true))
}

/** The questions of a screen about some fields; groups of the screen are opened. */
function within(elements: readonly Element[], wanted: readonly string[]): readonly Element[] {
  return elements.flatMap((element) => {
    if (wanted.some((field) => element.id === field || element.id === `${field}.section`)) return [element]
    return element.type === 'Section' ? within(element.children ?? [], wanted) : []
  })
}
