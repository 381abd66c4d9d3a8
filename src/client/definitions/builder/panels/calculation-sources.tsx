import { ActionIcon, Checkbox, NumberInput } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Calculation } from '#generated/types/calculation.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { CalculationPart } from './calculation-part.ts'

type Source = Calculation['sources'][number]
type MakeSources = (now: readonly Source[]) => readonly Source[]

type Props = CalculationPart & {
  readonly sources: readonly Element[]
  /** What counts and stands in no form: the age, dates, questions of other sections. */
  readonly beside: readonly Element[]
  readonly find: (source: string) => Element | undefined
}

/** Of what a value is calculated: questions, columns of grids, what is known beside the form, a number; for a difference in which order. */
export function CalculationSources({ calculation, sources, beside, find, put }: Props): ReactNode {
  const words = useWords()
  const { sources: taken, kind } = calculation
  const number = taken.find((source) => typeof source === 'number')
  const change = (make: MakeSources, field: string) =>
    put((now) => {
      const next = make(now.sources)
      return { ...now, sources: next.length === 0 ? [0] : next }
    }, field)
  const choose = (id: string, isTaken: boolean) =>
    change((now) => {
      const rest = now.filter((source) => source !== id && !(isTaken && isBlankOne(now, source)))
      return isTaken ? withSource(rest, id) : rest
    }, 'sources')
  const boxes = (elements: readonly Element[]) =>
    elements.map(({ id, label, shortLabel }) => (
      <Checkbox
        key={id}
        size="xs"
        label={shortLabel ?? label ?? id}
        checked={taken.includes(id)}
        onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
      />
    ))
  return (
    <>
      <fieldset className="builder-items">
        <legend>{words('builder.calculation-sources')}</legend>
        {boxes(sources)}
        {sources.length === 0 && <p className="builder-quiet">{words('builder.nothing-counts')}</p>}
      </fieldset>
      {beside.length > 0 && (
        <details className="builder-more" open={beside.some(({ id }) => taken.includes(id))}>
          <summary>{words('builder.calculation-others')}</summary>
          {boxes(beside)}
        </details>
      )}
      <NumberInput
        size="xs"
        label={words('builder.constant')}
        description={words('builder.constant-hint')}
        value={number ?? ''}
        onChange={(value) =>
          change((now) => {
            const at = now.findIndex((source) => typeof source === 'number')
            const rest: readonly Source[] = now.filter((source) => typeof source === 'string')
            return value === '' ? rest : rest.toSpliced(at === -1 ? rest.length : at, 0, Number(value))
          }, 'constant')
        }
      />
      {kind === 'Difference' && taken.length > 1 && (
        <Order taken={taken} find={find} onChange={(make) => change(make, 'order')} />
      )}
    </>
  )
}

/** The number with which a calculation begins before anything is chosen. */
function isBlankOne(taken: readonly Source[], source: Source): boolean {
  return taken.length === 1 && source === 0
}

/** A number stays behind the questions unless somebody has put it elsewhere. */
function withSource(taken: readonly Source[], id: string): readonly Source[] {
  return typeof taken.at(-1) === 'number' ? taken.toSpliced(-1, 0, id) : [...taken, id]
}

type OrderProps = {
  readonly taken: readonly Source[]
  readonly find: Props['find']
  readonly onChange: (make: MakeSources) => void
}

/** From the first the others are taken away. */
function Order({ taken, find, onChange }: OrderProps): ReactNode {
  const words = useWords()
  const nameOf = (source: Source) => {
    const element = typeof source === 'string' ? find(source) : undefined
    return element?.shortLabel ?? element?.label ?? String(source)
  }
  const earlier = (source: Source) =>
    onChange((now) => {
      const index = now.indexOf(source)
      return index < 1 ? now : now.toSpliced(index, 1).toSpliced(index - 1, 0, source)
    })
  return (
    <fieldset className="builder-items">
      <legend>{words('builder.calculation-order')}</legend>
      <ol className="builder-order">
        {taken.map((source, index) => (
          <li key={source}>
            <span>
              {index > 0 && '− '}
              {nameOf(source)}
            </span>
            {index > 0 && (
              <ActionIcon
                variant="subtle"
                size="md"
                aria-label={words('builder.calculation-earlier', { source: nameOf(source) })}
                onClick={() => earlier(source)}
              >
                <IconArrowUp size={16} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
