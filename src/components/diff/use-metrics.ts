import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels of the region's letters and of its width, from which the heights of rows are foretold. */
export type Metrics = { letter: number; line: number; width: number }

const PROBE_LETTERS = 10

/** Measures the region and keeps up with its width. `probe` holds ten letters in the font of the lines. */
export function useMetrics(
  region: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Metrics | null {
  const [metrics, setMetrics] = useState<Metrics | null>(null)
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const measure = () => {
      const { width, height } = probe.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
      const next = { letter: width / PROBE_LETTERS, line: height, width: element.clientWidth }
      setMetrics((known) =>
        known?.letter === next.letter && known.line === next.line && known.width === next.width
          ? known
          : next,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [region, probe])
  return metrics
}
