/** A number as it is printed: with a real minus, not with a hyphen. */
export function printed(value: number | undefined): string {
  return String(value ?? '').replace('-', '−')
}

/** A sentence in which no line ends between a number and what has become of it. */
export function unbroken(sentence: string): string {
  return sentence.replace(/ → (?=[\d−-])/gu, '\u00a0→\u00a0')
}
