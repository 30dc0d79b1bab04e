const MIN_LETTERS = 4

// Words that describe pieces and occasions alike without naming a use.
// prettier-ignore
const wideWords = new Set([
  'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'week', 'weekend', 'weekday', 'year', 'month',
  'january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
  'spring', 'summer', 'autumn', 'fall', 'winter', 'season', 'today', 'tonight', 'tomorrow', 'morning', 'noon', 'afternoon',
  'evening', 'night', 'late', 'early', 'hour', 'hours', 'time', 'first', 'last', 'next', 'second', 'third', 'long', 'short', 'half',
  'full', 'high', 'deep', 'wide', 'tall', 'small', 'large', 'little', 'tiny', 'light', 'dark', 'bright', 'cold', 'cool', 'warm', 'wind', 'rain',
  'snow', 'thermal', 'freezing', 'black', 'white', 'grey', 'gray', 'blue', 'navy', 'green', 'brown', 'beige', 'pink', 'purple', 'orange', 'yellow', 'gold',
  'silver', 'cream', 'ivory', 'camel', 'khaki', 'olive', 'rose', 'cotton', 'linen', 'wool', 'silk', 'satin', 'velvet', 'leather', 'suede', 'denim',
  'cashmere', 'jersey', 'lace', 'stripe', 'striped', 'check', 'print', 'floral', 'plain', 'color', 'colour', 'colors', 'colours',
  'with', 'from', 'into', 'over', 'under', 'after', 'before', 'during', 'about', 'around', 'near', 'through', 'between', 'that', 'this', 'these',
  'what', 'when', 'where', 'which', 'will', 'have', 'want', 'need', 'going', 'only', 'just', 'very', 'really', 'some', 'their', 'them', 'they',
  'your', 'mine', 'ours', 'hers', 'wear', 'wearing', 'worn', 'dress', 'dressed', 'outfit', 'clothes', 'code', 'look', 'style', 'size', 'fits',
  'formal', 'casual', 'smart', 'good', 'best', 'nice', 'great', 'favorite', 'favourite', 'fancy', 'proper', 'real', 'free', 'fresh', 'easy', 'soft', 'ultra',
  'club', 'house', 'home', 'away', 'city', 'town', 'street', 'road', 'country', 'open', 'door', 'back', 'side', 'front', 'center', 'centre', 'place',
  'room', 'floor', 'line', 'point', 'team', 'group', 'party', 'event', 'class', 'work', 'working', 'shift', 'office', 'play', 'game', 'show', 'ball', 'star', 'band',
  'friend', 'friends', 'family', 'mother', 'father', 'sister', 'brother', 'daughter', 'wife', 'husband', 'girl', 'girls', 'boys', 'baby', 'kids',
  'women', 'womens', 'mens', 'lady', 'ladies', 'dinner', 'lunch', 'coffee', 'cocktail', 'running', 'walking', 'dancing', 'garden', 'court', 'boat',
])

// 'Welding' and 'welder' name the same use.
const stem = (word: string) => word.replace(/(?<=\p{L}{4})(?:ing|ers?|s)$/u, '')

/** The words among `words` that may name a use, without their endings: 'weld' of 'welding jacket'. */
export function purposeWordsIn(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words
      .filter((word) => word.length >= MIN_LETTERS && /^\p{L}+$/u.test(word) && !wideWords.has(word))
      .map(stem)
      .filter((word) => !wideWords.has(word)),
  )
}
