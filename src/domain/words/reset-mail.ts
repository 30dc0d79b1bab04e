/** Returns the password reset email. */
export function resetMail(link: string): { readonly subject: string; readonly text: string } {
  return {
    subject: 'Reset your Armadio password',
    text: [
      'Set a new password for Armadio with this link:',
      link,
      "The link works once, for one hour. If you didn't ask for it, ignore this mail: your password hasn't changed.",
    ].join('\n\n'),
  }
}
