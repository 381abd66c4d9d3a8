import { idOf } from '#server/demo/facts/id-of.ts'
import type { View } from './view.ts'

/** Views of the admin place, for a browser's walk. */
export function adminViews(): readonly View[] {
  const admin = { login: 'sato' }
  return [
    { ...admin, name: 'admin', screen: '/admin', address: '/admin', sign: 'Admin' },
    { ...admin, name: 'admin-people', screen: '/admin/people', address: '/admin/people', sign: 'People' },
    {
      ...admin,
      name: 'admin-person',
      screen: '/admin/people/$id',
      address: `/admin/people/${idOf('demo-pra-okafor')}`,
      sign: /Okafor/,
    },
    {
      ...admin,
      name: 'admin-preferences',
      screen: '/admin/preferences',
      address: '/admin/preferences',
      sign: 'Preferences',
      open: (page) => page.getByRole('switch').first().waitFor(),
    },
    { ...admin, name: 'admin-labels', screen: '/admin/labels', address: '/admin/labels', sign: 'Labels' },
    { ...admin, name: 'admin-lists', screen: '/admin/lists', address: '/admin/lists', sign: 'Coded lists' },
    {
      ...admin,
      name: 'admin-list',
      screen: '/admin/lists/$list',
      address: '/admin/lists/marital-status',
      sign: 'Marital status',
    },
    {
      ...admin,
      name: 'admin-announcements',
      screen: '/admin/announcements',
      address: '/admin/announcements',
      sign: 'Announcements',
      open: async (page) => {
        await page.getByRole('button', { name: 'New announcement' }).click()
        await page.getByRole('dialog').first().waitFor()
      },
    },
    { ...admin, name: 'admin-audit', screen: '/admin/audit', address: '/admin/audit', sign: 'Audit trail' },
    {
      ...admin,
      name: 'admin-audit-event',
      screen: '/admin/audit/$id',
      address: '/admin/audit',
      sign: 'Audit trail',
      open: async (page) => {
        await page.locator('.audit-table tbody a').first().click()
        await page.getByText('For technicians').waitFor()
      },
    },
    { ...admin, name: 'programs', screen: '/admin/programs', address: '/admin/programs', sign: 'Programs' },
    {
      ...admin,
      name: 'program',
      screen: '/admin/programs/$id',
      address: `/admin/programs/${idOf('demo-prog-ACT')}`,
      sign: 'Assertive Community Team',
    },
    { ...admin, name: 'services', screen: '/admin/services', address: '/admin/services', sign: 'Services' },
    {
      ...admin,
      name: 'service',
      screen: '/admin/services/$id',
      address: `/admin/services/${idOf('demo-svc-assessment')}`,
      sign: 'Assessment',
    },
    {
      ...admin,
      name: 'locations',
      screen: '/admin/locations',
      address: '/admin/locations',
      sign: 'Locations',
    },
    {
      ...admin,
      name: 'location',
      screen: '/admin/locations/$id',
      address: `/admin/locations/${idOf('demo-loc-main')}`,
      sign: 'Riverbend Main Clinic',
    },
    { ...admin, name: 'groups', screen: '/groups', address: '/groups', sign: 'Groups' },
    {
      name: 'group',
      login: 'okafor',
      screen: '/groups/$id',
      address: `/groups/${idOf('demo-group-dbt')}`,
      sign: 'DBT skills',
      open: async (page) => {
        await page
          .getByRole('button', { name: /^Change the membership of/ })
          .first()
          .click()
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
      },
    },
    {
      ...admin,
      name: 'districts',
      screen: '/admin/districts',
      address: '/admin/districts',
      sign: 'Districts',
    },
    {
      ...admin,
      name: 'district',
      screen: '/admin/districts/$id',
      address: `/admin/districts/${idOf('demo-district-north')}`,
      sign: 'North',
      open: async (page) => {
        await page.getByRole('button', { name: 'Take away 00100' }).click()
        await page.getByRole('button', { name: 'See what changes' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
      },
    },
    {
      ...admin,
      name: 'district-import',
      screen: '/admin/districts/import',
      address: '/admin/districts/import',
      sign: 'Import ZIP codes',
      open: async (page) => {
        await page.getByRole('textbox', { name: 'ZIP codes' }).fill('00100,River\n00777,South\nnone')
        await page.getByRole('heading', { name: '3 entries read' }).waitFor()
      },
    },
    {
      ...admin,
      name: 'admin-environment',
      screen: '/admin/environment',
      address: '/admin/environment',
      sign: 'Environment',
    },
  ]
}
