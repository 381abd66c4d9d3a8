import { useCallback } from 'react'
import { useLocale } from '#client/ui/words.tsx'
import type { Money } from '#generated/types/money.ts'

/** How an amount of money is written for the reader of the desk. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale()
  return useCallback(
    ({ amount, currency = 'USD' }) => amount.toLocaleString(locale, { style: 'currency', currency }),
    [locale],
  )
}
