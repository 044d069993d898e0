/** @param {number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** A Markdown table: the first column to the left, the others to the right. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    `| --- |${head
      .slice(1)
      .map(() => ' ---: |')
      .join('')}`,
    ...rows.map(line),
  ].join('\n')
}
