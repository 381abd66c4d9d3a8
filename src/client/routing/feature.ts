import type { ComponentType } from 'react'
import type { MessageId } from '#generated/messages/ids.ts'
import type { ActId } from '#generated/operations/operations.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** What a screen is given: the `$name` parts of its path, and the search part of the address as plain text. */
export type ScreenProps = {
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, string>>
}

/** The name of a screen in the catalogue: `<feature>.screen.<name>`. */
export type ScreenTitle = Extract<MessageId, `${string}.screen.${string}`>

/** What one URL shows; `open` is one lazy chunk. A screen with a `permission` that is not held says so instead of opening; of several one is enough. */
export type Screen = {
  readonly path: `/${string}`
  readonly titleId: ScreenTitle
  readonly open: () => Promise<ComponentType<ScreenProps>>
  readonly permission?: string | readonly string[]
  /** Its address may end in the name of a tab, `params.tab`; from one tab to the next the screen stays open. */
  readonly hasTabs?: true
  /** Offered by the command palette, for a screen that is not on the rail. */
  readonly isInPalette?: true
  /** Only for screens of the very first page: they make do with the parts of `ui/mantine.css` and the texts of their own room. */
  readonly isFirstPage?: true
}

/** An icon of `@tabler/icons-react`, or anything drawn like one. */
export type Icon = ComponentType<{ readonly size?: number | string; readonly stroke?: number | string }>

/** One entry of the rail; `place` orders them, `goKey` is the letter after `g`, `isAtFoot` puts it below, `also` are other places that belong to it. */
export type RailEntry = {
  readonly labelId: MessageId
  readonly icon: Icon
  readonly path: `/${string}`
  readonly also?: readonly `/${string}`[]
  readonly place: number
  readonly goKey?: string
  readonly permission?: string
  readonly isAtFoot?: boolean
}

/** One line of the command palette that is no screen: it goes somewhere or does something. */
export type Command = {
  readonly id: string
  readonly labelId: MessageId
  readonly icon?: Icon
  readonly permission?: string | readonly string[]
} & ({ readonly path: `/${string}` } | { readonly act: () => void })

/**
 * The way out of the generator: a type that deserves screens of its own. Links, lists and the palette lead to them from then
 * on; the generated screens and descriptions of the type stay, and generating does not touch this entry. Both screens stand
 * among those of the feature; the path of `record` has `$id`.
 */
export type Replacement = {
  readonly type: ResourceType
  readonly list?: Screen
  readonly record?: Screen
}

/** What a feature puts beside the facts of a record: it performs an act that needs more than a button, for those who may. */
export type RecordPanel = {
  readonly act: ActId
  /** Acts that belong to it too, so that no plain button offers them. */
  readonly also?: readonly ActId[]
  readonly open: () => Promise<ComponentType<{ readonly id: string; readonly name: string }>>
}

/** Draws a record of a type where another feature lists it: the words of it, nothing to be changed. */
export type ReaderInPlace = {
  readonly type: ResourceType
  readonly open: () => Promise<ComponentType<{ readonly id: string }>>
}

/** The face of one domain's folder: the shell knows no more of it. */
export type Feature = {
  readonly id: string
  readonly screens: readonly Screen[]
  readonly rail?: readonly RailEntry[]
  readonly commands?: readonly Command[]
  readonly replaces?: readonly Replacement[]
  readonly panels?: readonly RecordPanel[]
  readonly readers?: readonly ReaderInPlace[]
}

/** The features, where each screen that the catalogue names is one of theirs; else what is wanting: the names of the others. */
export type Whole<Features extends readonly Feature[]> = [Unopened<Features>] extends [never]
  ? readonly Feature[]
  : { readonly screensThatNoFeatureOpens: Unopened<Features> }

type Unopened<Features extends readonly Feature[]> = Exclude<
  ScreenTitle,
  Features[number]['screens'][number]['titleId']
>
