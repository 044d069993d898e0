export default {
  renewedTitle: 'Your sign-in had run out and has been renewed',
  renewedHelp:
    'The server refused this request for its old token and changed nothing. Press the button again to send it.',
  notRenewedTitle: 'Your sign-in could not be renewed',
  notRenewedHelp:
    'The sign-in provider does not answer. Nothing was changed, and what you typed is kept; try again in a moment.',
}
