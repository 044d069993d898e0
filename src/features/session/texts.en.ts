export default {
  title: 'Sign in',
  product: 'Scope Console',
  tagline: 'The dashboard of your context service',
  token: 'Access token',
  keep: 'Keep until this tab closes',
  submit: 'Sign in',
  checking: 'Signing in',
  identities: 'Or look around as',
  identitiesHelp: 'Sample identities of this deployment. Each sees what its roles allow.',
  wrongToken: 'The server does not know this token. Check that it is complete and has not expired.',
  malformedToken:
    'This cannot be an access token: a token has no spaces, only letters, digits and signs of ASCII, and at most 65,536 characters.',
  missingToken: 'Enter an access token.',
  ended: {
    expired:
      'Your session has ended: the server no longer takes the token. Sign in to go on where you were.',
    'signed-out': 'You are signed out.',
    'signed-out-elsewhere':
      'You signed out in another tab. That ends your session in every tab of this browser.',
  },
  betweenTitle: 'Something in front of the server refused the sign-in',
  betweenHelp:
    'A proxy or a firewall may have given this answer, so it says nothing about your token. What you typed is still there. Try again, or ask whoever runs this server.',
  forbiddenTitle: 'The server does not let this token in',
  forbiddenHelp:
    'It did not say that the token is unknown. Ask whoever runs the server whether it may be used here.',
  notServerTitle: 'This server has no sign-in',
  notServerHelp:
    'What answers at this address does not know how to sign you in. It may be another server than you expect.',
}
