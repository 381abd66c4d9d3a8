import { Button } from '@mantine/core'
import { type ReactNode, useId, useMemo } from 'react'
import { HandedIn } from '#client/filling/packet/handed-in.tsx'
import { PacketFill } from '#client/filling/packet/packet-fill.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { type Locale, useWords } from '#client/ui/words.tsx'
import type { Visit } from './ask-visit.ts'
import { ProveForm } from './prove-form.tsx'
import { useTablet } from './use-tablet.ts'
import { useVisit, type VisitEnd, type VisitFace } from './use-visit.ts'
import { visitDoor } from './visit-door.ts'
import './visit.css'

/** The language of the page, and how to choose another. */
export type VisitLanguage = { readonly locale: Locale; readonly choose: (locale: Locale) => void }

/** The page of a packet for somebody who is signed in nowhere: by a link, or on the tablet of the practice. It leads to nothing else. */
export function VisitScreen({ language }: { readonly language: VisitLanguage }): ReactNode {
  const face = useVisit()
  const { state } = face
  const words = useWords()
  const title = state.kind === 'open' ? state.visit.sheet.name : words('packets.page')
  const practice = state.kind === 'open' ? state.visit.sheet.practice : ''
  return (
    <main className="visit">
      <header className="visit-head">
        <div>
          <h1>{title}</h1>
          {practice !== '' && <p className="filling-quiet">{practice}</p>}
        </div>
        <LanguageChoice language={language} />
      </header>
      <VisitBody face={face} locale={language.locale} />
    </main>
  )
}

function VisitBody({ face, locale }: { readonly face: VisitFace; readonly locale: Locale }): ReactNode {
  const { state, prove, look, lose, end } = face
  switch (state.kind) {
    case 'looking':
      return <Loading />
    case 'refused':
      return <FailureNotice failure={state.failure} onRetry={look} />
    case 'asked':
      return <ProveForm seen={state.seen} failure={state.failure} onProve={prove} />
    case 'open':
      return <OpenVisit visit={state.visit} locale={locale} onEnd={end} onLost={lose} />
    case 'over':
      return <Over how={state.how} isTablet={state.isTablet} />
  }
}

type OpenProps = {
  readonly visit: Visit
  readonly locale: Locale
  readonly onEnd: VisitFace['end']
  readonly onLost: VisitFace['lose']
}

function OpenVisit({ visit, locale, onEnd, onLost }: OpenProps): ReactNode {
  const words = useWords()
  const { isTablet, sheet } = visit
  const door = useMemo(() => visitDoor(sheet, onLost), [sheet, onLost])
  const { isAsking, stay } = useTablet(isTablet, {
    onLeave: (isGone) => onEnd('left', isGone),
  })
  if (sheet.isHandedIn) return <HandedIn sheet={sheet} text="packets.handed-in" />
  return (
    <>
      <PacketFill
        first={sheet}
        door={door}
        language={locale}
        onHandedIn={(isWhole) => onEnd(isWhole ? 'whole' : 'part')}
      />
      <footer className="visit-foot">
        <Button variant="subtle" onClick={() => void onEnd('left')}>
          {words(isTablet ? 'packets.give-back' : 'packets.leave')}
        </Button>
      </footer>
      <Dialog isOpen={isAsking} onClose={stay} title={words('packets.still-there')}>
        <p>{words('packets.still-there-text')}</p>
        <Button onClick={stay}>{words('packets.go-on')}</Button>
      </Dialog>
    </>
  )
}

const overWords = {
  whole: 'packets.thanks',
  part: 'packets.thanks',
  left: 'packets.left',
  kept: 'packets.left-kept',
  ended: 'packets.ended',
  closed: 'packets.closed',
} as const

type OverProps = { readonly how: VisitEnd; readonly isTablet: boolean }

function Over({ how, isTablet }: OverProps): ReactNode {
  const words = useWords()
  return (
    <div className="visit-form">
      <p role="status">{words(isTablet && how === 'kept' ? 'packets.left-kept-tablet' : overWords[how])}</p>
      {how === 'part' && <p>{words('packets.others-open')}</p>}
      {isTablet && (
        <>
          <p>{words('packets.hand-back')}</p>
          <Button component="a" href="/" variant="default">
            {words('packets.staff-sign-in')}
          </Button>
        </>
      )}
    </div>
  )
}

function LanguageChoice({ language }: { readonly language: VisitLanguage }): ReactNode {
  const words = useWords()
  const id = useId()
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {words('packets.language')}
      </label>
      <select
        id={id}
        className="form-input"
        value={language.locale}
        onChange={(event) => language.choose(event.currentTarget.value === 'es' ? 'es' : 'en')}
      >
        <option value="en" lang="en">
          English
        </option>
        <option value="es" lang="es">
          Español
        </option>
      </select>
    </div>
  )
}
