import { describe, expect, it } from 'vitest'
import { sameContentAs } from './revision-facts'

const item = (revision: number, digest: string) => ({ revision, content_digest: digest })

describe('sameContentAs', () => {
  it('names the nearest earlier revision of the same content', () => {
    const items = [item(5, 'a'), item(4, 'b'), item(3, 'a'), item(2, 'c'), item(1, 'a')]
    expect([...sameContentAs(items)].sort()).toEqual([
      [3, 1],
      [5, 3],
    ])
  })
})
