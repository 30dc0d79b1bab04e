import type { Garment, Material } from '../../garment.ts'

// Lowercase without accents, with all inflected forms, because the lookup is exact. Hyphens join the words of a phrase.

/** Words for each material. */
// prettier-ignore
export const materialWords: Readonly<Record<Material, string>> = {
  cotton: 'bombaz bombazna bombazni bombazne puuvilla puuvillainen bavlna bavlneny bavlnena pamut pamucna bumbac katoen katoenen bawelna bawelniany bawelniana bawelniane pamuk pamuklu cotton cottons baumwolle baumwoll cotone algodon coton poplin popelin seersucker terry towelling toweling frottee muslin musselin broadcloth chambray pima',
  linen: 'pellava pellavainen lneny lnena lanena laneno vaszon linnen lniany lniana lniane keten linen leinen lino lin hemp hanf ramie',
  wool: 'tropical-wool volnen volnena volneni volnene volneno ull vlna vlneny vlnena vunena vuneni vuneno gyapju villainen villane wol wollen welna welniany welniana welniane yun yunlu wool woolen woollen wolle woll lana laine merino merinowolle alpaca alpaka mohair angora lambswool lammwolle schurwolle shetland loden felt filz gabardine laines worsted cheviot',
  cashmere: 'cashmere kaschmir cachemire cachemir cachemira kashmir',
  silk: 'silkki hedvabi hedvabny hedvabna svila svilena svileno selyem siid zijde zijden jedwab jedwabny jedwabna ipek silk silken seide seiden seta soie seda mulberry-silk',
  satin: 'satin sateen saten raso charmeuse duchesse',
  velvet: 'sametti samet sametova barsun barsunasta catifea barsony nhung fluweel fluwelen aksamit aksamitna kadife velvet velour velours samt velluto terciopelo velveteen',
  lace: 'lace lacy spitze spitzen pizzo encaje dentelle guipure broderie',
  chiffon: 'chiffon sifon georgette organza tulle voile tull gasa mousseline',
  viscose: 'viscose viskose viscosa rayon modal lyocell tencel cupro bamboo crepe',
  denim: 'denim jeans jean jeansstoff mezclilla vaquera vaquero',
  corduroy: 'corduroy cord cords kord cordhose cordrock samt-hlace hlace-od-samta samterice pana velluto-a-coste velours-cotele',
  tweed: 'tweed tweedy boucle harris',
  jersey: 'jersey',
  fleece: 'fleece sherpa teddy pile polar polaire sweatstoff',
  leather: 'usnjen usnjena usnjeni usnjene usnjeno nahka nahkainen kozeny kozena kozene kozna kozni piele ngozi nahast leren skora skorzany skorzana skorzane deri leather leder pelle cuir cuero piel nappa lambskin calfskin cowhide goatskin saffiano saddle-leather lederhose lederrock lederschuhe nappaleder',
  suede: 'zamsz zamszowy zamszowe suede nubuck ante daim camoscio scamosciato wildleder veloursleder rauleder serraje shearling-suede',
  'patent leather': 'patent lackleder vernice vernis charol verni',
  fur: 'fur pelz fourrure pelliccia shearling sheepskin mink mouton lammfell rabbit-fur fox-fur',
  down: 'down daune daunen daunenjacke daunenmantel duvet piuma plumas plumon goose-down',
  synthetic: 'synthetic polyester poliestere poliester nylon acrylic acryl acrilico polyamide polyamid poliammide spandex lycra elastane neoprene microfiber microfibre softshell pvc vinyl pleather leatherette ecopelle kunstleder polipiel similicuir kunstpelz goretex gore-tex techwear scuba pu vegan-leather faux-leather',
  mesh: 'mesh netz fishnet tricot-mesh',
  sequin: 'sequin sequins sequined sequinned paillette paillettes pailletten lentejuelas lantejoulas paljetter',
  straw: 'straw stroh strohhut paglia paille paja raffia rafia wicker rattan jute bast korb sisal seagrass',
  canvas: 'canvas lona duck-canvas tela en-toile de-toile segeltuch espadrille espadrilles alpargatas',
  rubber: 'rubber gummi gummistiefel gomma goma caoutchouc wellies wellingtons silicone',
  metal: 'gold silver platinum sterling stainless brass titanium bronze-metal gold-plated gold-tone silver-tone gold-filled',
}

