/** The exact value of a form's calculation, a quotient; `divisor` is positive. */
export type Exact = { readonly dividend: bigint; readonly divisor: bigint }

/** How a half, and what lies beyond it, is rounded; Down is towards zero, Up away from it. */
export type Rounding = 'HalfUp' | 'HalfEven' | 'Down' | 'Up'

const scale = 10
const unit = 10n ** BigInt(scale)

/** The number with ten decimal places, exactly as it is written (0.1 is one tenth); nothing for NaN and the infinite. */
export function exactly(value: number): Exact | undefined {
  if (!Number.isFinite(value)) return undefined
  // Most numbers are whole: a table of a thousand is not written out and read again for them.
  if (Number.isSafeInteger(value)) return { dividend: BigInt(value) * unit, divisor: unit }

  const [mantissa = '0', exponent = '0'] = value.toString().split('e')
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.')
  const digits = BigInt(whole + fraction)
  const shift = Number(exponent) - fraction.length + scale
  const scaled = shift >= 0 ? digits * 10n ** BigInt(shift) : divide(digits, 10n ** BigInt(-shift), 'HalfUp')
  return { dividend: value < 0 ? -scaled : scaled, divisor: unit }
}

/** left + right */
export function plus(left: Exact, right: Exact): Exact {
  if (left.divisor === right.divisor)
    return { dividend: left.dividend + right.dividend, divisor: left.divisor }
  return {
    dividend: left.dividend * right.divisor + right.dividend * left.divisor,
    divisor: left.divisor * right.divisor,
  }
}

/** left × right */
export function times(left: Exact, right: Exact): Exact {
  return { dividend: left.dividend * right.dividend, divisor: left.divisor * right.divisor }
}

/** −value */
export function negated(value: Exact): Exact {
  return { dividend: -value.dividend, divisor: value.divisor }
}

/** value ÷ count, for a positive count */
export function shared(value: Exact, count: number): Exact {
  return { dividend: value.dividend, divisor: value.divisor * BigInt(count) }
}

/** Rounds once, to so many decimal places, and gives the ordinary number. */
export function rounded(value: Exact, decimals: number, rounding: Rounding): number {
  const magnitude = value.dividend < 0n ? -value.dividend : value.dividend
  const digits = divide(magnitude * 10n ** BigInt(decimals), value.divisor, rounding)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const result = Number(fraction ? `${whole}.${fraction}` : whole)
  return value.dividend < 0n && result !== 0 ? -result : result
}

function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor
  const rest = dividend % divisor
  if (rest === 0n || rounding === 'Down') return quotient
  if (rounding === 'Up') return quotient + 1n

  const twice = rest * 2n
  const isHalf = twice === divisor
  if (isHalf && rounding === 'HalfEven') return quotient + (quotient % 2n)
  return twice >= divisor ? quotient + 1n : quotient
}
