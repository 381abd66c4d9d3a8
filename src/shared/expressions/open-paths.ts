import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import { type Path, readPath } from './read-path.ts'

/** Where an expression is asked, and the named expressions that it may use. */
type At = { readonly base: ForeignObject; readonly variables: { readonly [name: string]: string } }

/** The values that all expressions of one round may name. */
type Common = { readonly resource: ForeignObject; readonly questionnaire: ForeignObject }

/** The values of an expression; nothing where it does not parse or cannot be worked out. */
type Ask = (text: string, at: At) => readonly unknown[] | undefined

/** Expressions, each read once. */
export function openPaths(): { readonly within: (common: Common) => Ask } {
  const read = new Map<string, Path | undefined>()
  const pathOf = (text: string) => {
    if (!read.has(text)) read.set(text, readOrNothing(text))
    return read.get(text)
  }
  return { within: (common) => askWithin(common, pathOf) }
}

function readOrNothing(text: string): Path | undefined {
  try {
    return readPath(text)
  } catch {
    return undefined
  }
}

function askWithin(common: Common, pathOf: (text: string) => Path | undefined): Ask {
  const known = new Map<string, readonly unknown[] | undefined>()

  const ask = (text: string, at: At, above: readonly string[]): readonly unknown[] | undefined => {
    const base = startsAtTop(text) ? common.resource : at.base
    const path = pathOf(text)
    if (!path) return undefined
    const values: { [name: string]: unknown } = { ...common }
    for (const name of namesIn(text, at)) {
      if (above.includes(name)) return undefined
      values[name] = named(name, at, [...above, name])
    }
    return attempt(() => path({ base, values }))
  }

  /** A named expression that does not ask where it stands has the same values everywhere. */
  const named = (name: string, at: At, above: readonly string[]) => {
    const text = at.variables[name] ?? ''
    if (!startsAtTop(text) || text.includes('%context')) return ask(text, at, above) ?? []
    const values = known.has(text) ? known.get(text) : ask(text, at, above)
    known.set(text, values)
    return values ?? []
  }

  return (text, at) => ask(text, at, [])
}

function attempt(act: () => readonly unknown[]): readonly unknown[] | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** True when an expression begins with the whole response, wherever it stands. */
function startsAtTop(text: string): boolean {
  return /^\s*\(*\s*(%resource\b|QuestionnaireResponse\b)/.test(text)
}

function namesIn(text: string, { variables }: At): readonly string[] {
  const names = [...text.matchAll(/%(\w+)/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => Object.hasOwn(variables, name))
}
