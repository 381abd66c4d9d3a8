import { Button } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { useReader } from '#client/form/words/use-reader.ts'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import type { Place } from '#client/notes/sections/check.ts'
import { useSource } from '#client/ui/external-store.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Answer } from '#shared/answers/answer.ts'
import { answerText } from '#shared/elements/element.ts'
import { richWords } from '#shared/elements/text/rich-words.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ReportedHere } from './use-reported-answers.ts'
import { type AnswerStanding, canTakeBack, standingOf, useTaking } from './use-taking.ts'

type Props = {
  readonly reported: readonly ReportedHere[]
  readonly go: (place: Place) => void
}

/** Beside the note: what the patient answered before, question by question, and what stands in the note now; one answer is taken over by a press, or all that are open. */
export function AnswersBeside({ reported, go }: Props): ReactNode {
  const words = useWords()
  const { take, takeBack } = useTaking()
  const newest = useRef<ReportedHere>(undefined)
  const list = useRef<HTMLUListElement>(null)
  const open = useOpenOnes(reported)
  const onKeyDown = (event: KeyboardEvent) => {
    if (newest.current && event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      takeBack(newest.current)
      newest.current = undefined
      event.preventDefault()
      return
    }
    const by = steps.get(event.key)
    if (by !== undefined && list.current && goOn(list.current, by)) event.preventDefault()
  }
  return (
    <section className="note-panel" aria-labelledby="note-reported">
      <h2 id="note-reported">{words('note.reported')}</h2>
      {open.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => take(open)}>
          {words('note.reported-take-all', { count: open.length })}
        </Button>
      )}
      <p className="note-quiet">{words('note.reported-how')}</p>
      <ul ref={list} className="note-reported" onKeyDown={onKeyDown}>
        {reported.map((each) => (
          <Row
            key={`${each.sheet.id}/${each.element.id}`}
            each={each}
            onShow={() => go({ sectionId: each.sheet.id, path: each.element.id })}
            onTake={() => {
              newest.current = each
              take([each])
              if (list.current) goOn(list.current, 1)
            }}
            onTakeBack={() => {
              takeBack(each)
              if (list.current) goOn(list.current, 0)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

const steps = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** From one question to the button of the next one; at the end to that of the same. */
function goOn(list: HTMLElement, by: 1 | 0 | -1): boolean {
  const all = [...list.querySelectorAll<HTMLElement>('[data-reported]')]
  const at = all.findIndex((each) => each.closest('li')?.contains(document.activeElement))
  const next = at < 0 ? undefined : all[at + by]
  const last = next ?? all[at]
  last?.focus()
  return next !== undefined
}

/** Those that would fill an open question, as the answers stand now. */
function useOpenOnes(reported: readonly ReportedHere[]): readonly ReportedHere[] {
  const source = useMemo(() => {
    const isOpen = (each: ReportedHere) =>
      standingOf(each, each.sheet.answers.get(each.element.id)) === 'open'
    return {
      // Which ones are open, as a text: the same until one of them changes.
      read: () => reported.map((each) => (isOpen(each) ? '1' : '0')).join(''),
      subscribe: (listener: () => void) => {
        const ends = [...new Set(reported.map(({ sheet }) => sheet.answers))].map((each) =>
          each.subscribeAll(listener),
        )
        return () => {
          for (const end of ends) end()
        }
      },
    }
  }, [reported])
  const open = useSource(source)
  return useMemo(() => reported.filter((_, at) => open[at] === '1'), [reported, open])
}

type RowProps = {
  readonly each: ReportedHere
  readonly onTake: () => void
  readonly onTakeBack: () => void
  readonly onShow: () => void
}

function Row({ each, ...acts }: RowProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { sheet, element, value, reported } = each
  const place = useMemo(
    () => ({
      read: () => sheet.answers.get(element.id),
      subscribe: (listener: () => void) => sheet.answers.subscribe(element.id, listener),
    }),
    [sheet, element.id],
  )
  const now = useSource(place)
  const standing = standingOf(each, now)
  if (standing === 'hidden') return null
  const label = element.shortLabel ?? element.label ?? element.id
  return (
    <li data-standing={standing}>
      <h3>{label}</h3>
      <dl>
        <dt>{words('note.reported-said', { day: moments.date(reported.source.on) })}</dt>
        <dd>
          <Said element={element} value={value} />
          <small className="note-quiet">{whereSaid(each)}</small>
        </dd>
        <dt>{words('note.reported-now')}</dt>
        <dd>
          {now.value === undefined ? (
            <span className="note-quiet">{words('note.reported-nothing')}</span>
          ) : (
            <Said element={element} value={now.value} />
          )}
        </dd>
      </dl>
      <Acts standing={standing} label={label} isKnown={canTakeBack(each)} {...acts} />
    </li>
  )
}

/** Who said it where it was not the patient, in which questionnaire, and the question where it was put in other words. */
function whereSaid({ element, asked, reported: { response } }: ReportedHere): string {
  const { source, author, questionnaire } = response
  const by = source === 'Proxy' ? author.display : undefined
  const question = asked.label === element.label ? undefined : asked.label
  return [by, questionnaire.display, question].filter((each) => each !== undefined).join(' · ')
}

type ActsProps = Omit<RowProps, 'each'> & {
  readonly standing: Exclude<AnswerStanding, 'hidden'>
  readonly label: string
  /** What was there before is known. */
  readonly isKnown: boolean
}

/** What can be done with the answer; before another one gives way to it, that is asked. */
function Acts({ standing, label, isKnown, onTake, onTakeBack, onShow }: ActsProps): ReactNode {
  const words = useWords()
  const [isAsking, setAsking] = useState(false)
  const isAsked = isAsking && standing === 'other'
  const acts = {
    open: onTake,
    other: () => setAsking((before) => !before),
    taken: onShow,
    same: onShow,
  }
  const name = words(isAsked ? 'note.reported-keep' : `note.reported-${standing}`)
  const replace = words('note.reported-replace')
  const back = words('note.reported-back')
  return (
    <div className="note-reported-acts">
      {isAsked && <p role="alert">{words('note.reported-replace-ask')}</p>}
      <Button
        size="compact-sm"
        variant="default"
        data-reported
        aria-label={`${name}: ${label}`}
        onClick={acts[standing]}
      >
        {name}
      </Button>
      {isAsked && (
        <Button
          size="compact-sm"
          aria-label={`${replace}: ${label}`}
          onClick={() => {
            setAsking(false)
            onTake()
          }}
        >
          {replace}
        </Button>
      )}
      {standing === 'taken' && isKnown && (
        <Button size="compact-sm" variant="subtle" aria-label={`${back}: ${label}`} onClick={onTakeBack}>
          {back}
        </Button>
      )}
    </div>
  )
}

function Said({ element, value }: { readonly element: Element; readonly value: Answer }): ReactNode {
  const words = useWords()
  const reader = useReader(useScreenWords())
  const text = typeof value === 'string' && element.type === 'Text' ? richWords(value) : undefined
  return (
    <span>
      {element.sensitive ? words('form.sensitive-hidden') : (text ?? answerText(element, value, reader))}
    </span>
  )
}
