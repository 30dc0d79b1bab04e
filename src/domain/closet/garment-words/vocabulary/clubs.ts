/** Placeholder word for a club or national team in a name. */
export const CLUB = 'fanclub'

// Normalized as by `wordsOf`. A city alone counts only if its club is commonly called so.
// prettier-ignore
const clubs = [
  // Football.
  'arsenal', 'aston villa', 'everton', 'liverpool', 'liverpool fc', 'lfc', 'man city', 'man utd', 'man united', 'manchester united', 'manchester city', 'mufc',
  'mcfc', 'newcastle united', 'nufc', 'tottenham', 'spurs', 'west ham', 'chelsea fc', 'cfc', 'leeds united', 'lufc', 'nottingham forest', 'wrexham', 'sunderland',
  'crystal palace', 'brighton hove', 'wolverhampton', 'leicester city', 'celtic', 'celtic fc', 'glasgow rangers', 'rangers fc', 'rangers', 'hibs', 'hibernian',
  'real madrid', 'atletico madrid', 'fc barcelona', 'barca', 'barcelona', 'real sociedad', 'athletic bilbao', 'real betis', 'betis', 'rayo vallecano', 'real valladolid', 'osasuna', 'sevilla fc', 'valencia cf',
  'benfica', 'sporting cp', 'sporting lisboa', 'fc porto', 'juventus', 'juve', 'ac milan', 'inter milan', 'inter milano', 'maglia inter', 'as roma', 'napoli', 'ssc napoli',
  'lazio shirt', 'lazio maglia', 'maglia lazio', 'maglia toro', 'maglia del toro', 'sciarpa toro', 'sciarpa del toro', 'torino fc', 'sciarpa juve', 'sciarpa inter', 'sciarpa milan', 'sciarpa roma', 'sciarpa lazio', 'maglia milan', 'maglia roma', 'fiorentina', 'atalanta', 'psg', 'paris saint germain', 'paris sg', 'olympique marseille', 'olympique lyonnais',
  'maillot om', 'maillot ol', 'as monaco', 'bayern', 'fc bayern', 'bayern munchen', 'bayern munich', 'bvb', 'borussia dortmund', 'borussia', 'schalke', 's04', 'st pauli',
  'fc koln', 'eintracht frankfurt', 'hertha bsc', 'union berlin', 'werder', 'werder bremen', 'hsv', 'vfb stuttgart', 'leverkusen', 'rb leipzig', 'gladbach', 'feyenoord', 'ajax',
  'psv', 'az alkmaar', 'club brugge', 'anderlecht', 'standard liege', 'brondby', 'fc kobenhavn', 'rosenborg', 'bodo glimt', 'valerenga', 'malmo ff', 'hammarby', 'djurgarden', 'aik solna',
  'ifk goteborg', 'legia', 'lech poznan', 'wisla krakow', 'lechia', 'lechii', 'legii', 'cracovia', 'goztepe', 'karsiyaka', 'slavia praha', 'sparta praha', 'rapid wien', 'austria wien', 'red bull salzburg', 'fc basel', 'dinamo zagreb', 'hajduk split',
  'crvena zvezda', 'red star belgrade', 'partizan', 'olympiacos', 'olympiakos', 'panathinaikos', 'aek athens', 'paok', 'galatasaray', 'fenerbahce', 'besiktas', 'trabzonspor', 'zenit', 'spartak moscow',
  'dynamo kyiv', 'shakhtar', 'boca juniors', 'river plate', 'san lorenzo', 'flamengo', 'corinthians', 'palmeiras', 'sao paulo fc', 'santos fc', 'fluminense',
  'vasco da gama', 'gremio', 'atletico mineiro', 'cruzeiro', 'colo colo', 'universidad de chile', 'penarol', 'club america', 'chivas', 'pumas unam', 'tigres uanl', 'cruz azul', 'monterrey rayados',
  'camiseta de river', 'camiseta river', 'camiseta de racing', 'camiseta de independiente', 'millonarios', 'atletico nacional', 'alianza lima', 'cerro porteno', 'saprissa', 'botafogo',
  'gor mahia', 'afc leopards', 'harambee stars', 'simba sc', 'asante kotoko', 'hearts of oak', 'enyimba', 'mohun bagan', 'kerala blasters', 'persija', 'persib', 'urawa reds', 'persepolis',
  'inter miami', 'la galaxy', 'lafc', 'seattle sounders', 'portland timbers', 'atlanta united', 'toronto fc', 'al nassr', 'al hilal', 'al ahly', 'zamalek', 'raja casablanca', 'wydad', 'kaizer chiefs', 'orlando pirates',
  'super eagles', 'black stars ghana', 'uswnt', 'usmnt', 'selecao', 'albiceleste', 'la roja', 'vinotinto', 'el tri', 'canarinha', 'bafana bafana', 'socceroos', 'mannschaft', 'harimau malaya', 'garuda jersey', 'all blacks', 'springboks', 'wallabies', 'proteas', 'les bleus', 'nationalelf', 'dfb', 'elftal', 'azzurri', 'messi', 'mbappe', 'ronaldo', 'team gb', 'team usa',
  'camiseta espana', 'camiseta seleccion', 'maillot equipe de france', 'maglia italia', 'maillot bresil', 'england away', 'england home', 'england retro', 'trikot deutschland',
  // American football.
  'arizona cardinals', 'atlanta falcons', 'baltimore ravens', 'buffalo bills', 'carolina panthers', 'chicago bears', 'cincinnati bengals', 'bengals', 'cleveland browns',
  'dallas cowboys', 'denver broncos', 'broncos', 'detroit lions', 'green bay packers', 'packers', 'houston texans', 'indianapolis colts', 'jacksonville jaguars', 'kansas city chiefs', 'kc chiefs', 'chiefs',
  'las vegas raiders', 'oakland raiders', 'raiders', 'la chargers', 'los angeles rams', 'la rams', 'miami dolphins', 'minnesota vikings', 'new england patriots', 'patriots', 'new orleans saints', 'ny giants',
  'new york giants', 'ny jets', 'new york jets', 'philadelphia eagles', 'philly eagles', 'pittsburgh steelers', 'steelers', 'sf 49ers', '49ers', 'niners', 'seattle seahawks', 'seahawks',
  'tampa bay buccaneers', 'buccaneers', 'tennessee titans', 'washington commanders', 'crimson tide', 'ohio state buckeyes', 'buckeyes', 'michigan wolverines', 'longhorns', 'notre dame fighting irish',
  // Basketball.
  'atlanta hawks', 'boston celtics', 'celtics', 'brooklyn nets', 'charlotte hornets', 'chicago bulls', 'cleveland cavaliers', 'cavs', 'dallas mavericks', 'mavs', 'denver nuggets', 'nuggets',
  'detroit pistons', 'golden state warriors', 'golden state', 'gsw', 'houston rockets', 'indiana pacers', 'la clippers', 'clippers', 'los angeles lakers', 'la lakers', 'lakers', 'memphis grizzlies', 'miami heat', 'milwaukee bucks',
  'minnesota timberwolves', 'timberwolves', 'new york knicks', 'ny knicks', 'knicks', 'okc thunder', 'orlando magic', 'philadelphia 76ers', '76ers', 'sixers', 'phoenix suns', 'portland trail blazers', 'sacramento kings',
  'san antonio spurs', 'toronto raptors', 'raptors', 'utah jazz', 'washington wizards', 'indiana fever', 'las vegas aces', 'ny liberty', 'anadolu efes', 'maccabi tel aviv',
  // Ice hockey.
  'anaheim ducks', 'boston bruins', 'bruins', 'buffalo sabres', 'calgary flames', 'carolina hurricanes', 'chicago blackhawks', 'blackhawks', 'colorado avalanche', 'dallas stars', 'detroit red wings', 'red wings',
  'edmonton oilers', 'oilers', 'florida panthers', 'la kings', 'minnesota wild', 'montreal canadiens', 'canadiens', 'habs', 'nashville predators', 'new jersey devils', 'nj devils', 'ny islanders', 'ny rangers', 'new york rangers',
  'ottawa senators', 'philadelphia flyers', 'pittsburgh penguins', 'san jose sharks', 'seattle kraken', 'st louis blues', 'tampa bay lightning', 'toronto maple leafs', 'maple leafs', 'leafs', 'canucks',
  'vegas golden knights', 'golden knights', 'washington capitals', 'winnipeg jets', 'team canada', 'frolunda', 'farjestad', 'tappara', 'eisbaren berlin',
  // Baseball.
  'atlanta braves', 'baltimore orioles', 'boston red sox', 'red sox', 'chicago cubs', 'cubs', 'white sox', 'cincinnati reds', 'cleveland guardians', 'colorado rockies', 'detroit tigers', 'houston astros', 'astros',
  'kansas city royals', 'kc royals', 'la angels', 'la dodgers', 'dodgers', 'miami marlins', 'milwaukee brewers', 'minnesota twins', 'ny mets', 'new york mets', 'mets', 'ny yankees', 'new york yankees', 'yankees', 'oakland athletics',
  'philadelphia phillies', 'phillies', 'pittsburgh pirates', 'san diego padres', 'padres', 'sf giants', 'san francisco giants', 'seattle mariners', 'st louis cardinals', 'tampa bay rays', 'texas rangers', 'toronto blue jays', 'blue jays',
  'washington nationals', 'yomiuri giants', 'hanshin tigers',
  // Rugby.
  'all blacks', 'springboks', 'springbok', 'proteas', 'black caps', 'windies', 'wallabies', 'british lions', 'british irish lions', 'los pumas', 'england rugby', 'wales rugby', 'ireland rugby', 'scotland rugby', 'france rugby', 'xv de france', 'leinster', 'munster rugby',
  'ulster rugby', 'saracens', 'harlequins rugby', 'bath rugby', 'leicester tigers', 'stade toulousain', 'toulouse rugby', 'toulon rct', 'crusaders rugby', 'brisbane broncos', 'sydney roosters', 'penrith panthers', 'rabbitohs', 'state of origin',
  'collingwood', 'richmond tigers', 'hawthorn hawks', 'essendon', 'sydney swans', 'geelong cats',
  // Cricket, Gaelic games and motor racing.
  'chennai super kings', 'csk', 'mumbai indians', 'royal challengers bangalore', 'rcb', 'kolkata knight riders', 'kkr', 'rajasthan royals', 'sunrisers hyderabad', 'delhi capitals', 'punjab kings', 'gujarat titans', 'lucknow super giants',
  'team india', 'india cricket', 'pakistan cricket', 'england cricket', 'bangladesh cricket', 'sri lanka cricket', 'west indies cricket', 'australia cricket', 'lahore qalandars', 'karachi kings', 'perth scorchers',
  'gaa', 'dublin gaa', 'mayo gaa', 'kerry gaa', 'scuderia ferrari', 'ferrari f1', 'mclaren f1', 'mercedes f1', 'red bull racing', 'aston martin f1',
]
const nations =
  'england scotland wales ireland france germany spain italy portugal netherlands holland belgium argentina brazil brasil uruguay colombia chile mexico usa canada nigeria ghana senegal cameroon morocco egypt algeria japan korea croatia serbia poland polska denmark sweden norway turkey turkiye greece switzerland austria australia jamaica'
