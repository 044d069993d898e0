import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window has more room than what is essential in a table needs. */
export const useIsWide = () => useMediaQuery('(min-width:1800px)', { noSsr: true })

/** Whether the window is so narrow that rows are cards: the style sheet `AuditGrid` makes them so below its breakpoint "md". */
export const useHasCards = () => useMediaQuery('(max-width:899.95px)', { noSsr: true })
