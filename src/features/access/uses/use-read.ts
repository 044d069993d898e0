import { useEffect, useRef, useState } from 'react'

/**
 * A reading that a press begins: whether it is under way, and why it failed.
 * @param read makes the calls; its signal ends with the screen, after which nobody is told of a failure
 */
export function useRead(read: (ends: AbortSignal) => Promise<void>) {
  const [reading, setReading] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const left = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])
  const begin = async () => {
    const ends = left.current.signal
    setReading(true)
    setError(null)
    try {
      await read(ends)
    } catch (failure) {
      if (!ends.aborted) setError(failure as Error)
    }
    if (!ends.aborted) setReading(false)
  }
  return { reading, error, begin }
}
