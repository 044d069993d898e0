import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window has more room than what is essential in a table needs. */
export const useIsWide = () => useMediaQuery('(min-width:1800px)', { noSsr: true })

/** Whether rows are cards, as the style sheet of the tables has them below its breakpoint "md" (`AuditGrid`). */
export const useHasCards = () => useMediaQuery('(max-width:899.95px)', { noSsr: true })
