import { useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import type { EditorProps, OfKind } from './editor-props.ts'
import { begunValue, resolvedStructure } from './resolved-structure.ts'

type Entry = { readonly key: string; readonly name: string; readonly value: Answer }

/** The editor of values under names that are made up as one goes; what has no name yet is not kept. */
export function NamedEditor(props: EditorProps<OfKind<'named'>>) {
  const { structure, known, value, change, label, id, isReadOnly, Editor } = props
  const words = useWords()
  const { newId } = useWorld()
  const item = resolvedStructure(structure.item, known)
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    Object.entries(isRecord(value) ? value : {}).map(([name, inner]) => ({
      key: newId(),
      name,
      value: inner,
    })),
  )
  const put = (next: readonly Entry[]) => {
    setEntries(next)
    const named = next.filter(({ name }) => name !== '').map((each) => [each.name, each.value] as const)
    change(named.length > 0 ? Object.fromEntries(named) : undefined)
  }
  const edit = (key: string, part: Partial<Entry>) =>
    put(entries.map((each) => (each.key === key ? { ...each, ...part } : each)))

  return (
    <div className="form-rows" data-structure="named">
      {entries.map((entry, index) => {
        const title = words('form.numbered', { label, number: index + 1 })
        return (
          <fieldset key={entry.key} className="form-row">
            <legend>
              {title}
              {!isReadOnly && (
                <button
                  type="button"
                  className="form-clear"
                  aria-label={words('form.remove', { label: title })}
                  onClick={() => put(entries.filter(({ key }) => key !== entry.key))}
                >
                  ×
                </button>
              )}
            </legend>
            <label className="form-part">
              <span>{words('form.structure-name')}</span>
              <input
                className="form-input"
                value={entry.name}
                readOnly={isReadOnly}
                onChange={({ target }) => edit(entry.key, { name: target.value })}
              />
            </label>
            <Editor
              {...props}
              structure={item}
              value={entry.value}
              change={(next) => edit(entry.key, { value: next ?? begunValue(item, newId) })}
              label={entry.name || title}
              id={`${id}-${entry.key}`}
            />
          </fieldset>
        )
      })}
      {!isReadOnly && (
        <button
          type="button"
          id={id}
          className="form-add"
          onClick={() => put([...entries, { key: newId(), name: '', value: begunValue(item, newId) }])}
        >
          <span aria-hidden="true">+ </span>
          {words('form.add-row', { label })}
        </button>
      )}
      {isReadOnly && entries.length === 0 && <p id={id}>{words('form.not-answered')}</p>}
    </div>
  )
}
