import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window has more room than what is essential in a table needs. */
export const useIsWide = () => useMediaQuery('(min-width:1800px)', { noSsr: true })