/** Words that make a following leather, suede or fur synthetic. */
export const imitationWords =
  'faux fake vegan imitation eco ecologica ecologico kunst simili sintetica sintetico'

/** Words after a material that limit it to a part or an appearance. */
// prettier-ignore
export const partWords =
  'trim trims trimmed sole soles lining lined detail details collar collars cuff cuffs piping effect look like print printed patch patches panel panels button buttons hardware zip insert inserts strap free tie tassel tassels heel heels bow waistband up'

/** Words for each pattern. `print` is any other pattern. */
// prettier-ignore
export const patternWords: Readonly<Record<NonNullable<Garment['pattern']>, string>> = {
  stripe: 'streepjes prugasta prugasti prugaste prugasto na-pruge paski prazki gestreept gestreepte listras listrado listrada cizgili streifenmuster quergestreift langsgestreift regimental stripe stripes striped stripy breton mariniere gestreift gestreifte gestreifter gestreiftes streifen ringel ringelshirt rayas rayado rayada rayures raye rayee righe rigato rigata',
  pin: 'pinstripe pinstripes pinstriped pin-stripe pin-stripes pin-striped nadelstreifen gessato gessata chalkstripe chalk-stripe raya-diplomatica',
  check: 'karirana karirani karirane karirano na-kocke prince-of-wales prince-de-galles principe-di-galles principe-de-gales glen-plaid tattersall w-kratke krate geruit geruite ruit ruiten ruitjes rutig rutete ternet ternede xadrez ekose kareli karos karomuster quadrille cuadrille a-quadri check checks checked checkered chequered checkerboard plaid plaids gingham tartan kariert karierte karierter kariertes karo vichy cuadros quadri carreaux windowpane argyle madras scozzese schottenkaro schottenmuster glencheck lumberjack ecossais',
  dot: 'puntos kropki groszki grochy stippen punkten punktchen petit-pois poas petits-pois puntini puantiyeli bolinhas dot dots dotted spot spots spotted polka-dot polka-dots pois lunares punkte gepunktet gepunktete gepunktetes tupfen',
  floral: 'kwiaty kwiatki kwiatowa bloemen bloemetjes gebloemd blomster blomstret blomstrete blommig gebloemde cicek florido florida blumenprint floral florals flower flowers flowered floreale fiori flores floreado fleuri fleurie fleurs geblumt geblumte geblumtes blumen blumchen blumenmuster botanical ditsy daisies daisy roses blossom blossoms bloom peony peonies sunflower sunflowers hibiscus poppies tulips liberty-print blumendruck streublumen streublumchen cicekli estampado-floral',
  herringbone: 'herringbone houndstooth dogtooth fischgrat fischgrate hahnentritt pepita spigato spina-di-pesce espiga pied-de-poule pata-de-gallo chevrons chevron',
  animal: 'leopardenmuster leopar onca oncinha zebramuster leopard leopards leo leoprint leopardato leopardo zebra snake snakeskin schlange serpiente cheetah giraffe tiger animalier animal animal-print cow-print snake-print leopard-print zebra-print python',
  print: 'wax-print pagne-wax robe-wax jupe-wax chemise-wax top-wax pantalon-wax ensemble-wax en-wax tissu-wax bandhani bandhej leheriya brocade brokat broccato brocado jacquard damask handblock hand-block blockprint block-print fair-isle cowichan ankara kitenge chitenge kente adire dashiki kanga norwegermuster desenli bedrucktes bedruckter muster imprimido print prints printed graphic paisley tie-dye tie-dyed batik camo camouflage tropical hawaiian abstract patterned patchwork geometric aztec ikat bedruckt gemustert stampato stampata fantasia estampado estampada imprime imprimee multicolor multicolour multicolored multicoloured multicolore mehrfarbig bunt rainbow motif toile-de-jouy grecas zigzag psychedelic marble palm-tree palm-trees palm-leaf palm-leaves on-it on-them lemons pineapples strawberries watermelons bananas avocados dinosaurs unicorns flamingos butterflies hedgehogs llamas mushrooms',
}

/** Words for plain fabric, which override every pattern. */
export const plainWords = 'plain solid solids unifarben uni einfarbig tinta-unita liso lisa uni-color'
