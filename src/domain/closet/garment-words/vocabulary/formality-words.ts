// Lowercase without accents, with all inflected forms, because the lookup is exact. Hyphens join the words of a phrase.
// Values are on the scale of `Garment.formality`, 1 (gym, beach) to 5 (black tie), and were set by hand.

/** Words by the shift of formality that they cause. */
// prettier-ignore
export const formalityShifts: Readonly<Record<string, string>> = {
  '0.8': 'sequin sequins sequined sequinned pailletten paillettes',
  '0.5': 'tailored dress-pants dress-trousers dress-shoe dress-shoes dress-boots suit-trousers suit-pants patent formal elegant elegante',
  '0.4': 'suit sparkly lurex embellished beaded jeweled brocade silk silken seide seiden seta soie seda satin raso velvet samt velluto terciopelo fur french-cuff fancy couture',
  '0.3': 'lace spitze pizzo encaje dentelle chiffon organza tulle crystal rhinestone swarovski diamond pinstripe pinstriped pencil cashmere kaschmir structured cap-toe wingtip feather',
  '0.2': 'tweed wool wolle lana laine merino minimal minimalist pointed pointy strappy chic pleated plisse plissee plissiert crease pussybow pussy-bow tie-neck pearl pearls wrap midi crepe kitten double-breasted single-breasted',
  '-0.1': 'printed print plaid check checked gingham cropped crop platform striped mini',
  '-0.2': 'washed faded oversize oversized relaxed boyfriend mom corduroy cord linen leinen lino chunky gladiator moto jersey mesh crochet batwing tiered',
  '-0.3': 'graphic logo logo-on-it drawstring elastic elasticated raw raw-hem frayed fringe fringed biker cowboy combat trekking slogan band concert tropical',
  '-0.4': 'tattersall denim canvas straw hooded hood cargo baggy camo camouflage fleece sherpa teddy tie-dye tie-dyed sweat rubber work-boots work-boot workwear utility chore worker',
  '-0.6': 'rain-boots rain-boot rubber-boots rubber-boot hawaiian ripped distressed destroyed bleached cutoff cut-off cutoffs acid-wash holey used paint-splattered paint-on-it paint-on-them stains-on-it stains-on-them bleach-on-it',
}

/** Uses of a piece, by their formality. */
// prettier-ignore
export const formalityOfUses: Readonly<Record<string, string>> = {
  '1': 'gym yoga lounge loungewear sleep sleepwear pajama lingerie schlafen lounging workout fitness swim swimming',
  '1.2': 'beach strand athletic running jogging training sport sports sporty tennis athleisure activewear sportlich spiaggia playa plage pool deportivo sportivo cycling golf surf ski',
  '1.6': 'vacation holiday resort outdoor hiking festival streetwear street skate grunge travel home urlaub',
  '2': 'casual weekend everyday daily relaxed freizeit alltag informal quotidien decontracte comfort comfy comfortable leisure y2k indie',
  '2.4': 'boho bohemian western vintage cottagecore basic basics essential brunch school picnic shopping',
  '2.8': 'preppy smart-casual date-day dinner lunch trendy chic minimalist romantic feminine edgy modern',
  '3.3': 'date date-night smart church classic graduation going-out night-out club night holiday-party nightout',
  '3.6': 'work office professional business-casual arbeit buro lavoro ufficio trabajo oficina travail bureau interview job-interview party parties clubwear',
  '4': 'business evening abend noche soiree anniversary formalwear theater theatre opera ceremony ceremonia cerimonia prom',
  '4.2': 'cocktail wedding wedding-guest hochzeit matrimonio boda mariage bridesmaid festlich semi-formal elegant elegante',
  '4.7': 'formal gala red-carpet bridal ball black-tie-optional',
  '5': 'black-tie white-tie',
}
