/** A text and where the cursor stands in it. */
export interface Written {
  text: string
  at: number
}

/** A word put into a text: a step becomes a line of its own below the cursor's, anything else stands where the cursor is. */
export function inserted({ text, at }: Written, example: string, step: boolean): Written {
  if (!step) return { text: text.slice(0, at) + example + text.slice(at), at: at + example.length }
  const end = lineEnd(text, at)
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, end)
  const indent = depthBelow(line)
  const lines = example.split('\n').map((one, number) => indent + (number ? '  ' : '- ') + one)
  const before = text.slice(0, end)
  const put = (before && !before.endsWith('\n') ? '\n' : '') + lines.join('\n')
  return { text: before + put + text.slice(end), at: end + put.length }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** How far the next step is indented: as far as this one, or further in below a line that opens a list. */
function depthBelow(line: string): string {
  const [, blank = '', dashes = ''] = /^( *)((?:- )*)/.exec(line) ?? []
  if (/:\s*$/.test(line)) return blank + '  ' + dashes.replaceAll('- ', '  ')
  return dashes ? blank + dashes.slice(2).replaceAll('- ', '  ') : blank || '  '
}

/** Where a line of a text, counted from 1, begins and ends. */
export function lineSpan(text: string, line: number): [number, number] {
  let begin = 0
  for (let number = 1; number < line; number++) {
    const next = text.indexOf('\n', begin)
    if (next < 0) break
    begin = next + 1
  }
  return [begin, lineEnd(text, begin)]
}
