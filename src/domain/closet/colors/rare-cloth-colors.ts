/** Rarer color words and phrases as fabric colors. For the stylist only; the web app draws `clothColors`. */
// prettier-ignore
export const moreColors: Readonly<Record<string, string>> = {
  almond: '#e0cdb4', apple: '#8fb04a', 'apple green': '#8fb04a', artichoke: '#7d8a6a', ash: '#b4b3b0',
  avocado: '#6f7a3d', banana: '#f3e3a0', basil: '#4d6a45', 'battleship gray': '#7f8588', biscuit: '#d9c3a0',
  blackberry: '#3f2740', 'bleached denim': '#b9c6d2', bluebell: '#7f8fd0', blueberry: '#3f4a78',
  'bianco latte': '#ece7de', 'champagne gold': '#c4a04c', 'ox blood': '#5f1d25', 'rose fuchsia': '#bf2f82', 'lie de vin': '#5c1f2f', bougainvillea: '#b83280', brass: '#b08d4a', brandy: '#7d4030', brunette: '#4a3328', bubblegum: '#eea0bd', buff: '#d8bf95',
  buttercream: '#f4ead0', buttercup: '#efcb50', butterscotch: '#d29a4a', cactus: '#5f7a55', canary: '#f3e05a',
  'candy pink': '#ea8fb0', 'candy red': '#c8202f', cappuccino: '#8a6a52', cardinal: '#a01c30', carmine: '#961a2f', carnation: '#ee9fb0',
  cedar: '#8f5a44', celadon: '#b0c9ae', celery: '#cbd49a', cement: '#a5a29b', cerulean: '#3f86b8', chalk: '#f1eee6', chambray: '#8ba0ba',
  'cherry red': '#a11f35', chili: '#a8301f', chino: '#c4ad85', chrome: '#c4c7ca', citron: '#d5cf4a', citrus: '#e3d23c',
  claret: '#6a1c30', clay: '#b07c5f', clementine: '#e88035', cloud: '#dfe2e5', clover: '#4d8a52', coal: '#2a2a2c', cola: '#3c2a22',
  'cool gray': '#9a9ea3', cork: '#b58d63', cornsilk: '#f2e4b8', 'cotton candy': '#f0bccb', curry: '#c28f2f', currant: '#6a2336',
  cypress: '#4a5d44', daffodil: '#f2d650', damson: '#4c2a44', dove: '#bdb9b4', duck: '#1f5d66',
  dune: '#cdb894', earth: '#6d5140', elephant: '#8b8781', evergreen: '#2f4d3c', fern: '#5f8050', fig: '#5a3345', 'fire red': '#c3271f', flame: '#d8482a',
  flamingo: '#f08e8a', flax: '#dcc894', flesh: '#e2bea4', fog: '#cbcbc8', forest: '#2c4a38', 'french blue': '#4a6ba8', frost: '#e4eaec',
  fudge: '#50372b', geranium: '#cf3646', ginger: '#b5662f', glacier: '#c5dbe4', golden: '#c4a04c', 'golden yellow': '#e3b23c',
  'granny smith': '#9dbf57', granite: '#6c6c6d', grape: '#5a3a6e', grapefruit: '#ef8a75', grass: '#5e8f42', 'grass green': '#5e8f42', 'gray blue': '#7c8ba0',
  guava: '#e8808a', hazel: '#8a6a42', hazelnut: '#9a7355', heather: '#a68fae', 'heather gray': '#b3b3b5', henna: '#8a4630', hibiscus: '#c8385f',
  hyacinth: '#7f7cc0', iceberg: '#d5e3ea', ink: '#232838', 'ink blue': '#232f4d', iris: '#6a68b0', iron: '#555657', jasmine: '#f3e6b5',
  jet: '#1a1a1b', juniper: '#3f5c4d', kiwi: '#8fae4a', lagoon: '#3b8f9a', lapis: '#27489a', latte: '#b9987a', lava: '#b53322',
  lead: '#5a5c60', leaf: '#5d8048', 'lipstick red': '#b81f35', loden: '#4f5640', macadamia: '#dcc8a8', magnolia: '#f0e6da', malachite: '#2b7a56',
  mandarin: '#ea7a33', mango: '#eda63f', maize: '#ecc95f', maple: '#8f5f3c', marble: '#e3e0db', marsala: '#82404a',
  melon: '#f3a987', milk: '#f6f2e8', 'milk tea': '#c8a98c', mink: '#8b7567', mist: '#cfd6d8', moss: '#6d7347', mouse: '#9a948c', mud: '#6b5a48',
  'neon orange': '#ff7a2f', 'oro legacy': '#96592e', 'oro russet': '#96592e', 'oro iginal': '#96592e', 'gold russet': '#96592e', nickel: '#9a9c9d', 'night blue': '#1f2740', nutmeg: '#82583c', oak: '#a37d55',
  oat: '#ddd0b8', ocean: '#2f6184', oil: '#3a3a33', 'old rose': '#c08a8e', opal: '#cfdcd8', orchid: '#b974b8', oyster: '#dcd5c9', 'pale gold': '#d8c088',
  papaya: '#f2965f', paprika: '#a83f22', parchment: '#ece0c5', parrot: '#3fa34d', peacock: '#1c6470', peanut: '#bf9465', pear: '#c9cf7a', pebble: '#b7b0a4', pecan: '#83573a', peony: '#d96a94',
  pesto: '#67733f', pine: '#2f4f40', pineapple: '#f0d75f', pomegranate: '#92223a', poppy: '#d63b2c', 'powder pink': '#ecc9c7', primrose: '#efe29a', prune: '#502a3f',
  'prussian blue': '#1f3554', pumpkin: '#d0722c', putty: '#c9bda9', quartz: '#dccdd0', raisin: '#3f2a38', rosewood: '#7d3b3f', 'robin egg': '#9fd3d0', royal: '#2b4ba8',
  'royal purple': '#57358c', russet: '#8a4a2c', sangria: '#6b1f33', sapling: '#c8d0a0', seaweed: '#38493a', sepia: '#6f4f36', shadow: '#6d6a6c', shell: '#f1ddd0', 'shocking pink': '#e8338c', smoke: '#9d9ca0',
  snow: '#f8f8f6', spearmint: '#9fd0b0', spice: '#a2562f', spruce: '#3a5a50', 'stone wash': '#8ea3b8', storm: '#5f6872', straw: '#dfc98a', strawberry: '#d6455c', sunflower: '#ecb92f', syrup: '#7a4526',
  tea: '#b5875a', 'tea rose': '#e6a8a0', thistle: '#c4b0c8', tiffany: '#8fd3cb', titanium: '#8b8c8e', tomato: '#cb4030', topaz: '#cf9a45', truffle: '#5c493f', umber: '#65483a',
  vermilion: '#cc4427', vermillion: '#cc4427', verdigris: '#5f9a8a', wasabi: '#aab765', watermelon: '#e8596b', whiskey: '#946031', willow: '#8a9668', wisteria: '#a594cc', 'ice gray': '#d6dadd', zinc: '#898d91',
  absinthe: '#b9c46a', acai: '#3f2440', adobe: '#b5694a', amaranth: '#a3234a', asphalt: '#55575a', ballet: '#eccfce', beetroot: '#6e1f3e', 'black watch': '#2a463c', blackwatch: '#2a463c', boysenberry: '#5f2a4c', bracken: '#8a5a34',
  bridle: '#7a4a2c', cabernet: '#5c1c2e', cadet: '#5c7085', cantaloupe: '#f2b07e', caviar: '#232326', cayenne: '#a83a24', conker: '#6a3622', custard: '#f0dc9a', elderberry: '#43304a', eucalyptus: '#8ba597', gunsmoke: '#7f807c', havana: '#5e3f2c',
  heliotrope: '#9a6fb5', hunter: '#2f5040', hydrangea: '#8ea2d2', kelly: '#2f9150', kingfisher: '#1f6f8a', lichen: '#9da48a', limeade: '#b7d35c', lovat: '#6c7560', luggage: '#8a5a36', matcha: '#a9b573', obsidian: '#1f2023', parakeet: '#6fae3f',
  peat: '#4a3a2e', peridot: '#b5c45a', persimmon: '#dc5f32', phantom: '#2b2c31', porcelain: '#f2efe9', port: '#5a1f33', raven: '#1e1f22', rooibos: '#9a4a30', 'royal stewart': '#b3262e', 'vieux rose': '#c3929a', saddle: '#8f5f3a', 'saddle tan': '#a8744a', satsuma: '#e8812f', 'shell pink': '#f0c8bf',
  stonewash: '#8ea3b8', sulphur: '#e5dd6a', tarmac: '#4a4b4d', toast: '#a87a4e', turmeric: '#d29a2a', ultraviolet: '#5f4b9a', whisky: '#946031',
}

