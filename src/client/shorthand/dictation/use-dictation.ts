import { useEffect, useRef, useState } from 'react'
import { closingField } from '#client/form/elements/closing-field.ts'
import { announce } from '#client/ui/announcer.tsx'
import { notify } from '#client/ui/notices.tsx'
import { type Locale, useLocale, useWords } from '#client/ui/words.tsx'
import { heardSpeech } from '#shared/shorthand/written-speech.ts'
import { countUse } from '../use-counting.ts'
import { writtenField } from '../written-field.ts'
import { type Ending, type Listening, listen } from './listen.ts'
import { offeredRecognition } from './recognition.ts'
import { useSpeechRules } from './use-speech-rules.ts'

/** What somebody sees of a field that may be spoken into. */
export type Dictation = {
  readonly isOn: boolean
  /** Words that the browser may still change. */
  readonly guessed: string
  /** Why it ended, where somebody has to know. */
  readonly trouble: Ending | undefined
  readonly begin: () => void
  readonly finish: () => void
}

const troubles: ReadonlySet<Ending> = new Set(['denied', 'no-microphone', 'no-connection', 'failed'])

/** Writes into this field what is said, until somebody ends it or leaves the field. */
export function useDictation(field: HTMLElement, hasSigns: boolean): Dictation {
  const words = useWords()
  const language = useLocale()
  const rules = useSpeechRules(true)
  const [isOn, setOn] = useState(false)
  const [guessed, guess] = useState('')
  const [trouble, setTrouble] = useState<Ending>()
  const listening = useRef<Listening>(undefined)
  const write = useRef<(spoken: string, how: 'put' | 'add') => boolean>(undefined)
  write.current = (spoken, how) => {
    const written = writtenField(field)
    // A sign of formatting that a browser puts over rude words is a letter.
    const letters = spoken.replaceAll('*', '\\*')
    if (!written) return false
    const heard = heardSpeech(letters, { before: written.before(), language, rules, hasSigns })
    if (heard.text === '') return false
    if (how === 'put') written.put(0, heard.text)
    else written.add(heard.text)
    for (const rule of rules) if (heard.used.has(rule)) countUse({ id: rule.id, resourceType: 'SpeechRule' })
    return true
  }
  const end = (ending: Ending, left: string) => {
    listening.current = undefined
    setOn(false)
    guess('')
    if (troubles.has(ending)) setTrouble(ending)
    // What was said stays, also where the browser has not made up its mind about it.
    if (write.current?.(left, 'add')) notify(words('shorthand.dictation-guessed', { guessed: left }))
    else announce(words(`shorthand.dictation-${ending}`))
  }
  const begin = () => {
    const Offered = offeredRecognition()
    if (!Offered || listening.current) return
    setTrouble(undefined)
    setOn(true)
    announce(words('shorthand.dictation-on'))
    listening.current = listen(new Offered(), {
      language: spokenLanguage(language),
      hear: (spoken) => write.current?.(spoken, 'put'),
      guess,
      end,
    })
  }
  useEffect(() => whenLeft(field, () => listening.current?.drop()), [field])
  return { isOn, guessed, trouble, begin, finish: () => listening.current?.finish() }
}

/** Calls back when the field is left, taken off the page, or hidden with it; answers how to stop, which calls back once more. */
function whenLeft(field: HTMLElement, drop: () => void): () => void {
  const onHidden = () => document.hidden && drop()
  // A window that rests does not take the focus from the field in it.
  const onLeft = ({ target }: Event) => target === field && document.activeElement !== field && drop()
  // Before the field and the store of what is typed hear of it themselves.
  window.addEventListener('visibilitychange', onHidden, true)
  window.addEventListener('focusout', onLeft, true)
  field.addEventListener(closingField, drop)
  return () => {
    window.removeEventListener('visibilitychange', onHidden, true)
    window.removeEventListener('focusout', onLeft, true)
    field.removeEventListener(closingField, drop)
    drop()
  }
}

const withCountry = /^[a-z]{2}-[a-z]{2}$/i

/** The language with the country that the person's browser names, so that its way of speaking is understood. */
function spokenLanguage(locale: Locale): string {
  const named = navigator.languages.find((each) => each.slice(0, 2) === locale && withCountry.test(each))
  return named ?? (locale === 'es' ? 'es-US' : 'en-US')
}
