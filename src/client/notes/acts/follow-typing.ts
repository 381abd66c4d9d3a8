import { askBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'

/** What is typed into forms and not handed on yet. */
export type Following = {
  /** Hands on at once what waits. */
  readonly flush: () => void
  /** Hands on what waits, and follows no more. */
  readonly stop: () => void
}

const rest = 400

/**
 * Hands on what is typed into forms when there is a rest, so that a keystroke costs the same in a long form; from the first one
 * the browser asks before it closes the page.
 */
export function followTyping(
  forms: readonly Pick<OpenAnswers, 'subscribeAll'>[],
  keep: () => void,
  ask: () => () => void = askBeforeClosing,
): Following {
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly stopAsking: () => void } | undefined
  const flush = () => {
    if (!waiting) return
    const { timer, stopAsking } = waiting
    waiting = undefined
    clearTimeout(timer)
    keep()
    stopAsking()
  }
  const heard = () => {
    clearTimeout(waiting?.timer)
    waiting = { timer: setTimeout(flush, rest), stopAsking: waiting?.stopAsking ?? ask() }
  }
  const stops = forms.map((form) => form.subscribeAll(heard))
  return {
    flush,
    stop: () => {
      for (const stop of stops) stop()
      flush()
    },
  }
}