/** Words of other languages and other spellings for the colors above and in `clothColors`, without accents. */
// prettier-ignore
export const colorSynonyms: Readonly<Record<string, string>> = {
  black: 'schwarze schwarzer schwarzes schwarzen neri nere negros negras noirs noires preto preta zwart svart sort czarny blk svarta svarte czarna czarne siyah musta kala czarno',
  white: 'weisse weisser weisses weissen bianchi bianche blancos blancas blancs blanches branco branca wit vit hvid bialy wht biala biale beyaz valkoinen safed hvit hvite hvitt vitt vita bialo',
  gray: 'graue grauer graues grauen grigi grises grisaceo cinza cinzento cinzenta cinzentos grijs gra szary gratt graa gry szara szare gri harmaa szaro',
  khaki: 'kaki haki khakhi kakhi',
  beige: 'sabbia sable arena bezowy bezowa bezowe bej bege beis beidge biege',
  brown: 'braune brauner braunes braunen marroni brun brune bruns brunes marrones castano castana castanho bruin brazowy moro brazowa brazowe kahverengi bruna brunt ruskea marrom',
  red: 'rote roter rotes roten rossi rosse rojos rojas rouges vermelho vermelha rood rod czerwony czerwona czerwone kirmizi punainen lal roda rodt rott czerwono',
  orange: 'orangefarben oranje laranja pomaranczowy pomaranczowa turuncu oranssi oransje',
  yellow: 'gelbe gelber gelbes gelben gialli gialle amarillos amarillas jaunes amarelo amarela geel gul zolty zolta zolte sari keltainen',
  green: 'zielen gronn gront grune gruner grunes grunen verdi verdes verts vertes groen gron zielony zielona zielone yesil vihrea grona gronne gront zielono',
  blue: 'blaue blauer blaues blauen bleue bleus bleues azules azzurra blauw niebieski niebieska niebieskie mavi sininen bla blaa blatt',
  navy: 'marineblau granatowy navyblau nvy granatowa granatowe marineblauw marinbla marinebla lacivert mornarica tummansininen granatowo',
  sky: 'himmelblau ciel cielo himmel lichtblauw blekitny blekitna celestino himmelbla',
  royal: 'konigsblau royalblau bluette roi elettrico',
  petrol: 'petrolio petroleo canard ottanio',
  mint: 'menta menthe minze mintgrun',
  olive: 'olivgrun olivo militare khakigrun oliwkowy oliwkowa olijfgroen',
  forest: 'tannengrun sapin waldgrun bosque',
  emerald: 'smaragd smaragdgrun smeraldo esmeralda emeraude',
  sage: 'salbei salvia sauge',
  purple: 'paars violeta violette violet lilla roxo fioletowy porpora fioletowa mor violetti',
  violet: 'violett violetta',
  blush: 'cipria pudra',
  'bottle green': 'butelkowa butelkowy butelkowe bouteille bottiglia botella',
  'dusty rose': 'oudroze altroze gammelrosa',
  lilac: 'flieder lilas glicine',
  lavender: 'lavendar lavendel lavanda lavande',
  aubergine: 'melanzana berenjena',
  pink: 'rosafarben rosado rosada roze rozowy rosas rosati rozowa rozowe pembe vaaleanpunainen lyserod lyserode ljusrosa',
  'old rose': 'altrosa',
  fuchsia: 'fucsia fuxia fuschia pinke',
  coral: 'koralle corallo corail',
  salmon: 'lachs salmone saumon',
  turquoise: 'turq turqoise turquose turquesa',
  burgundy: 'burgandy burgendy burgunder borgogna granate weinroten vinaccia vino vin bordowy bordowa vinho vinrod viininpunainen',
  rust: 'roest rostrot rostbraun ruggine rouille oxido',
  brick: 'ziegelrot mattone teja brique',
  terracotta: 'terrakotta terracota',
  cognac: 'cuoio konjak koniakowy koniakowa koniakowe',
  caramel: 'caramelo caramello karamell karmelowy karmelowa karmelowe',
  camel: 'kamel cammello camello kamelhaar',
  tan: 'sattelbraun tostado',
  taupe: 'tortora topo',
  chocolate: 'schoko schokobraun cioccolato chocolat',
  sand: 'zand areia sandfarben zandkleurig zandkleur piaskowy',
  steel: 'acier acero acciaio stahl edelstahl',
  fawn: 'fauve',
  stone: 'pietra piedra pierre',
  cream: 'cremeweiss crudo ecrue kremowy kremowa krem kram',
  ecru: 'wollweiss naturweiss rohweiss greggio naturhvit naturvit naturhvid rahvid',
  ivory: 'elfenbein avorio marfil ivoire',
  'off white': 'offwhite',
  charcoal: 'anthrazit antracite antracita carbone carbon antraciet antrasit grafitowy',
  silver: 'silber silbern argento argentato plata plateado argent argente zilver zilveren srebrny srebrna prata prateado gumus hopea solv srebrny srebrna srebrne',
  'rose gold': 'rosegold rosegolden',
  raspberry: 'himbeere himbeer framboise lampone frambuesa framboesa',
  midnight: 'mitternacht',
  tortoise: 'tortoiseshell',
  eggshell: 'eierschale',
  maroon: 'maroone',
  champagne: 'champanhe champagner champan champana szampanski',
  tobacco: 'tabak tabaco tabacco',
  bronze: 'bronce bronzo bronzefarben',
  plum: 'pflaume ciruela prugna',
  berry: 'beere beerenfarben',
  gold: 'golden oro dorato dorado dore goud gouden zloty zlota altin kulta guld gull dourado dourada zloty zlota zlote',
  mustard: 'senf senfgelb senape mostaza moutarde ocker ocra mostarda mosterd musztardowy hardal',
  peach: 'pfirsich pesca melocoton peche',
  apricot: 'aprikose albicocca albaricoque abricot',
  'medium wash': 'midwash',
  'light wash': 'lightwash',
  'dark wash': 'darkwash rinse',
}

