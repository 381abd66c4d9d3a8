import { Button, CloseButton, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useWords } from '#client/ui/words.tsx'
import { conditionCombinators } from '#generated/enumerations/condition-combinator.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { isGroup } from '#shared/forms/definition.ts'
import type { Askable } from './askable.ts'
import { ClauseLine } from './clause-line.tsx'
import { answersText, withNewClause, withNewGroup } from './with-new-clause.ts'

type Line = Clause | ConditionGroup

/** What becomes of a condition, seen from what it is at that moment; without lines there is none. */
export type MakeGroup = (now: ConditionGroup | undefined) => ConditionGroup | undefined

type Props = {
  readonly title: string
  readonly asked: Askable
  readonly group: ConditionGroup | undefined
  /** 1 is the condition itself; a group in it is 2. */
  readonly depth: number
  /** What holds while there is no line. */
  readonly unasked?: string
  readonly onChange: (make: MakeGroup) => void
}

/** Conditions stand at most so deep in each other. */
const deepest = 4

/** The lines of a condition, or of a group in it, and how many of them have to be true; a group without lines is gone. */
export function GroupLines({ title, asked, group, depth, unasked, onChange }: Props): ReactNode {
  const words = useWords()
  const clauses = group?.clauses ?? []
  const combinator = group?.combinator ?? 'And'
  const change = (make: (now: readonly Line[]) => readonly Line[]) =>
    onChange((now) => {
      const next = make(now?.clauses ?? [])
      return next.length === 0 ? undefined : { combinator: now?.combinator ?? 'And', clauses: next }
    })
  const remove = (line: Line) => change((now) => now.filter((each) => each !== line))
  const place = useRef<HTMLFieldSetElement>(null)
  const all = [...asked.own, ...asked.beside]
  const add = (make: MakeGroup) => {
    onChange(make)
    focusDrawn(() => lastLine(place.current))
  }
  return (
    <fieldset ref={place} className="builder-condition">
      <legend>{title}</legend>
      {clauses.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={words('builder.how-many')}
          value={combinator}
          data={conditionCombinators.map((value) => ({ value, label: words(`builder.combinator-${value}`) }))}
          onChange={(value) => {
            const chosen = conditionCombinators.find((each) => each === value) ?? 'And'
            onChange((now) => now && { ...now, combinator: chosen })
          }}
        />
      )}
      {clauses.map((clause, index) => (
        // Lines have no names of their own, and their order is what they are known by.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <div key={index} className="builder-clause">
          {isGroup(clause) ? (
            <GroupLines
              title={words('builder.group')}
              asked={asked}
              group={clause}
              depth={depth + 1}
              onChange={(make) =>
                change((now) =>
                  replaced(now, { line: clause, index }, (each) => (isGroup(each) ? make(each) : each)),
                )
              }
            />
          ) : (
            <ClauseLine
              clause={clause}
              asked={asked}
              onChange={(make) =>
                change((now) =>
                  replaced(now, { line: clause, index }, (each) => (isGroup(each) ? each : make(each))),
                )
              }
            />
          )}
          <CloseButton
            size="md"
            aria-label={words(isGroup(clause) ? 'builder.remove-group' : 'builder.remove-condition')}
            onClick={() => remove(clause)}
          />
        </div>
      ))}
      {clauses.length === 0 && <p className="builder-quiet">{unasked ?? words('builder.no-condition')}</p>}
      <AskAlike clauses={clauses} asked={asked} onChange={onChange} />
      {all.length > 0 && (
        <Adding
          onLine={() => add((now) => withNewClause(all, now))}
          onGroup={
            clauses.length > 0 && depth < deepest ? () => add((now) => withNewGroup(all, now)) : undefined
          }
        />
      )}
    </fieldset>
  )
}

/** The lines with another one in the place of one, which stands where it was drawn unless others came or went before it. */
function replaced(
  lines: readonly Line[],
  { line, index }: { readonly line: Line; readonly index: number },
  make: (line: Line) => Line | undefined,
): readonly Line[] {
  const found = lines.indexOf(line)
  const place = found < 0 ? index : found
  return lines.flatMap((each, at) => (at === place ? (make(each) ?? []) : [each]))
}

/** The first field of the line that was added last. */
function lastLine(place: HTMLElement | null): HTMLElement | null | undefined {
  const lines = [...(place?.querySelectorAll<HTMLElement>(':scope > .builder-clause') ?? [])]
  return lines.at(-1)?.querySelector<HTMLElement>('select')
}

type AddingProps = { readonly onLine: () => void; readonly onGroup: (() => void) | undefined }

function Adding({ onLine, onGroup }: AddingProps): ReactNode {
  const words = useWords()
  const acts = [
    { name: words('builder.add-condition'), act: onLine },
    ...(onGroup ? [{ name: words('builder.add-group'), act: onGroup }] : []),
  ]
  return acts.map(({ name, act }) => (
    <Button
      key={name}
      size="compact-sm"
      variant="subtle"
      leftSection={<IconPlus size={14} aria-hidden="true" />}
      onClick={act}
    >
      {name}
    </Button>
  ))
}

type AlikeProps = Pick<Props, 'asked' | 'onChange'> & { readonly clauses: ConditionGroup['clauses'] }

/** Asks the same of every question that has the same answers, so that nobody writes nine lines by hand. */
function AskAlike({ clauses, asked, onChange }: AlikeProps): ReactNode {
  const words = useWords()
  const [first] = clauses
  if (!first || isGroup(first) || clauses.length > 1) return null
  const answers = answersText(asked.find(first.source))
  const alike = asked.own.filter((each) => answers !== '' && answersText(each) === answers)
  if (alike.length < 2) return null
  const all = alike.map(({ id }): Clause => ({ ...first, source: id }))
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      onClick={() => onChange(() => ({ combinator: 'Or', clauses: all }))}
    >
      {words('builder.ask-alike', { count: alike.length })}
    </Button>
  )
}
