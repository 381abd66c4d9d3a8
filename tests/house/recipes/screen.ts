import { changed, type Recipe, withEntries } from './recipe.ts'

const view = 'src/client/<feature>/<name>-screen.tsx'
const feature = 'src/client/<feature>/feature.tsx'
const english = 'src/shared/messages/en/<feature>.json'
const spanish = 'src/shared/messages/es/<feature>.json'

/** The recipe of a screen, followed: a page of its own for what waits today. */
export const screen: Recipe = {
  title: 'A screen',
  words: { feature: 'today', name: 'waiting' },
  files: {
    [view]: () => `import type { ReactNode } from 'react'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'

/** What waits for the person who is signed in. */
export function WaitingScreen(): ReactNode {
  const words = useWords()
  return <Page title={words('today.screen.waiting')}>{words('today.nothing-waits')}</Page>
}
`,
    [feature]: (before) =>
      changed(
        before,
        'screens: [',
        `screens: [
    {
      path: '/waiting',
      titleId: 'today.screen.waiting',
      open: () => import('./waiting-screen.tsx').then((file) => file.WaitingScreen),
    },`,
      ),
    [english]: (before) => withWords(before, 'Waiting', 'Nothing is waiting for you.'),
    [spanish]: (before) => withWords(before, 'Pendiente', 'No tiene nada pendiente.'),
  },
  without: {
    [view]: ['src/client/today/feature.tsx', './waiting-screen.tsx'],
    [feature]: ['src/client/app/features.ts', 'screensThatNoFeatureOpens', 'today.screen.waiting'],
    [english]: ['src/shared/messages/en/today.json', 'today.screen.waiting'],
    [spanish]: ['src/shared/messages/es/today.json', 'today.screen.waiting'],
  },
  most: 4,
}

function withWords(before: string, title: string, text: string): string {
  return withEntries(before, { 'today.screen.waiting': title, 'today.nothing-waits': text })
}
