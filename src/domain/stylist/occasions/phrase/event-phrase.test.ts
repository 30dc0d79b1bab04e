import { expect, test } from 'vitest'
import { readOccasion } from '../read-occasion.ts'

test.each([
  ['groomsman fitting', 'a groomsman fitting'],
  ['school camp in the rain', 'a school camp in the rain'],
  ['book week', 'book week'],
  ['Boxing Day walk', 'a Boxing Day walk'],
  ['boxing with friends', 'boxing with friends'],
  ['National Theatre', 'the National Theatre'],
  ['Eurostar to Paris', 'the Eurostar to Paris'],
  ['CrossFit', 'CrossFit'],
  ['tarde en la plaza', 'tarde en la plaza'],
  ['roller derby', 'roller derby'],
  ['Kentucky derby', 'the Kentucky Derby'],
  ['a busy week', 'a busy week'],
  ['yum cha with the girls', 'yum cha with the girls'],
  ['string quartet at church', 'a string quartet at church'],
  ['spring concert', 'a spring concert'],
  ['Pride parade', 'a Pride parade'],
  ['footy at the MCG, 9 °C', 'footy at the MCG'],
  ['Chelsea Flower Show', 'the Chelsea Flower Show'],
  ['Black Tie Gala', 'a black tie gala'],
  ['SXSW', 'SXSW'],
  ['coffee at Eastern Market', 'coffee at Eastern Market'],
  ['wizyta u notariusza', 'wizyta u notariusza'],
  ['backcountry patrol', 'a backcountry patrol'],
  ['Nando’s with the girls', "Nando's with the girls"],
  ['Sydney Festival', 'the Sydney Festival'],
  ['Music Festival', 'a music festival'],
  ['Dollywood', 'Dollywood'],
  ['walk in Sintra', 'a walk in Sintra'],
  ['Eras movie night', 'an Eras movie night'],
  ['All Blacks test', 'an All Blacks test'],
  ['Fuji Rock', 'Fuji Rock'],
  ['bridge club', 'bridge club'],
  ['Feria de Abril', 'Feria de Abril'],
  ['Cinco de Mayo party', 'a Cinco de Mayo party'],
  ['Eid party', 'an Eid party'],
  ['Eid lunch', 'Eid lunch'],
  ['wedding guest', 'a wedding'],
  ['meeting my professor', 'meeting your professor'],
  ['meet my boss', 'meeting your boss'],
  ['hear my daughter’s recital', "your daughter's recital"],
  ['listen to the sermon', 'the sermon'],
  ['confirmation', 'a confirmation'],
  ['happy hour', 'happy hour'],
  ['game day', 'game day'],
  ['doctor appointment', 'a doctor’s appointment'],
  ['Portland Symphony', 'the Portland Symphony'],
  ['Lions game', 'a Lions game'],
  ['Beyoncé concert', 'a Beyoncé concert'],
  ['Outdoor concert', 'an outdoor concert'],
  ['Arsenal match, 6 °C', 'an Arsenal match'],
  ['Kids game', 'a kids game'],
  ['Betis at the Villamarín', 'Betis at the Villamarín'],
  ['round of golf, 9 °C', 'a round of golf'],
  ['Royal Ascot', 'Royal Ascot'],
  ['Nigerian Independence Day', 'Nigerian Independence Day'],
  ['Fischmarkt, 5 °C', 'Fischmarkt'],
  ['Iditarod start', 'an Iditarod start'],
  ['rogito con i clienti', 'rogito con i clienti'],
  ['répétition d’orchestre', "répétition d'orchestre"],
  ['château wedding', 'a château wedding'],
  ['fête', 'a fête'],
  ['première of a film', 'the première of a film'],
  ['nurse training', 'nurse training'],
  ['single mom cleaning out a house', 'cleaning'],
  ['First Friday art walk', 'a First Friday art walk'],
  ['all-hands at work', 'an all-hands at work'],
  ['D&D session', 'a D&D session'],
  ['R&B night', 'an R&B night'],
  ['Dragon Con', 'Dragon Con'],
  ['Opernabend', 'Opernabend'],
  ['Kaffee mit Opa', 'Kaffee mit Opa'],
])('%s is %s', (words, phrase) => {
  expect(readOccasion(words).phrase).toBe(phrase)
})

test("a club's home match is outdoors, a match watched at home isn't", () => {
  const match = readOccasion('Arsenal at home, 3 °C and rain')
  expect(match).toMatchObject({ setting: 'outdoors', temperatureCelsius: 3, isWet: true })
  expect(readOccasion('watching Arsenal at home').setting).toBe('indoors')
  expect(readOccasion('an evening at home').setting).toBe('indoors')
})

test('a fitting is an appointment, not the wedding', () => {
  expect(readOccasion('bridesmaid fitting').formality.ideal).toBeLessThan(2.6)
})
