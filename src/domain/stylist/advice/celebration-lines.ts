import type { EventLines } from './event-lines.ts'

// prettier-ignore
export const celebrationLines = {
  wedding: {
    leads: [
      'Choose color first for {phrase}, shape second and detail last; guests are remembered in exactly that order.',
      'For {phrase}, wear the good fabric you keep postponing: it is what the day was bought for.',
      'Let {phrase} be the reason to have something taken in, taken up or resoled; fit is the whole secret of a good guest.',
      'For {phrase}, dress as well as the couple hoped you would and one degree quieter than they will.',
      'Build the outfit for {phrase} on one good piece that can sit through vows, stand through speeches and still move when the music starts.',
      'Treat {phrase} as three events in one outfit: a ceremony, a long meal and a party, with nothing to adjust in between.',
      'For {phrase}, dress as for the photograph that will hang in someone’s hall: clean lines, one strong color, nothing with a date on it.',
    ],
    asks: [
      'You will hug fifty people, so keep brooches flat and powder off the lapel.',
      'Between the vows and the first dance lie about eight hours, and the outfit has to be handsome for each of them.',
      'A wedding forgives a bold color sooner than a short hem or an open collar.',
      'Aim to look as if the invitation had pleased you: nothing black by habit, nothing plain by haste.',
      'A dress below the knee and a well-cut suit are equally right here; what matters is that either looks chosen rather than borrowed from the office.',
      'Guests are looked at from the side and from behind for most of a ceremony, so check the back of whatever you pick.',
      'A suit goes from desk to wedding by its shirt and shoes; a dress does it by its cloth, so keep jersey and cotton poplin for another day.',
      'The couple set the tone on the invitation; where it says little, err toward dressed.',
    ],
    tips: [
      'Sign the card and put it in the bag the evening before, with a pen that works.',
      'Take a photograph of the outfit at home; the camera finds the crooked seam sooner than you do.',
      'Line up who drives, then decide on the height of the shoes.',
      'Fold a paper fan or a spare handkerchief into the bag for the person beside you.',
      'Eat something with your jacket off or your wrap on before the speeches; that is when cloth gets stained.',
      'Break the shoes in on two ordinary days first, with the same socks or tights.',
      'Carry a small bag that holds a phone, a handkerchief and plasters, and nothing else.',
      'Try the whole outfit sitting down in front of a mirror: hems rise a hand’s width in a pew.',
      'Ask a friend of the couple what the family is wearing, then leave that color to them.',
    ],
  },
  'indian wedding': {
    leads: [
      'For {phrase}, bring one length of brilliant cloth, draped, tailored or tied, and let gold finish it.',
      'Think of {phrase} as a celebration with a stage: whatever you wear should read in color from the far side of the hall.',
      'Come to {phrase} in saturated color and real shine; restraint looks like absence there.',
      'For {phrase}, choose one jewel color from head to hem and let the texture do the decorating.',
      'Dress for {phrase} in layers you can pleat, tuck and take off, because it runs through several rooms and moods.',
    ],
    asks: [
      'Embroidery, mirror work and brocade are at home there, and one worked piece over plain ones is plenty for a guest.',
      'Meals are eaten late and often by hand, so close-fitting sleeves or none that reach the plate.',
      'Shoulders and knees stay covered through the ceremony, and a long scarf settles any doubt.',
      'A guest may borrow the forms, a sari, a kurta or a lehenga, or bring Western evening cloth in the same strength of color.',
      'Emerald, magenta, marigold and royal blue all belong; the deepest bridal red is better left to the bride.',
    ],
    tips: [
      'Bring safety pins for pleats and drapes; a dozen is not too many.',
      'Mehndi takes an hour to dry, so wear sleeves that push up and stay up.',
      'Keep a plain shawl in the car for the hall’s cold air.',
      'Wear shoes that slip off in a second and socks or feet fit to be seen: ceremonies are often barefoot.',
      'Pick trousers or a skirt wide enough to sit on the floor in; try it at home for ten minutes.',
      'Keep bangles and earrings gold-toned and let a necklace go if the neckline is already worked.',
      'Ask which function you are invited to; a mehndi is bright and easy, a reception is the formal one.',
    ],
  },
  engagement: {
    leads: [
      'Dress for {phrase} like a close friend with good manners: polished, warm in color, and never the most formal person in the room.',
      'For {phrase}, one refined piece and one relaxed one make the right sentence together.',
      'Let {phrase} be the occasion for the piece you have been saving from the wedding itself.',
    ],
    asks: [
      'You will meet both families, often for the first time, so necklines and hems that need no thought are worth a lot.',
      'The party falls between a dinner and a wedding; a jacket over something soft hits that height.',
      'Toasts mean you will be on your feet with a glass, photographed from the waist up.',
    ],
    tips: [
      'Spend the effort above the table: collar, earrings, cuffs and hair are what the pictures keep.',
      'Hold back your best formal outfit; the wedding comes next and the guest list is the same.',
      'Bring a layer with pockets, so that the phone and card stay with you while you hug people.',
      'Soft cloth hugs better than sequins, which leave marks on other people’s sleeves.',
    ],
  },
  shower: {
    leads: [
      'Pick something soft, washable and pretty in daylight for {phrase}: the afternoon is spent on sofas, with cake.',
      'For {phrase}, wear the kind of color that suits a bright living room and a shape that suits low chairs.',
      'Keep {phrase} easy: one fresh piece, one familiar one, and shoes you can slip off on the carpet.',
    ],
    asks: [
      'The guest of honor is tired and wants comfort around her, so nothing about you should look like effort.',
      'Games, gift wrap and plates on knees favor sleeves that stay put and hems that cover when you sit.',
      'Pale tones are welcome here, and they need no special fabric to look right by a window.',
    ],
    tips: [
      'Skip heavy perfume; pregnancy makes noses sharp.',
      'Choose a pattern over a plain pale surface if there is buttercream on the menu.',
      'Leave the long necklace at home if there will be babies to hold.',
      'Wear a watch or a bracelet that does not catch, since you will be handing around small parcels.',
    ],
  },
  christening: {
    leads: [
      'For {phrase}, dress for a family album: covered shoulders, daylight color and a neat collar.',
      'Give {phrase} the polish of a wedding at half its volume.',
      'Choose cloth with some body for {phrase}; a crisp outline reads as respect before anyone sees the color.',
    ],
    asks: [
      'There is kneeling and standing in it, so a hem at the knee or below saves you all thought.',
      'Cream, powder blue and sage keep the day light without competing with the person it is for.',
      'Lunch follows the ceremony, and a jacket that comes off over something equally finished covers both.',
    ],
    tips: [
      'Keep silk for another day if there are small children to hold.',
      'Flat or block soles are quieter on a stone aisle than thin heels.',
      'Put the phone in an inside pocket before you go in; a bag on the pew always falls.',
      'Anyone asked to the front is seen from behind, so press the back of the jacket or dress as well.',
    ],
  },
  graduation: {
    leads: [
      'Dress for {phrase} from the collar up and the ankle down: robes, crowds and photographs hide most of the rest.',
      'For {phrase}, choose something you will be glad to see framed in twenty years.',
      'Wear a clear neckline and comfortable soles to {phrase}, whether you cross the stage or cheer from the rows.',
    ],
    asks: [
      'Ceremonies run long on narrow chairs, so cloth that recovers from creases is worth more than a sharp new suit.',
      'A gown sits better over a plain collar than over ruffles, and hoods slide off satin.',
      'Solid color stands out from a crowd of dark robes better than print does.',
    ],
    tips: [
      'Bring two safety pins: hoods and sashes slip backward all day.',
      'Walk the stairs once in the shoes at home; stages are steep and polished.',
      'Keep sunglasses off the head in pictures, and hats off until they are meant to fly.',
      'Plan for lunch after it: a jacket in the bag turns a ceremony outfit into a restaurant one.',
    ],
  },
  ceremony: {
    leads: [
      'Dress for {phrase} to be seen for half a minute and to sit for two hours.',
      'For {phrase}, wear dark or clear color with a firm collar: the handshake is photographed from the side.',
      'Come to {phrase} pressed, plain and easy to pick out from the row.',
    ],
    asks: [
      'Official rooms like tailoring, and the person who hands you something will be wearing it.',
      'A pin, a sash or flowers may be put on you, so leave the left lapel or shoulder bare.',
      'You walk to the front across a silent room, on whatever your soles sound like.',
    ],
    tips: [
      'Keep the right hand free of rings that pinch in a firm handshake.',
      'Empty the pockets before your name is called.',
      'Choose an aisle seat and a jacket that closes with one button as you stand up.',
      'Have the back of the outfit looked at by someone; most of the room sees only that.',
    ],
  },
  feast: {
    leads: [
      'For {phrase}, take bright cloth in a modest cut; one honors the day, the other the company.',
      'For {phrase}, wear something kept for feast days: better cloth than usual, in a shape you can sit in for hours.',
      'Honor the people who cooked for {phrase} with color, clean lines and room at the waist.',
      'Come to {phrase} in one special piece and let it be the reason for the rest.',
    ],
    asks: [
      'Guests bring sweets and blessings with both hands, so leave the large bag behind.',
      'Several generations share the table, so covered shoulders and a hem below the knee please everyone.',
      'Long meals, low seats and much embracing ask for soft cloth and sleeves that stay where they are.',
      'New or newly pressed clothes are part of the day in many houses; creases are the only thing out of place.',
    ],
    tips: [
      'Keep something warm in color near the face for the photographs with elders.',
      'Ask the host about colors the family wears or leaves alone that day.',
      'Bring shoes that come off easily, in case of carpets.',
      'A shawl finishes the outfit and serves at prayer, at table and on the way home.',
      'Keep the cuffs narrow; dishes are handed across you all evening.',
    ],
  },
  anniversary: {
    leads: [
      'Wear something to {phrase} that has been admired before, and wear it better.',
      'For {phrase}, let touch decide: silk, cashmere, fine wool, anything that feels as good as it looks.',
      'Make {phrase} look planned with one piece that comes out only on such evenings.',
    ],
    asks: [
      'Candlelight flattens detail and deepens color, so dark reds, greens and midnight blue repay the choice.',
      'You sit across a table for most of it, which makes neckline, cuffs and jewelry the whole outfit.',
      'Dress to the same height as your company; one in a tie beside one in denim makes both look wrong.',
    ],
    tips: [
      'Agree on the level beforehand with one message; it takes away the only risk.',
      'Put the gift, or the letter, in an inside pocket early, so that no bulge gives it away.',
      'Choose the earrings or the watch first and build downward from there.',
      'Leave room at the waist for dessert; it is a dinner before it is a picture.',
    ],
  },
  prom: {
    leads: [
      'Choose for {phrase} one grand gesture, color, shine or volume, and keep everything else plain beside it.',
      'For {phrase}, fit matters more than price: have the hem or the trousers altered a week ahead.',
      'Dress for {phrase} so that you can dance in it for three hours and not touch a strap once.',
    ],
    asks: [
      'A gown, a jumpsuit or a dinner suit all stand at the right height; the one you stop noticing is yours.',
      'Flash photographs bleach pale satin and love velvet, crepe and matte color.',
      'The long shape is what makes it an evening: a full-length hem or a full-length trouser.',
    ],
    tips: [
      'Dance in the whole outfit at home, arms up, for one song.',
      'Pack flat shoes in a friend’s car for the way back.',
      'Match a tie or a corsage by tone, not exactly; the same dye lot looks hired.',
      'Steam the hem the day before, then hang it high so that it does not fold on the floor.',
    ],
  },
  'new year': {
    leads: [
      'See {phrase} through with one thing that catches the light and one thing that keeps you warm when everybody goes outside.',
      'For {phrase}, sparkle in a single place, and let the rest of the outfit be dark and calm.',
      'Plan {phrase} around midnight: the outfit has to look good with a coat thrown over it.',
    ],
    asks: [
      'Metallic thread, satin or a lacquered shoe does what sequins do, with less to regret at two.',
      'Rooms are packed and hot, the balcony is not; a layer that goes over everything earns its hook.',
      'It is the one night of the year on which overdressed does not exist.',
    ],
    tips: [
      'Sit a glass of something dark at arm’s length from satin; it marks for good.',
      'Line the coat pockets with gloves and a fold of cash for the way home.',
      'Sequins scratch under the arms: wear a thin sleeve beneath, or choose them on a skirt.',
      'Choose heels you have already danced in; the queue for a cab is the longest walk of the year.',
    ],
  },
  party: {
    leads: [
      'For {phrase}, choose the piece you always take out of the wardrobe and put back; a party is what it was for.',
      'Think of {phrase} as an evening in motion, from door to sofa to kitchen, and let nothing on you need a hand.',
      'Give {phrase} one piece that starts a conversation, and let everything around it stay quiet.',
      'For {phrase}, wear what you would reach for on a good Friday, then change one thing for the better.',
      'Bring color to {phrase}, and wear it above the waist, where a full room can see it.',
      'For {phrase}, dress from the top down: in a kitchen full of people nobody ever sees the shoes, only how you stand in them.',
    ],
    asks: [
      'Light is usually low and warm, which is kind to deep color and to anything with a nap.',
      'Being a little overdressed reads as pleasure; being underdressed reads as hurry.',
      'A good trouser or skirt can be repeated for years if the top changes.',
      'Rooms fill and warm up, so the outer layer should come off without taking the outfit with it.',
      'One shine, one texture and one plain cloth is a mix that works in any room.',
      'A host notices that you made an effort; it need not be more than a pressed collar and a real shoe.',
      'Half of the evening goes by on your feet with a plate in one hand, so free the other from a bag.',
    ],
    tips: [
      'Wear the scent you wore when you met the host.',
      'Bring the bottle in a bag that can be left behind.',
      'Test the outfit on your own sofa before you trust it to another.',
      'Check whether shoes come off at the door, and choose socks accordingly.',
      'A bag on a long strap leaves both hands for a glass and a greeting.',
      'Keep the present smaller than the bag, or carry it in paper you do not mind losing.',
      'Dark denim counts as evening only with a sharp shoe; otherwise take trousers.',
      'Put on the louder of the two earrings, and only the louder.',
    ],
  },
  'office party': {
    leads: [
      'Dress for {phrase} as the same person they know from work, with the lights turned down.',
      'For {phrase}, keep the office outline and change the cloth: velvet, satin or fine knit in place of suiting.',
      'Go to {phrase} festive from the collarbone up and sensible from there down.',
    ],
    asks: [
      'You will see these people on Monday, so the test is whether you would present in the same neckline.',
      'A dark tailored base with one evening detail survives both the toast and the photographs on the intranet.',
      'Desk clothes look tired at night because of their shine at the elbows; fresh cloth is the whole change.',
    ],
    tips: [
      'Keep the evening shoes and an earring in the desk drawer; changing takes four minutes.',
      'Novelty sweaters work when everyone has agreed to them, and never when one person has.',
      'Take the lanyard off before the first photograph.',
      'Empty the work bag, or check it in; a laptop on the shoulder is what makes people look late.',
    ],
  },
  'holiday dinner': {
    leads: [
      'Set one splendid texture beside one plain one for {phrase}, and stop there.',
      'Dress for {phrase} as the table is dressed: good cloth, deep color, and a little gleam.',
      'For {phrase}, choose comfort that would not be ashamed of candlelight.',
      'Make {phrase} easy on yourself with a rich texture and a forgiving waist.',
    ],
    asks: [
      'Those who sit longest choose best: soft shoulders, a kind waist, sleeves that roll.',
      'Ovens, candles and relatives make dining rooms warm, so a fine layer under a soft one beats one thick sweater.',
      'Velvet, corduroy and brushed wool look festive in any plain color; no pattern of reindeer is needed.',
      'You may be asked to carve, carry or sit on a floor with a child, and sleeves that push up help with all three.',
    ],
    tips: [
      'Hang the coat where guests can bury it under theirs.',
      'Wear the gift from last year; it will be noticed.',
      'Tie an apron over it until the food is on the table, and take it off before the first photograph.',
      'Choose dark cloth on the lap; gravy and red wine go there.',
      'Bring house shoes that look like shoes: loafers or ballet flats with a clean sole.',
      'One inherited piece, a brooch or a watch, gives the family something to tell.',
    ],
  },
} as const satisfies Readonly<Record<string, EventLines>>
