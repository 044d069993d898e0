import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { webAddress } from '../../../lib/web-address'
import { useTexts } from '../../../ui/language'
import { markdownTexts } from './texts'

const aside = { color: 'text.secondary', fontSize: '0.8125em' } as const

type Props = {
  /** The address as the text has it, entities decoded. */
  address: string
  /** The link's text as it is read. */
  text: string
  children: ReactNode
}

/**
 * A link of a rendered text. It tells the host that it leads to, since its text may name another one, and opens beside
 * the console. What is no address of the web or of a mailbox is not a link: its address stands behind it.
 */
export function OutLink({ address, text, children }: Props) {
  const t = useTexts(markdownTexts)
  const web = webAddress(address)
  const mailbox = /^mailto:/i.test(address) && URL.canParse(address) ? address.slice(7) : null
  if (web === null && mailbox === null) {
    return (
      <>
        {children} <code>{address}</code>
      </>
    )
  }
  const host = mailbox ?? new URL(address).host
  const isSaid = [address, mailbox, address.replace(/^https?:\/\//i, '')].includes(text)
  return (
    <>
      <Link
        href={web?.href ?? address}
        rel="noopener noreferrer"
        target="_blank"
        underline="always"
      >
        {children}
        <span aria-hidden="true"> ↗</span>
        <span style={visuallyHidden}> {t.leadsOut}</span>
      </Link>
      {!web?.leadsTo && !isSaid && (
        <Box component="span" sx={aside}>
          {' '}
          ({host})
        </Box>
      )}
      {web?.leadsTo && (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {' '}
          <span aria-hidden="true">▲ </span>
          {t.leadsTo} {web.leadsTo.decoded !== null && <bdi>{web.leadsTo.decoded}</bdi>}{' '}
          <code>{web.leadsTo.ascii}</code>
        </Box>
      )}
    </>
  )
}