/**
 * First parts of one-word colors of German, Dutch and the Scandinavian languages, without accents and with a linking
 * 's' or 'n': 'moosgrün', 'flessengroen', 'midnattsblå'.
 */
// prettier-ignore
export const compoundStarts: Readonly<Record<string, string>> = {
  moss: 'moos mos mosse', midnight: 'mitternacht mitternachts middernacht midnatt midnatts midnat midnats nacht nat natt', 'bottle green': 'flaschen flessen flaske flask butelj',
  forest: 'tannen dennen gran wald bos skog skogs skov', 'gray blue': 'tauben duiven due', mint: 'mint munt mynte', emerald: 'smaragd', grass: 'gras gress gras', apple: 'apfel appel eple apple',
  sky: 'himmel himmels hemels', steel: 'stahl staal stal', denim: 'jeans denim', cobalt: 'kobalt kobolt kobalt', royal: 'konigs konings kunga konge royal', cornflower: 'kornblumen korenbloemen',
  wine: 'wein wijn vin', brick: 'ziegel baksteen tegel', rust: 'rost roest rust', cherry: 'kirsch kersen kirsebaer korsbar', ruby: 'rubin robijn', tomato: 'tomaten', coral: 'korallen koraal korall', salmon: 'lachs zalm laks lax',
  'dusty rose': 'alt oud gammel', 'powder pink': 'puder poeder pudder', lemon: 'zitronen citroen citron sitron', mustard: 'senf mosterd senap senaps sennep senneps', maize: 'mais', sunflower: 'sonnen sonnenblumen zonnen',
  chestnut: 'kastanien kastanje', chocolate: 'schoko schokoladen chocolade sjokolade choklad', walnut: 'nuss noten', coffee: 'kaffee koffie kaffe', mouse: 'maus muis mus', slate: 'schiefer lei skifer', ash: 'asch as aske',
  pearl: 'perl parel perle', stone: 'stein steen sten', cream: 'creme room krem', snow: 'schnee sneeuw sno', ice: 'eis ijs is',
}

