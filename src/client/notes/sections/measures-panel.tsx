import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { Sparkline } from '#client/form/elements/plain/sparkline.tsx'
import { loadInstrument } from '#client/form/stored/load-instrument.ts'
import { useMoments } from '#client/ui/moments.ts'
import { AskedFailure, knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import { isRecord, listOf } from '#shared/answers/answer.ts'
import { changeOfScore } from '#shared/chart/change-of-score.ts'
import type { Instrument } from '#shared/forms/opening/instrument-answer.ts'
import type { Place } from './check.ts'
import { answersAsked, type Dated, latestByName } from './latest-by-name.ts'
import type { Sheet } from './sheet.ts'

type Props = {
  readonly note: Note
  readonly sheets: readonly Sheet[]
  readonly patientId: string
  readonly go: (place: Place) => void
}

/** Beside the sections: the scores of the instruments in this note as they follow from what is typed, with band and change since the last time, and what else was measured lately. */
export const MeasuresPanel = memo(function MeasuresPanel({ note, sheets, patientId, go }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const mayRead = may('QuestionnaireResponse:Read')
  const asked = useMemo(() => (mayRead ? answersAsked(patientId) : undefined), [mayRead, patientId])
  const answer = useAnswer('questionnaireResponse.query', asked)
  const former = (knownOf(answer)?.items ?? []).filter((each) => each.note?.id !== note.id)
  const places = useMemo(() => instrumentsIn(sheets), [sheets])
  const instruments = useInstruments(places)
  const here = new Set(places.map(({ key }) => instruments.get(key)?.shortName))
  const others = [...latestByName(former)].filter(([name]) => !here.has(name))
  if (places.length === 0 && others.length === 0) return null
  return (
    <section className="note-panel" aria-labelledby="note-measures">
      <h2 id="note-measures">{words('note.measures')}</h2>
      {asked && (
        <AskedFailure answer={answer} onRetry={() => askAgain('questionnaireResponse.query', asked)} />
      )}
      <ul className="note-measures">
        {places.map((place) => (
          <InNote
            key={place.key}
            place={place}
            note={note}
            instrument={instruments.get(place.key)}
            former={former}
            go={go}
          />
        ))}
        {others.map(([name, rows]) => (
          <Formerly key={name} name={name} rows={rows} />
        ))}
      </ul>
    </section>
  )
})

/** Where an instrument stands in the note. */
type InstrumentPlace = Place & {
  readonly key: string
  readonly index: number
  readonly label: string
  readonly questionnaire: Reference
}

function instrumentsIn(sheets: readonly Sheet[]): readonly InstrumentPlace[] {
  return sheets.flatMap(({ id, index, answers }) =>
    [...answers.form.nodes.values()].flatMap(({ id: path, element, repeaters }) =>
      element.type === 'Instrument' && element.questionnaire && repeaters.length === 0
        ? {
            key: `${id}/${path}`,
            sectionId: id,
            path,
            index,
            label: element.label ?? path,
            questionnaire: element.questionnaire,
          }
        : [],
    ),
  )
}

function useInstruments(places: readonly InstrumentPlace[]): ReadonlyMap<string, Instrument> {
  const [known, setKnown] = useState<ReadonlyMap<string, Instrument>>(new Map())
  useEffect(() => {
    let isWanted = true
    for (const { key, questionnaire } of places)
      void loadInstrument(questionnaire).then((loaded) => {
        if (isWanted && loaded.ok) setKnown((before) => new Map([...before, [key, loaded.value]]))
      })
    return () => {
      isWanted = false
    }
  }, [places])
  return known
}

type InNoteProps = Pick<Props, 'note' | 'go'> & {
  readonly place: InstrumentPlace
  readonly instrument: Instrument | undefined
  readonly former: readonly QuestionnaireResponse[]
}

function InNote({ place, note, instrument, former, go }: InNoteProps): ReactNode {
  const words = useWords()
  const value = note.sections[place.index]?.data[place.path]
  const rows = isRecord(value) ? listOf(value.scores).filter(isRecord) : []
  const [first] = rows
  const before = latestByName(former).get(instrument?.shortName ?? '') ?? []
  const current = typeof first?.value === 'number' ? first.value : undefined
  return (
    <li>
      <button type="button" className="note-measure-name" onClick={() => go(place)}>
        {place.label}
      </button>
      {rows.map(({ _rowId, name, value: number, band }) => (
        <span key={String(_rowId)} className="note-measure-score">
          {rows.length > 1 && `${String(name)} `}
          <b>{typeof number === 'number' ? number : '–'}</b>{' '}
          {band === 'Incomplete' ? words('note.measure-incomplete') : String(band ?? '')}
        </span>
      ))}
      {rows.length === 0 && <span className="note-quiet">{words('note.measure-open')}</span>}
      <Change instrument={instrument} current={current} before={before[0]} />
      <Sparkline numbers={curveOf(before, current)} />
    </li>
  )
}

function curveOf(before: readonly Dated[], current: number | undefined): readonly number[] {
  const former = before.flatMap(({ score }) => score.value ?? []).toReversed()
  return current === undefined ? former : [...former, current]
}

type ChangeProps = {
  readonly instrument: Instrument | undefined
  readonly current: number | undefined
  readonly before: Dated | undefined
}

function Change({ instrument, current, before }: ChangeProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (!before) return null
  const day = moments.date(moments.dayOf(before.on))
  const definition = instrument?.scoring?.[0]
  const change =
    current === undefined ? undefined : changeOfScore(definition, { value: current }, before.score)
  const last = [before.score.value, before.score.band].filter((each) => each !== undefined).join(' ')
  return (
    <small>
      {change
        ? words(`note.measure-${change.kind}`, { by: change.by, day })
        : words('note.measure-last', { last, day })}
    </small>
  )
}

function Formerly({ name, rows }: { readonly name: string; readonly rows: readonly Dated[] }): ReactNode {
  const moments = useMoments()
  const [last] = rows
  if (!last) return null
  return (
    <li>
      <span className="note-measure-name">{name}</span>
      <span className="note-measure-score">
        <b>{last.score.value}</b> {last.score.band}
      </span>
      <small>{moments.date(moments.dayOf(last.on))}</small>
      <Sparkline numbers={curveOf(rows, undefined)} />
    </li>
  )
}
