import type { EventFact } from './former/event-facts.ts'

interface FactLines {
  /** For the recommendation: they repeat the fact. */
  readonly says: readonly string[]
  readonly tips: readonly string[]
}

/** Weightiest first: what decides over shoes and layers stands before what only adds a tip. */
// prettier-ignore
export const factLines = {
  snow: {
    says: ['Snow asks for a sole with a deep tread and leather that was waxed the day before.', 'With snow on the ground, hems end above the ankle or go into the boot.', 'Snow brings salt with it, so keep pale suede and dragging hems out of it.'],
    tips: ['Wipe the salt off the leather with water and a drop of vinegar the same night.', 'Carry the indoor shoes in a bag and change at the door.', 'Shake the coat out before you go in; melted snow is what soaks it.'],
  },
  rain: {
    says: ['Rain rules out suede, silk and a hem that touches the ground.', 'As it is going to be wet, choose a shoe of smooth leather or rubber and a coat that closes to the collar.', 'Wet weather favors dark cloth, short hems and soles with a grip.', 'In the rain a long coat keeps a whole outfit dry and an umbrella only its upper half.'],
    tips: ['Waterproof the shoes the evening before, in two thin coats.', 'Take an umbrella big enough to share.', 'Stuff wet shoes with paper, and keep them away from the radiator.', 'Cuff the trousers once until you are inside.', 'A small microfiber cloth in the pocket dries bag, glasses and seat.'],
  },
  lawn: {
    says: ['Lawn asks for a block heel or a flat sole; a thin heel sinks at every step.', 'You will be on grass, so the heel should be wide and the hem clear of the ground.', 'Grass is damp before noon and after dusk, which settles it for closed shoes with a firm sole.', 'On a lawn weight spreads over a wedge, a loafer or a low block, and nothing else looks at ease.'],
    tips: ['Walk on the path, stand on the grass: the shoes will tell you why.', 'Have a dark cloth ready for any bench outdoors.', 'Clear heel caps from a cobbler keep a favorite pair from sinking.', 'Sit on your scarf, not on the grass, in anything pale.'],
  },
  sand: {
    says: ['Sand takes every heel, so go flat or barefoot, with a hem you can gather in one hand.', 'For the sand choose sandals that rinse clean and cloth that shakes out.', 'On sand you carry your shoes half of the time; pick a pair worth carrying.'],
    tips: ['Talcum powder takes dry sand off the feet in seconds.', 'Hems pick up water a hand above the waterline; plan for that.', 'Leave leather soles behind, since salt and sand ruin them together.', 'Close the bag: sand finds lipstick, phone and keys.'],
  },
  ice: {
    says: ['Where there is ice, a rubber sole with a tread is the dressiest shoe there is.', 'On ice keep the hands free and the coat short enough to fall in.', 'Ice asks for thick socks, a close ankle and a jacket that lets the arms swing.'],
    tips: ['Fold gloves into the pockets even if you never wear them; hands go down first.', 'Size the boots for one thick sock, not two.', 'Slip-on spikes cost little and fit a coat pocket.'],
  },
  boat: {
    says: ['On a deck only soft pale soles are welcome, and everything loose gets tied.', 'Over water the wind is always up, so let the layer close at the front.', 'Aboard, two hands are for the rail: cross-body bag, flat shoes.'],
    tips: ['Wear a hairband or take a cap with a clip.', 'Sit on the side that will be in the shade on the way back.', 'Keep a dry knit in a plastic bag within the bag.'],
  },
  tent: {
    says: ['Under canvas it is damp by night and close by day, so bring wool and take it off.', 'A tent floor is uneven, which speaks for flat and closed shoes.'],
    tips: ['Shake the shoes out in the morning.', 'Hang the jacket from the ridge, never against the wall.', 'Sleep in tomorrow’s base layer.'],
  },
  rooftop: {
    says: ['A roof is windier than the street below it, so skirts want weight and hair wants a plan.', 'Up on the roof the sun stays longer and the breeze starts sooner; one light layer answers both.', 'Rooftops have decking with gaps, which is the end of thin heels.', 'On a rooftop the skyline is the backdrop, and one clear color shows up best against it.'],
    tips: ['Choose a midi with some weight in the hem over a short flared skirt: roofs are breezy.', 'Pin or tie the scarf; loose ends travel.', 'Tinted glasses are for the first hour, so bring the case.', 'Ask for a seat by the wall, and dress for one at the rail.'],
  },
  terrace: {
    says: ['A terrace is a dining room without walls: dress for the table and bring the layer for the draft.', 'On a terrace stone and iron cool fast after sunset, and the chairs with them.', 'Terrace chairs leave a pattern on bare legs and snag loose knits.'],
    tips: ['Choose the seat with your back to the wall that was in the sun.', 'Drape the layer over your shoulders before you are cold.', 'A wrap is better than a jacket where the chairs have arms.'],
  },
  cobbles: {
    says: ['Uneven paving wants a flat or a broad heel with a rubber tip.', 'Old stones are hard on thin soles, so let the shoes have some cushion.', 'On cobbles and gravel an ankle strap or laces keep the shoe where the foot is.'],
    tips: ['Look for a sole you cannot bend in half.', 'Walk on the smooth strip at the side, like everyone who lives there.', 'Thin heels get new tips after a single evening on stones; leave them.'],
  },
  cycling: {
    says: ['You are cycling there, so take trousers or a full skirt, a short jacket and a bag for the back.', 'On the bike wide hems meet the chain and tight skirts meet their seams; a tapered leg or a pleat has neither problem.', 'Since you come by bicycle, choose cloth that breathes across the back and shoes that grip a pedal.'],
    tips: ['Ride in the T-shirt and put on the shirt when you arrive.', 'Clip or cuff the right trouser leg.', 'A lighter layer than you think: you arrive warm.', 'Carry the good shoes if the pedals have teeth.'],
  },
  walking: {
    says: ['You are walking there, so let the shoes be ones you already trust.', 'As part of it is on foot, a low heel or a good flat is the real beginning of the outfit.', 'The walk decides over the sole: cushioned, broken in and closed at the heel.', 'On foot you warm up on the way, so let the layer be one you can carry nicely.'],
    tips: ['Put a blister plaster on before you need it.', 'Carry the heels and change around the corner if it must be heels.', 'Lace the shoes standing up: feet spread when you walk.', 'A bag worn across keeps the shoulders level on the way.', 'Start the walk a little cool.'],
  },
  dancing: {
    says: ['There will be dancing, so try the outfit with both arms above your head.', 'For the dancing take a sole that slides a little and a strap that holds.', 'Dancing warms the room by five degrees; the layer below the jacket has to stand alone.', 'A skirt or a trouser with swing makes up for a dancer without it.'],
    tips: ['Scuff new soles on stone before you trust them on parquet.', 'Leave the bag at the table and the phone in it.', 'Choose earrings you cannot hear.', 'Powder between the toes prevents more than plasters cure.'],
  },
  floor: {
    says: ['You will sit on the floor, which means a wide leg or a long full skirt and socks worth seeing.', 'Floor seats want stretch at the knee and a neckline that holds when you bow.'],
    tips: ['Keep keys and phone out of the back pocket.', 'Slip-on shoes spare you hopping in the doorway.', 'Stand up by way of one knee, and choose a hem that allows it.'],
  },
  presenting: {
    says: ['You will be looked at while you speak, so keep movement out of the clothes: no swinging chain, no slipping strap.', 'When it is your turn to stand up, a jacket that closes with one button helps.', 'As the room will look at you, one solid color is kinder than a pattern.'],
    tips: ['Put the notes on a card that fits the pocket.', 'Water before, not during, if the blouse is silk.', 'Stand with a chair in front of you once at home and see what shows above it.'],
  },
  children: {
    says: ['With children around, choose cloth that washes and jewelry that does not pull off.', 'Small hands and low chairs speak for flat shoes and covered knees.', 'Since children will be there, wear what you can crouch in.'],
    tips: ['Put a stain stick beside the keys.', 'A mid-tone print hides everything between juice and grass.', 'Keep one shoulder free of straps for carrying.', 'Leave dangling earrings for the evening.'],
  },
  dog: {
    says: ['A dog walks with you, so choose cloth that hair brushes off: smooth cotton over wool.'],
    tips: ['Tweed hides dog hair and navy collects it.', 'Treats go into the pocket you can wash.'],
  },
  luggage: {
    says: ['One small bag means two pairs of shoes at most, and one of them on your feet.', 'With so little luggage every piece has to go with every other; a palette of three makes that happen.'],
    tips: ['Lay everything out, then put back a third.', 'Choose the jacket with the most pockets.', 'Fill the shoes with socks and the corners with belts.'],
  },
  plane: {
    says: ['A cabin is dry and cool, so wear soft layers and socks with some room.', 'For the flight take nothing with a hard waistband and nothing that beeps.'],
    tips: ['Keep a large scarf at hand: it is the airline blanket you would choose.', 'Metal belts and tall boots slow you down at security.', 'Put a fresh T-shirt in the seat pocket bag.'],
  },
  train: {
    says: ['The ride there is part of it: cloth that does not crease and a bag that closes.', 'On trains you are warm standing and cold sitting, so have a layer with a zip.'],
    tips: ['Sit down with the coat open and spread behind you; it creases less.', 'Trainers for the platform, better shoes in the tote.', 'Keep the ticket in the same outside pocket every time.'],
  },
  wind: {
    says: ['In wind, weight at the hem and a close collar look better than anything that floats.', 'A breeze turns wide brims and light skirts into work; take a closer shape.', 'Wind takes more warmth than cold does, so let the top layer be densely woven.'],
    tips: ['Press a strip of fashion tape inside a wrap skirt.', 'Tie hair low before you go.', 'Swap the scarf’s loose ends for a knot at the back.'],
  },
  sun: {
    says: ['In full sun a brim, a collar and long loose sleeves are cooler than bare skin.', 'Bright sun bleaches pastels and flatters clear color and white.', 'Strong sun makes dark cloth hot to the touch, so put the dark below and the light above.'],
    tips: ['Put sunscreen on before the clothes and let it dry; it stains collars.', 'Take the sunglasses off to say hello.', 'A neckerchief protects what hats forget.'],
  },
  humid: {
    says: ['Damp air makes cloth cling, so choose weaves with texture: seersucker, crinkled cotton, gauze.', 'In humidity one loose layer is cooler than a close one of half the weight.'],
    tips: ['Put talc in the shoes and a spare shirt in the bag.', 'Patterned cloth hides damp patches better than plain cloth.'],
  },
  'air conditioning': {
    says: ['The room is cooled, so plan on a sleeve and a closed shoe whatever the street is like.'],
    tips: ['Leave a fine cardigan on the chair.', 'Bare legs feel the vents first; trousers or a long hem do not.'],
  },
  'day to evening': {
    says: ['It goes straight from day to evening, so choose a base for both and change two things: shoe and earring, or tie and collar.', 'Coming from the day, wear the dark half of your desk clothes and bring the shine in a bag.'],
    tips: ['Pack the evening part in the bag the night before: shoes, earrings, scarf.', 'Take off the watch and roll down the sleeves; it is evening.', 'Wash the face before anything else; no piece of clothing does as much.'],
  },
  late: {
    says: ['It goes on until late, and the last hours are the cold ones: bring the layer you would be sorry to miss.', 'Since it ends late, comfort at the feet is worth more than height.'],
    tips: ['Put flat shoes in the bag; nobody looks down after nine.', 'Know where your coat hangs.', 'Wear the lighter jewelry: ears tire before feet do.'],
  },
  temple: {
    says: ['A house of worship asks for covered shoulders and knees, and sometimes for bare feet or covered hair.', 'For the rites keep shoulders, knees and cleavage covered; a scarf does two of the three.'],
    tips: ['Fold a large scarf into the bag; it solves every dress rule at a door.', 'Keep the shoes easy to undo.', 'Quiet soles: stone halls repeat each step.'],
  },
  photos: {
    says: ['It will be photographed, so prefer a clear outline and mid-tones to black and to fine stripes.', 'For the pictures let color stand near the face and pattern stay small.'],
    tips: ['Test the outfit in a phone picture with flash.', 'Turn a shoulder to the camera, and let the jacket be open.', 'Empty the pockets before anyone lifts a camera.'],
  },
  standing: {
    says: ['You will stand for hours, so the sole under the ball of the foot matters more than the heel.', 'Standing that long calls for soft insoles and knees that need no adjusting of hems.'],
    tips: ['Change between two heights of heel rather than between heel and flat.', 'Shift the bag from shoulder to shoulder by the half hour.', 'Compression socks are invisible under a full leg.'],
  },
  sitting: {
    says: ['Most of it is spent sitting, so look at the outfit in a chair before you decide.', 'Long sitting favors a waist with give and cloth that lets go of creases.'],
    tips: ['Unbutton the jacket as you sit down; that is what the button is for.', 'A fabric with two percent of stretch keeps its knees.'],
  },
  boss: {
    says: ['With people from work around you, go half a step smarter than the place asks.', 'As work is present, keep necklines and slogans for another night.'],
    tips: ['Choose one thing of quality they can see across a table: watch, collar or bag.', 'Wear what you could present in tomorrow.', 'A closed shoe is what tells business from leisure.'],
  },
  startup: {
    says: ['Where nobody wears suits, good denim or chinos under a soft jacket are read as confident.', 'In a young company polish shows in condition, not in formality: clean sneakers, pressed shirt.'],
    tips: ['Keep the jacket; lose the tie.', 'Wear the sneakers only if they could pass for new.', 'Look at what the founders wear in pictures and stay near it.'],
  },
  'law firm': {
    says: ['In such houses relaxed still means a jacket, a collar and leather shoes.', 'People there notice cloth and shoes before color, so put the money in those.'],
    tips: ['Match the leather of shoes, belt and strap.', 'Wait a week before you leave the jacket on its hook.', 'Keep shirts plain; patterns are for people who have been there for years.'],
  },
  elders: {
    says: ['Older eyes will be on you, so sleeves, a covered knee and polished shoes are a kindness.', 'For the older generation neat beats new.'],
    tips: ['Choose trousers without holes, however fashionable the holes.', 'Wear a color you are told suits you; somebody will mention it.', 'Iron one thing more than you usually would.'],
  },
  friends: {
    says: ['Among friends one playful piece is better than one expensive one.', 'Friends know your uniform, so change a single element of it and be asked about it.'],
    tips: ['Agree on the level in the group chat, then everybody is right.', 'Lend out the jacket, keep the scarf.', 'Repeat a piece they like; that is what signatures are.'],
  },
  stairs: {
    says: ['There are stairs or slopes in it, so take a hem that clears the instep and a heel you can trust going down.'],
    tips: ['Hold the hem with the hand that does not hold the rail.', 'Rubber half-soles cost little and grip every step.'],
  },
} as const satisfies Readonly<Partial<Record<EventFact, FactLines>>>
