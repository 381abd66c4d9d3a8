import { describe, expect, test } from 'vitest'
import { passwordDoubt } from './password-doubt.ts'

const known = ['Okafor, Dana', 'dana.okafor@lakeside.example', 'Lakeside Family Care', 'lakeside']
const verdict = (password: string) => passwordDoubt(password, known)?.message

describe('a password', () => {
  test.each([
    'five small words in a row',
    'a long enough word',
    'the kettle sings at dawn',
    'zurück im Blätterwald',
    'мой кот любит молоко',
    '窓の外に雪が降っている今日この頃は',
    'vX9$kq!mW2#pLz8r',
    'My dog ate 3 green shoes',
    'Password of the moss and fern',
  ])('with something of its own is taken: %s', (password) => {
    expect(verdict(password)).toBeUndefined()
  })

  test.each([
    'password password',
    'P@ssw0rdP@ssw0rd1',
    'Welcome12345678',
    'LetMeIn!LetMeIn!!',
    'Summer2024Winter2025!',
    'qwertyuiopasdfghjkl',
    '1q2w3e4r5t6y7u8i',
    'poiuytrewqlkjhg',
    'abcdefghijklmnop',
    '19840517198405170',
    'iloveyouiloveyou2',
    'correct horse battery staple',
    'Goldthread-Clinic-2026',
    'goldthread-demo',
    'Contraseña123456',
    'Change.Me.Please.1',
  ])('that anybody would try first is not: %s', (password) => {
    expect(['passwords.common', 'passwords.repeated']).toContain(verdict(password))
  })

  test.each(['aaaaaaaaaaaaaaaaaa', 'abababababababab', 'x7!x7!x7!x7!x7!x7!', '................'])(
    'of one thing over and over is not: %s',
    (password) => {
      expect(verdict(password)).toBe('passwords.repeated')
    },
  )

  test.each(['Dana.Okafor.2026!', 'lakeside-okafor-99', 'LakesideFamilyCare1', 'dana@lakeside.example'])(
    'made of the own name, login or practice is not: %s',
    (password) => {
      expect(verdict(password)).toBe('passwords.known')
    },
  )

  test('has at least 15 and at most 256 characters, however many bytes they take', () => {
    expect(passwordDoubt('kettle at dawn', [])).toEqual({
      message: 'passwords.length',
      parameters: { shortest: 15, longest: 256 },
    })
    expect(passwordDoubt('kettle at dawn!', [])).toBeUndefined()
    const long = 'kettle and fern '.repeat(16)
    expect(long).toHaveLength(256)
    expect(passwordDoubt(long, [])).toBeUndefined()
    expect(passwordDoubt(`${long}!`, [])?.message).toBe('passwords.length')
    expect(passwordDoubt('🌲🌵🌊🌙🌞🌾🍁🐝🐢🦉🦊🐙🐬🪻🪴', [])).toBeUndefined()
  })

  test('is as long as the practice wants, and never shorter than everywhere', () => {
    expect(passwordDoubt('the kettle sings at dawn', [], 30)).toEqual({
      message: 'passwords.length',
      parameters: { shortest: 30, longest: 256 },
    })
    expect(passwordDoubt('the kettle sings at dawn', [], 24)).toBeUndefined()
    expect(passwordDoubt('kettle at dawn', [], 12)?.parameters).toEqual({ shortest: 15, longest: 256 })
  })
})