const shirtsAfter = [
  'shirt',
  'football shirt',
  'kit',
  'jersey',
  'trikot',
  'forma',
  'formasi',
  'drakt',
  'tenue',
]
const shirtsBefore = ['camiseta', 'camisa', 'maglia', 'maillot', 'trikot', 'koszulka', 'camisola']
const nationalShirts = nations
  .split(' ')
  .flatMap((nation) => [
    ...shirtsAfter.map((shirt) => `${nation} ${shirt}`),
    ...shirtsBefore.map((shirt) => `${shirt} ${nation}`),
  ])
const byFirstWord = Map.groupBy(
  [...clubs, ...nationalShirts].map((club) => club.split(' ')),
  ([first = '']) => first,
)

/** Whether the words of a name include a sports club or a national team. */
export function namesClub(words: readonly string[]): boolean {
  return words.some((word, at) =>
    byFirstWord.get(word)?.some((club) => club.every((each, place) => words[at + place] === each)),
  )
}

// Clubs by the names that their fans say; without 'at home' most are towns.
// prettier-ignore
const spokenNames: ReadonlySet<string> = new Set([
  'racing', 'boca', 'independiente', 'huracan', 'velez', 'estudiantes', 'lanus', 'santos', 'vasco', 'bahia', 'inter', 'roma', 'lazio', 'milan', 'torino',
  'genoa', 'sampdoria', 'bologna', 'porto', 'sporting', 'braga', 'chelsea', 'leeds', 'wolves', 'fulham', 'burnley', 'newcastle', 'southampton',
  'valencia', 'sevilla', 'marseille', 'lyon', 'lille', 'lens', 'nantes', 'rennes', 'koln', 'frankfurt', 'bremen', 'mainz', 'freiburg', 'dortmund', 'hertha',
  'twente', 'utrecht', 'gent', 'genk', 'basel', 'lech', 'wisla', 'sparta', 'slavia', 'ferencvaros', 'dinamo', 'hajduk', 'aik', 'hacken', 'brann', 'molde', 'rosenborg',
  'toluca', 'pachuca', 'universitario', 'nacional', 'millos', 'yanga', 'simba', 'gor', 'kotoko', 'rangers', 'chiefs', 'pirates', 'tigers', 'hawks', 'lions',
])

/** Whether the words of a clause before 'at home' name nothing but a club that plays there. */
export const namesHomeClub = (words: readonly string[]): boolean =>
  (namesClub(words) && !words.some((word) => word === 'with' || word === 'in')) ||
  (words.length === 1 && spokenNames.has(words[0] ?? ''))

/** All words in names of clubs. */
export function wordsOfClubs(): string[] {
  return clubs.flatMap((club) => club.split(' '))
}
