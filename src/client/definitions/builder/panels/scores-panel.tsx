import { Button, Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { BuilderOf } from '#client/definitions/builder/building/use-builder.ts'
import { answersText } from '#client/definitions/builder/conditions/with-new-clause.ts'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { bandSeverities } from '#generated/enumerations/band-severity.ts'
import { scoreKinds } from '#generated/enumerations/score-kind.ts'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import type { Element } from '#shared/forms/definition.ts'
import { bandsText, pastedBands, writtenBands } from '#shared/forms/editing/pasted-bands.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { ScoreMeaning } from './score-meaning.tsx'

/** The scores of a questionnaire: which questions count, how, and what the result means. */
export function ScoresPanel({ builder }: { readonly builder: BuilderOf<'Questionnaire'> }): ReactNode {
  const words = useWords()
  const { newId } = useWorld()
  const { form, change } = builder
  const { scoring = [] } = form
  const scored = scoredIn(form.elements.length === 0 ? [] : standingsOf(form).map(({ element }) => element))
  const place = useRef<HTMLElement>(null)
  const add = () => {
    const itemIds = mostAlike(scored).map(({ id }) => id)
    const score = { id: newId(), name: words('builder.new-score'), kind: 'Sum' as const, itemIds }
    change(({ scoring: now = [] }) => ({ scoring: [...now, score] }))
    focusDrawn(() => place.current?.querySelector<HTMLElement>('.builder-score:last-of-type input'))
  }
  const put = (id: string, make: MakeScore, field: string) =>
    change(
      ({ scoring: now = [] }) => ({ scoring: now.map((each) => (each.id === id ? make(each) : each)) }),
      `score ${id} ${field}`,
    )
  return (
    <section ref={place} className="builder-scores" aria-label={words('builder.scores')}>
      <h2>{words('builder.scores')}</h2>
      {scoring.map((score) => (
        <ScoreFields
          key={score.id}
          score={score}
          scored={scored}
          onChange={(make, field) => put(score.id, make, field)}
          onRemove={() =>
            change(({ scoring: now = [] }) => ({ scoring: now.filter(({ id }) => id !== score.id) }))
          }
        />
      ))}
      {scored.length === 0 ? (
        <p className="builder-quiet">{words('builder.no-scored')}</p>
      ) : (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
          {words('builder.add-score')}
        </Button>
      )}
    </section>
  )
}

/** The questions whose answers count something. */
function scoredIn(elements: readonly Element[]): readonly Element[] {
  return elements.filter(({ options = [] }) => options.some(({ score }) => score !== undefined))
}

/** The largest group of questions with the same answers: those that a score is most often made of. */
function mostAlike(elements: readonly Element[]): readonly Element[] {
  const groups = Map.groupBy(elements, answersText)
  return [...groups.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
}

type MakeScore = (score: ScoreDefinition) => ScoreDefinition

type FieldsProps = {
  readonly score: ScoreDefinition
  readonly scored: readonly Element[]
  readonly onChange: (make: MakeScore, field: string) => void
  readonly onRemove: () => void
}

function ScoreFields({ score, scored, onChange, onRemove }: FieldsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { name, kind, itemIds = [], prorate } = score
  const take = (id: string, isTaken: boolean) =>
    onChange(
      (now) => ({
        ...now,
        itemIds: scored
          .map((each) => each.id)
          .filter((each) => (each === id ? isTaken : (now.itemIds ?? []).includes(each))),
        ...(now.reverse && { reverse: now.reverse.filter((each) => each !== id || isTaken) }),
      }),
      'items',
    )
  return (
    <fieldset className="builder-score">
      <legend className="visually-hidden">{name}</legend>
      <TextInput
        label={words('builder.score-name')}
        value={name}
        maxLength={120}
        onChange={({ currentTarget: { value } }) => onChange((now) => ({ ...now, name: value }), 'name')}
      />
      <Bands score={score} onChange={onChange} />
      <NativeSelect
        label={words('builder.score-kind')}
        value={kind}
        data={scoreKinds
          // What is written by hand elsewhere is never worked out here; one that came so stays.
          .filter((value) => value !== 'Custom' || kind === 'Custom')
          .map((value) => ({ value, label: labels(`enumeration.ScoreKind.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange((now) => ({ ...now, kind: scoreKinds.find((each) => each === value) ?? 'Sum' }), 'kind')
        }
      />
      <fieldset className="builder-items">
        <legend>{words('builder.score-items', { count: itemIds.length })}</legend>
        {scored.map(({ id, label, shortLabel }) => (
          <Checkbox
            key={id}
            size="xs"
            label={shortLabel ?? label ?? id}
            checked={itemIds.includes(id)}
            onChange={({ currentTarget }) => take(id, currentTarget.checked)}
          />
        ))}
      </fieldset>
      <Reversed score={score} scored={scored} onChange={onChange} />
      <NumberInput
        label={words('builder.score-missing')}
        description={words('builder.score-missing-hint')}
        min={0}
        max={100}
        value={prorate?.maxMissing ?? 0}
        onChange={(value) =>
          onChange(
            (now) => ({ ...now, prorate: { allowed: Number(value) > 0, maxMissing: Number(value) } }),
            'prorate',
          )
        }
      />
      <ScoreMeaning score={score} onChange={onChange} />
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconTrash size={14} aria-hidden="true" />}
        onClick={onRemove}
      >
        {words('builder.remove-score')}
      </Button>
    </fieldset>
  )
}

/** The questions of the score whose answers count from the other end. */
function Reversed({ score, scored, onChange }: Omit<FieldsProps, 'onRemove'>): ReactNode {
  const words = useWords()
  const { itemIds = [], reverse = [] } = score
  const turn = (id: string, isTurned: boolean) =>
    onChange(({ itemIds: items = [], reverse: turned = [], ...now }) => {
      const next = items.filter((each) => (each === id ? isTurned : turned.includes(each)))
      return { ...now, itemIds: items, reverse: next }
    }, 'reverse')
  if (itemIds.length === 0) return null
  return (
    <details className="builder-more" open={reverse.length > 0}>
      <summary>{words('builder.score-reverse', { count: reverse.length })}</summary>
      <p className="builder-quiet">{words('builder.score-reverse-hint')}</p>
      {scored
        .filter(({ id }) => itemIds.includes(id))
        .map(({ id, label, shortLabel }) => (
          <Checkbox
            key={id}
            size="xs"
            label={words('builder.score-reversed', { question: shortLabel ?? label ?? id })}
            checked={reverse.includes(id)}
            onChange={({ currentTarget }) => turn(id, currentTarget.checked)}
          />
        ))}
    </details>
  )
}

function Bands({ score, onChange }: Pick<FieldsProps, 'score' | 'onChange'>): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { bands = [] } = score
  const stored = bandsText(bands)
  const [text, setText] = useState(stored)
  const [seen, setSeen] = useState(stored)
  // A step that was taken back, or another's, is shown as well.
  if (stored !== seen) {
    setSeen(stored)
    if (bandsText(pastedBands(text)) !== stored) setText(stored)
  }
  const read = (next: string) => {
    setText(next)
    setSeen(bandsText(writtenBands(bands, next)))
    onChange((now) => ({ ...now, bands: writtenBands(now.bands ?? [], next) }), 'bands')
  }
  return (
    <>
      <Textarea
        label={words('builder.bands')}
        description={words('builder.bands-hint')}
        value={text}
        autosize
        minRows={3}
        onChange={({ currentTarget }) => read(currentTarget.value)}
      />
      {bands.length > 0 && (
        <ul className="builder-bands">
          {bands.map((band, index) => (
            // Bands have no names of their own.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>
              <span>
                {band.min}–{band.max} {band.label}
              </span>
              <NativeSelect
                size="xs"
                aria-label={words('builder.band-severity', { band: band.label })}
                value={band.severity}
                data={bandSeverities.map((value) => ({
                  value,
                  label: labels(`enumeration.BandSeverity.${value}`),
                }))}
                onChange={({ currentTarget }) => {
                  const severity = bandSeverities.find((each) => each === currentTarget.value) ?? 'Info'
                  const severe = (each: typeof band, at: number) =>
                    at === index ? { ...each, severity } : each
                  onChange((now) => ({ ...now, bands: (now.bands ?? []).map(severe) }), 'severity')
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