/** Further shade words before a color, English and foreign; values as in `colorShades`. */
// prettier-ignore
export const moreShades: Readonly<Record<string, number>> = {
  bright: 0.05, ash: 0.1, hell: 0.4, helle: 0.4, heller: 0.4, helles: 0.4, dunkel: -0.4, dunkle: -0.4, dunkler: -0.4, dunkles: -0.4, blass: 0.5, zart: 0.5,
  washed: 0.2, faded: 0.3, dusky: -0.1, rich: -0.15, darkest: -0.6, icy: 0.6, powdery: 0.5, heather: 0.1, faint: 0.5, lt: 0.4, dk: -0.4,
  acik: 0.4, koyu: -0.4, licht: 0.4, lichte: 0.4, donker: -0.4, donkere: -0.4, jasny: 0.4, jasna: 0.4, jasno: 0.4, ciemny: -0.4, ciemna: -0.4, ciemno: -0.4, ljus: 0.4, mork: -0.4, morke: -0.4, lys: 0.4, lyse: 0.4, tumman: -0.4, vaalean: 0.4,
}

/** Shade words after the color: 'azul claro', 'vert foncé'. */
// prettier-ignore
export const trailingShades: Readonly<Record<string, number>> = {
  melange: 0, meliert: 0, heather: 0.1, mescla: 0, jaspeado: 0, chine: 0, claro: 0.4, clara: 0.4, chiaro: 0.4, chiara: 0.4, clair: 0.4, claire: 0.4, pastello: 0.5, pastel: 0.5, pallido: 0.5, palo: 0.5, pale: 0.5,
  oscuro: -0.4, oscura: -0.4, escuro: -0.4, escura: -0.4, scuro: -0.4, scura: -0.4, fonce: -0.4, foncee: -0.4, noche: -0.5, notte: -0.5, nuit: -0.5,
}

