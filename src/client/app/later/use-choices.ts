import { IconArrowRight, IconBolt, IconClock, IconKeyboard, IconList, IconUser } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain } from '#client/api/use-answer.ts'
import { features } from '#client/app/features.ts'
import { openKeyboardHelp } from '#client/app/use-keyboard-help-open.ts'
import { useRailEntries } from '#client/app/use-rail-entries.ts'
import { usePersonSearch } from '#client/person/use-person-search.ts'
import type { Command, Icon } from '#client/routing/feature.ts'
import { useListPath } from '#client/routing/own-screens.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { useWorkspaces } from '#client/routing/workspace.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { AskedOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { screenSummaries } from '#generated/screens/all.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { fold } from '#shared/words/fold.ts'

/** One line of the palette. */
export type Choice = {
  readonly key: string
  readonly label: string
  /** What tells it from others that are called the same. */
  readonly detail?: string
  readonly kind: string
  readonly icon: Icon
  readonly act: () => void
}

const leastLetters = 2
const mostPeople = 8

/** What fits the letters typed into the palette, and how the search for people stands: undefined while it goes on. */
export type PaletteMatches = {
  readonly choices: readonly Choice[]
  readonly people: AskedOf
}

/** What fits the letters: people found by the server, open records, places and commands. */
export function useChoices(text: string): PaletteMatches {
  const wanted = useDeferredValue(text.trim())
  const people = usePeople(wanted)
  const known = useKnown()
  const lists = useLists()
  const folded = fold(wanted)
  const rest = wanted.length >= leastLetters ? [...known, ...lists] : known
  const fitting = rest.filter(({ label }) => fold(label).includes(folded))
  return { choices: [...people.choices, ...fitting], people }
}

function usePeople(wanted: string): AskedOf & Pick<PaletteMatches, 'choices'> {
  const words = useWords()
  const moments = useMoments()
  const go = useGo()
  const { may } = usePermissions()
  const asks = may('Patient:Read') && wanted.length >= leastLetters
  const { input, answer } = usePersonSearch(asks ? wanted : undefined, {
    pageSize: mostPeople,
    isActiveOnly: false,
  })
  const onRetry = () => input && askAgain('patient.query', input)
  if (!asks) return { choices: [], answer: notAsked, onRetry }
  if (!answer?.ok) return { choices: [], answer, onRetry }

  const choices = answer.value.items.map(({ id, display, birthDate, birthDateApprox }) => ({
    key: `person-${id}`,
    label: display,
    detail: words('person.born', { day: `${birthDateApprox ? '≈ ' : ''}${moments.date(birthDate)}` }),
    kind: words('app.kind-patient'),
    icon: IconUser,
    act: () => go(`/patients/${id}`),
  }))
  return { choices, answer, onRetry }
}

const notAsked = succeeded([])

function useKnown(): readonly Choice[] {
  const words = useWords()
  const go = useGo()
  const { may } = usePermissions()
  const workspaces = useWorkspaces()
  const entries = useRailEntries()
  const screens = features
    .flatMap((feature) => feature.screens)
    .filter(({ isInPalette, permission }) => isInPalette && may(permission))
  const commands = features
    .flatMap((feature) => feature.commands ?? [])
    .filter(({ permission }) => may(permission))

  return [
    ...workspaces.map(({ key, title, path }) => ({
      key: `open-${key.replace('/', '-')}`,
      label: title,
      kind: words('app.kind-recent'),
      icon: IconClock,
      act: () => go(path),
    })),
    ...entries.map(({ labelId, icon, path }) => ({
      key: `place${path.replaceAll('/', '-')}`,
      label: words('app.go-to', { place: words(labelId) }),
      kind: words('app.kind-place'),
      icon: icon ?? IconArrowRight,
      act: () => go(path),
    })),
    ...screens.map(({ path, titleId }) => ({
      key: `place${path.replaceAll('/', '-')}`,
      label: words('app.go-to', { place: words(titleId) }),
      kind: words('app.kind-place'),
      icon: IconArrowRight,
      act: () => go(path),
    })),
    ...commands.map((command) => ({
      key: `command-${command.id}`,
      label: words(command.labelId),
      kind: words('app.kind-command'),
      icon: command.icon ?? IconBolt,
      act: () => follow(command, go),
    })),
    {
      key: 'command-keyboard',
      label: words('app.keyboard-help'),
      kind: words('app.kind-command'),
      icon: IconKeyboard,
      act: openKeyboardHelp,
    },
  ]
}

/** The list of each type that this person may read. */
function useLists(): readonly Choice[] {
  const words = useWords()
  const labels = useLabels()
  const go = useGo()
  const listPath = useListPath()
  const { may } = usePermissions()
  return screenSummaries
    .filter(({ type }) => may(`${type}:Read`))
    .map(({ type, pluralId }) => ({
      key: `list-${type}`,
      label: labels(pluralId),
      kind: words('app.kind-list'),
      icon: IconList,
      act: () => go(listPath(type)),
    }))
}

function follow(command: Command, go: (to: string) => void): void {
  if ('path' in command) go(command.path)
  else command.act()
}
