import { beforeAll, expect, test, vi } from 'vitest'
import { closeAllWorkspaces, closeWorkspace, openWorkspace, openWorkspaces } from './workspace.ts'

beforeAll(() => vi.stubGlobal('sessionStorage', { removeItem: () => undefined }))

test('twenty charts stay open until somebody closes one of them', () => {
  const keys = Array.from({ length: 20 }, (_, index) => `Patient/${index}`)
  for (const key of keys) openWorkspace({ key, title: key, path: `/${key}` })
  expect(openWorkspaces().map(({ key }) => key)).toEqual(keys)
  closeWorkspace('Patient/3')
  expect(openWorkspaces()).toHaveLength(19)
  closeAllWorkspaces()
})
