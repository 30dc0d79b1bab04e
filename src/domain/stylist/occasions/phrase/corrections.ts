// 'Fishing mackerel' and 'fishing for mackerel'.
const caught = /\bfishing (?:for )?(mackerel|salmon|trout|bass|cod|tuna|carp|pike)\b/

// What replaces phrases that people say differently, in this order.
const corrections: readonly (readonly [RegExp, string])[] = [
  [/^(?:an? )?all[- ]hands\b/u, 'an all-hands'],
  // 'Répétition d'orchestre' takes no English article.
  [/^an? (?=\S*[éàèùâêîôûç]\S* (?:d['’]|(?:de|du|des|à|au|en)\b))/u, ''],
  [/\bparent teacher (?=\p{L})/u, 'parent-teacher '],
  // 'First date bowling', 'first date mini golf'.
  [/^(?:a )?first date \p{L}+ing\b/u, 'a first date'],
  // 'Moms night out' is not the night of one's mother.
  [/^(?:your )?(mom|mum|dad|girl|lad)['’]?s['’]? night out\b/u, 'a $1s’ night out'],
  [/^one (?=\p{L}+ (?:night|evening)\b)/u, 'a '],
  // 'Getting sworn in as a councilor'.
  [/^(?:an? |your )?(?:(?:getting|being|gets) )?sworn\b.*$/u, 'your swearing-in'],
  [/\b(doctor|dentist)(?= (?:appointment|visit)\b)/u, '$1’s'],
  // The wearer goes to the wedding.
  [/(?<=\bwedding) guest(?=$| (?:at|in|on|of|for|with)\b)/u, ''],
  [/\bnew years? eve\b/iu, "New Year's Eve"],
  [/\bchristmas eve\b/iu, 'Christmas Eve'],
  [/\bparents (?=evening|night|day)/u, 'parents’ '],
  [/\b(father|mother|brother|sister|son|daughter) in[- ]law\b/gu, '$1-in-law'],
  [/\bneighbour/gu, 'neighbor'],
  // 'Walking up Malham Cove' becomes 'walking'.
  [/(?<=\b(?:walk|hike|climb)(?:ing)?) (?:up|down|around)$/u, ''],
  // Drops the day in 'a gala Saturday', but not in 'a casual Friday' or 'a Sunday'.
  [
    /(?<!\b(?:(?:on|for) an? \p{L}+|on|an?|next|this|last|every|by|for|in|casual|black|good|easter|palm|ash|maundy|holy|shrove|fat|the|your)) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/iu,
    '',
  ],
  // 'The office every day', 'office everyday'.
  [/ every ?day$/u, ''],
  [/\b(at|with|to|for|of) in[- ]laws\b/u, '$1 your in-laws'],
  [/^an? ((?:in-laws|(?:grand)?parents)['’] (?!evening|night|day|meeting|conference))/u, 'your $1'],
  [/^an? (Disney World\b)/u, '$1'],
  [/^(?:an? |your )?(?:hear|listen to) (?=(?:an?|the|your) )/u, ''],
  [/^(?:an? )?hear (?:mozart|beethoven|bach|brahms|mahler|vivaldi)$/iu, 'a concert'],
  [/^meet (?=(?:the|your) )/u, 'meeting '],
  // 'A symphony orchestra' plays; the wearer goes to its concert.
  [/^(an? (?:\p{L}+ )?orchestra)$/u, '$1 concert'],
  [/^(?:an? |the )?nutcracker(?! party)/u, 'the Nutcracker'],
]

/** 'Mackerel fishing' for 'fishing for mackerel'. */
export function withCatchFirst(phrase: string): string {
  return phrase.replace(caught, '$1 fishing')
}

/** Returns a phrase for an event as people say it. */
export function corrected(phrase: string): string {
  return corrections.reduce((said, [wrong, right]) => said.replace(wrong, right), withCatchFirst(phrase))
}
