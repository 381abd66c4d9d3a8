import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ExpandKey } from '#generated/enumerations/expand-key.ts'
import { isMoreThanParagraph } from '#shared/elements/text/read-rich-text.ts'
import { expansionAt } from '#shared/shorthand/expansion-at.ts'
import { filled, openQuestions } from '#shared/shorthand/filled.ts'
import { piecesOf } from '#shared/shorthand/pieces-of.ts'
import { AskDialog } from './ask-dialog.tsx'
import { OfferMenu } from './offer-menu.tsx'
import { type Offer, type Offers, ofExpansion, offersAt } from './offers-at.ts'
import { fieldWritten, keepWritten, wantedText } from './put-where-written.ts'
import { surroundings } from './surroundings.ts'
import { countUse, useCounting } from './use-counting.ts'
import { type PreparedTexts, usePreparedTexts } from './use-prepared-texts.ts'
import { actsIn, type WrittenField, writtenField } from './written-field.ts'
import './shorthand.css'

/** A prepared text on its way into a field. */
type Putting = { readonly field: WrittenField; readonly offer: Offer }

/**
 * Prepared texts in every text field of the application: a trigger and Space, Tab or Enter become its text, and Backspace
 * right after brings the trigger back; a slash offers snippets, a semicolon the text expansions.
 */
export function Shorthand(): ReactNode {
  const words = useWords()
  const id = useId()
  const { values } = useSource(surroundings)
  const [isWanted, setWanted] = useState(false)
  const [asking, setAsking] = useState<Putting>()
  const prepared = usePreparedTexts(isWanted)
  useCounting()
  const takeBack = useRef<() => boolean>(undefined)
  const put = (field: WrittenField, offer: Offer, text: string) => {
    const back = field.put(offer.letters, text)
    const uncount = offer.text && countUse(offer.text)
    takeBack.current = () => {
      const isBack = back()
      if (isBack) uncount?.()
      return isBack
    }
    announce(words('shorthand.expanded', { name: offer.name }))
  }
  const take = (field: WrittenField, offer: Offer) => {
    const pieces = piecesOf(offer.body)
    if (openQuestions(pieces, values).length > 0) setAsking({ field, offer })
    else put(field, offer, filled(pieces, values, new Map()))
  }
  const menu = useMenu(prepared, take)
  useWanted(take)
  const keys = useRef<Keys>(undefined)
  keys.current = { menu, prepared, take, takeBack }
  useFieldEvents({ keys, want: () => setWanted(true), look: menu.look })
  useMarked(menu, id)
  return (
    <>
      {menu.open && (
        <OfferMenu
          id={id}
          lines={menu.open.offers.lines}
          marked={menu.open.marked}
          field={menu.open.field.element}
          values={values}
          take={menu.take}
        />
      )}
      {asking && (
        <AskDialog
          name={asking.offer.name}
          body={asking.offer.body}
          values={values}
          onClose={() => setAsking(undefined)}
          onPut={(text) => {
            setAsking(undefined)
            // The dialog gives the focus back first.
            requestAnimationFrame(() => put(asking.field, asking.offer, text))
          }}
        />
      )}
    </>
  )
}

/** What stands between words and the text that is put behind them: what begins as a heading or a list begins a line. */
function gapBefore(body: string): string {
  return isMoreThanParagraph(body.split('\n')[0] ?? '') ? '\n' : ' '
}

/** What a panel beside the text asks for is put where somebody wrote last. */
function useWanted(take: (field: WrittenField, offer: Offer) => void): void {
  const wanted = useSource(wantedText)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (!wanted) return
    wantedText.change(undefined)
    const field = fieldWritten()
    if (!field) return
    const { name, body, text } = wanted
    const gap = /\S$/.test(field.before()) ? gapBefore(body) : ''
    latest.current(field, { key: name, name, body: `${gap}${body}`, letters: 0, text })
  }, [wanted])
}

type Open = { readonly field: WrittenField; readonly offers: Offers; readonly marked: number }

