import type { DemoChart } from './demo-chart.ts'
import type { View } from './view.ts'

/** The tabs that a clinician works in, and those of the office. */
const clinical = [
  '',
  'sessions',
  'notes',
  'plan',
  'packets',
  'questionnaires',
  'problems',
  'allergies',
  'medications',
  'measures',
  'documents',
  'consents',
  'team',
  'messages',
  'timeline',
]
const office = ['coverage', 'contacts', 'access']

/** Views of the chart for a test's browser: each tab, as one who works in it sees it. */
export function chartViews({ patient, twin }: Pick<DemoChart, 'patient' | 'twin'>): readonly View[] {
  const chart = { screen: '/patients/$id', sign: /,/ }
  const of = (login: string) => (tab: string) => ({
    ...chart,
    name: `chart-${tab || 'summary'}`,
    login,
    address: `/patients/${tab === 'access' ? twin : patient}/${tab}`,
  })
  return [...clinical.map(of('okafor')), ...office.map(of('sato'))]
}

/** Further views of the chart: a measure that is drawn, a document that is read, two records that are compared. */
export function chartDetails({ patient, twin }: Pick<DemoChart, 'patient' | 'twin'>): readonly View[] {
  const chart = { screen: '/patients/$id', login: 'okafor', sign: /,/ }
  return [
    {
      ...chart,
      name: 'chart-measure-drawn',
      address: `/patients/${patient}/measures`,
      open: async (page) => {
        await page.getByLabel('Show').selectOption('weight')
        await page.getByRole('img', { name: /^Weight/ }).waitFor()
      },
    },
    {
      ...chart,
      name: 'chart-document',
      address: `/patients/${patient}/documents`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Report for the school' }).click()
        await page.getByText('Page 1 of').waitFor()
      },
    },
    {
      name: 'chart-merge',
      screen: '/patients/$id/merge',
      login: 'sato',
      address: `/patients/${twin}/merge?with=${patient}`,
      sign: 'Merge records',
    },
  ]
}
