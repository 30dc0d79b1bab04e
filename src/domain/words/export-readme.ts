/** The readme in an exported archive, for users who open it with another program. */
export const exportReadme = `Your Armadio wardrobe

pictures/   Your photos, in the sizes that Armadio shows. The largest number is the largest photo.
csv/        Every table for a spreadsheet. The column "photo" of pieces.csv names the file in pictures/.
data/       The same as JSON, one row a line. Armadio reads these files when you import this ZIP.

A cell that begins with = + - or @ has an apostrophe in front of it, so that a spreadsheet doesn't run it.
Deleted things that can still be restored are included. Links to shared looks and passwords are not.
`