function useMenu(prepared: PreparedTexts, take: (field: WrittenField, offer: Offer) => void) {
  const [open, setOpen] = useState<Open>()
  const look = (field: WrittenField | undefined) => {
    const offers =
      field &&
      offersAt(field.before(), actingIn(prepared, field), (snippet) =>
        surroundings.read().isOffered(snippet, field.element),
      )
    if (!field || !offers || offers.lines.length === 0) setOpen(undefined)
    else setOpen({ field, offers, marked: offers.isNamed ? 0 : -1 })
  }
  const close = () => setOpen(undefined)
  const walk = (step: number) =>
    setOpen((now) => {
      if (!now) return now
      const count = now.offers.lines.length
      const from = now.marked === -1 && step < 0 ? 0 : now.marked
      return { ...now, marked: (from + step + count) % count }
    })
  const takeLine = (offer: Offer | undefined) => {
    if (!open || !offer) return
    close()
    take(open.field, offer)
  }
  return { open, look, close, walk, take: takeLine }
}

type Menu = ReturnType<typeof useMenu>

/** What is prepared for this field. */
function actingIn(prepared: PreparedTexts, { element }: WrittenField): PreparedTexts {
  return { ...prepared, expansions: prepared.expansions.filter((each) => actsIn(each, element)) }
}

/** Tells those who listen which line is marked, and the field that a list belongs to it. */
function useMarked({ open }: Menu, id: string): void {
  const words = useWords()
  const element = open?.field.element
  const marked = open?.marked ?? -1
  const line = open?.offers.lines[marked]?.name
  const count = open?.offers.lines.length ?? 0
  useEffect(() => {
    if (!element) return undefined
    element.setAttribute('aria-controls', id)
    if (marked >= 0) element.setAttribute('aria-activedescendant', `${id}-${marked}`)
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [element, id, marked])
  useEffect(() => {
    if (count === 0) return
    announce(line ? words('shorthand.marked', { name: line }) : words('shorthand.offered', { count }))
  }, [count, line, words])
}

type Keys = {
  readonly menu: Menu
  readonly prepared: PreparedTexts
  readonly take: (field: WrittenField, offer: Offer) => void
  readonly takeBack: { current: (() => boolean) | undefined }
}

type Events = {
  readonly keys: { readonly current: Keys | undefined }
  readonly want: () => void
  readonly look: Menu['look']
}

/** Before the page and the editors hear of a key, it may be meant for a prepared text. */
function useFieldEvents(events: Events): void {
  const latest = useRef(events)
  latest.current = events
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { keys } = latest.current
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || !keys.current) return
      if (!press(keys.current, event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const enter = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement) || !isText(target)) return
      keepWritten(target)
      latest.current.want()
    }
    const onFocus = ({ target }: Event) => enter(target)
    // Somebody may be writing already when this comes.
    enter(document.activeElement)
    // After the field and its editor have taken the letter.
    const onInput = ({ target }: Event) => setTimeout(() => latest.current.look(writtenField(target)))
    const onLeave = () => latest.current.keys.current?.menu.close()
    // Whoever presses somewhere else takes nothing back with the next key.
    const onPointer = () => {
      const { current } = latest.current.keys
      if (current) current.takeBack.current = undefined
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPointer, true)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('input', onInput)
    document.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPointer, true)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('input', onInput)
      document.removeEventListener('focusout', onLeave)
    }
  }, [])
}

function isText(target: HTMLElement): boolean {
  return target.matches('textarea, .form-rich-place') || writtenField(target) !== undefined
}

/** Whether the key was meant for a prepared text. */
function press({ menu, prepared, take, takeBack }: Keys, event: KeyboardEvent): boolean {
  const { key, shiftKey, target } = event
  if (key === 'Shift') return false
  const back = takeBack.current
  takeBack.current = undefined
  if (key === 'Backspace' && back) return back()
  if (shiftKey) return false
  if (menu.open && pressInMenu(menu, menu.open, key)) return true
  const expanding = expandingKeys[key]
  const field = expanding && writtenField(target)
  if (!field) return false
  const found = expansionAt(field.before(), expanding, actingIn(prepared, field).expansions)
  if (!found) return false
  const { trigger, replacement } = found
  const space = key === ' ' ? ' ' : ''
  menu.close()
  take(field, { ...ofExpansion(found, trigger), body: `${replacement}${space}` })
  return true
}

const expandingKeys: { readonly [key: string]: ExpandKey } = { ' ': 'Space', Tab: 'Tab', Enter: 'Enter' }

function pressInMenu(menu: Menu, { offers, marked }: Open, key: string): boolean {
  if (key === 'ArrowDown') menu.walk(1)
  else if (key === 'ArrowUp') menu.walk(-1)
  else if (key === 'Escape') menu.close()
  else if ((key === 'Enter' || key === 'Tab') && marked >= 0) menu.take(offers.lines[marked])
  else return false
  return true
}
