export default {
  demonstration: 'Demonstration',
  preparing: 'Preparing the sample data…',
  notStarted: 'The demonstration did not start',
  notStartedHelp:
    'This browser could not run the service. A newer browser, or a window that is not private, may do.',
  about: 'The service runs inside this browser, on made-up data. Nothing is sent anywhere.',
  lasts: {
    kept: 'All tabs of this browser share the data. It stays until you start afresh or clear the data of this site.',
    'in-memory':
      'All tabs of this browser share the data. It is gone when the last one is closed, since this browser keeps nothing.',
    'of-tab':
      'This tab has data of its own, which is gone when the tab is closed or reloaded: other tabs do not see what is done here.',
  },
  actAs: 'Act as',
  actAsHelp: 'The same screen as somebody else sees it.',
  startAfresh: 'Start afresh',
  startAfreshHelp: 'Throws away what was done here, in every tab.',
}
