import { useState } from 'react'
import { moved, RankButtons } from '#client/form/elements/choice/ranking-view.tsx'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { type Answer, listOf } from '#shared/answers/answer.ts'
import type { EditorProps, OfKind } from './editor-props.ts'
import { begunValue, resolvedStructure } from './resolved-structure.ts'
import { structureSummary } from './structure-summary.ts'

/** The editor of a list: a line for each entry, of which one is open; entries are added, moved and taken away. */
export function ListEditor(props: EditorProps<OfKind<'list'>>) {
  const { structure, known, value, change, label, id, isReadOnly } = props
  const words = useWords()
  const { newId } = useWorld()
  const items = listOf(value)
  const [keys, setKeys] = useState<readonly string[]>(() => items.map(newId))
  const [open, setOpen] = useState<string>()
  const item = resolvedStructure(structure.item, known)
  const isFull = items.length >= (structure.most ?? Number.POSITIVE_INFINITY)
  const name = (index: number) => words('form.numbered', { label, number: index + 1 })
  const put = (next: readonly Answer[]) => change(next.length > 0 ? next : undefined)

  const add = () => {
    if (isFull) return
    const key = newId()
    setKeys([...keys, key])
    setOpen(key)
    put([...items, begunValue(item, newId)])
    announce(words('form.row-added', { label: name(items.length) }))
  }
  const remove = (index: number) => {
    setKeys(keys.filter((_, at) => at !== index))
    put(items.filter((_, at) => at !== index))
    announce(words('form.row-removed', { label: name(index) }))
    document.getElementById(id)?.focus()
  }
  const move = (index: number, by: -1 | 1) => {
    setKeys(moved(keys, index, by))
    put(moved(items, index, by))
    announce(words('form.ranked-at', { label: name(index), place: index + by + 1, of: items.length }))
  }
  const replace = (index: number, next: Answer | undefined) =>
    put(items.map((each, at) => (at === index ? (next ?? begunValue(item, newId)) : each)))

  return (
    <div className="form-rows" data-structure="list">
      {items.map((each, index) => {
        const key = keys[index] ?? `place-${index}`
        return (
          <fieldset key={key} className="form-row" tabIndex={-1}>
            <legend>
              {name(index)}
              <RankButtons
                label={name(index)}
                isReadOnly={isReadOnly}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                move={(by) => move(index, by)}
                remove={() => remove(index)}
              />
            </legend>
            <Entry
              {...props}
              structure={item}
              value={each}
              change={(next) => replace(index, next)}
              label={name(index)}
              id={`${id}-${key}`}
              isOpen={open === key}
              toggle={() => setOpen(open === key ? undefined : key)}
            />
          </fieldset>
        )
      })}
      {!isReadOnly && (
        <button type="button" id={id} className="form-add" aria-disabled={isFull} onClick={add}>
          <span aria-hidden="true">+ </span>
          {words('form.add-row', { label })}
        </button>
      )}
      {isReadOnly && items.length === 0 && <p id={id}>{words('form.not-answered')}</p>}
    </div>
  )
}

type EntryProps = EditorProps & { readonly isOpen: boolean; readonly toggle: () => void }

/** What is one question long stands there at once; everything else is a line that opens. */
function Entry({ isOpen, toggle, ...props }: EntryProps) {
  const { structure, known, value, label, Editor } = props
  const words = useWords()
  const { words: screen } = useFormRoom()
  if (structure.kind === 'any' || structure.kind === 'value') return <Editor {...props} />
  return (
    <>
      {isOpen ? (
        <Editor {...props} />
      ) : (
        <p className="form-summary">
          {structureSummary(value, structure, { known, words: screen }) || words('form.not-answered')}
        </p>
      )}
      <button type="button" className="form-add" aria-expanded={isOpen} onClick={toggle}>
        {words(isOpen ? 'form.structure-close' : 'form.structure-open', { label })}
      </button>
    </>
  )
}
