const joints = / (?:in|at|on|with|for|of|by|near|to|after|before|under|from|until|during|along|around) /

/** The phrase of an occasion with its verb: 'a date asks', 'drinks after work ask'. */
export function asking(phrase: string): string {
  return `${phrase} ${isSeveral(phrase) ? 'ask' : 'asks'}`
}

// What one does is one thing: 'running errands asks'.
function isSeveral(phrase: string): boolean {
  const [head = ''] = phrase.split(joints)
  const [first = ''] = head.split(' ')
  if (/^an?$|ing$/i.test(first) && first !== 'wedding') return false
  return (
    /^(?:two|three|four|five|six|seven)$/.test(first) || (/(?:[^s’'u]s)$/.test(head) && !singular.test(head))
  )
}

const singular =
  /(?:christmas|pilates|tennis|texas|paris|canvas|ascot races|swiss|iris|oasis|chess|wfh|versailles|athens|mass)$/i
