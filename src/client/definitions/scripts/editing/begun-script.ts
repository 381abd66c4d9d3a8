import type { Words } from '#client/ui/words.tsx'
import type { Script } from '#generated/types/script.ts'

/** What a script can begin with: a question and an end, or a short talk about safety with a branch. */
export const scriptStarts = ['blank', 'safety'] as const

/** One of them. */
export type ScriptStart = (typeof scriptStarts)[number]

/** The steps of a start, in the reader's language. */
export function begunScript(start: ScriptStart, words: Words): Pick<Script, 'start' | 'steps'> {
  const end = { id: 'end', kind: 'End', text: words('script-editor.says-thanks') } as const
  const hello = { id: 'hello', kind: 'Say', text: words('script-editor.says-hello') } as const
  if (start === 'blank') return { start: 'hello', steps: [{ ...hello, next: 'end' }, end] }
  return {
    start: 'hello',
    steps: [
      { ...hello, next: 'safe' },
      {
        id: 'safe',
        kind: 'Ask',
        text: words('script-editor.asks-safe'),
        element: { id: 'safeAtHome', type: 'Boolean', label: words('script-editor.feels-safe') },
        branch: [
          {
            when: {
              combinator: 'And',
              clauses: [{ source: 'safeAtHome', operator: 'Equals', value: false }],
            },
            goto: 'plan',
          },
        ],
        next: 'end',
        required: true,
      },
      { id: 'plan', kind: 'Say', text: words('script-editor.says-plan'), next: 'end' },
      end,
    ],
  }
}