/** Words that are not a color in the name of a piece: of brands, fabrics, stones. */
// prettier-ignore
export const notColorsInNames =
  'natural steel stone denim linen powder sky lime lemon pearl wheat tobacco slate mint berry wine brick jade rose plum shell straw duck apple spice cloud forest royal ocean leaf cactus banana mango honey ginger milk earth flame frost iron ink jet lead marble mist moss mud oak oil opal snow smoke storm shadow strawberry sunset syrup tea tiffany tomato topaz maple melange heather iris jasmine lava magnolia orchid poppy peanut pear pebble cherry cherries chino coal cola cork cotton chalk chambray clay clover coffee cocoa basil ash almond sapling quartz fog dune dove fig fern grape guava kiwi lagoon pine pineapple putty primrose raisin titanium watermelon willow zinc chrome nickel brass oat fudge carbon sort gul vit wit gra rod vino topo plata moro roi ciel canard arena sable pierre pietra piedra menta bosque crudo pesca rinse straw flamingo hibiscus pumpkin thistle mink garnet platinum hazel amber violet saffron ebony sari mor lal kala gra bla solv gull guld musta prata gri vin midnight hunter kelly port saddle bridle luggage raven phantom toast ballet cadet peat custard obsidian porcelain matcha havana caviar conker bracken lichen'
