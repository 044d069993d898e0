export default {
  title: 'Your sign-in at the proxy has ended',
  help: 'The proxy in front of the server asks you to sign in again, or the server does not know you any more. Reload to sign in again and go on where you were.',
  kept: 'What you typed is kept in this tab.',
  reload: 'Reload to sign in again',
}
