/** Brands of level 5, luxury houses, by the tribes they dress; marked as in brands-marketplace.ts. */
// prettier-ignore
export const luxuryBrands = {
  'classic luxury': `
    Chanel=Coco Chanel, Hermès, Louis Vuitton=LV=Vuitton=Louisvuitton, Dior=Christian Dior=Miss Dior=Dior Homme,
    Yves Saint Laurent=YSL=Yves, Saint Laurent=Saint Laurent Paris=Saintlaurent=SLP, Céline=Phoebe Philo,
    Prada=Prada Linea Rossa=Miuccia Prada, Bottega Veneta=Bottega, Valextra, Delvaux, Goyard, Moynat, Loro Piana,
    Brunello Cucinelli=Cucinelli, The Row, Akris, Giorgio Armani=Armani Privé,
    Ralph Lauren Collection=Ralph Lauren Black Label=Ralph Lauren Purple Label=Ralph Lauren Blue Label,
    Burberry=Burberry Prorsum=Burberry London=Burberry Runway, Salvatore Ferragamo=Ferragamo,
    Oscar de la Renta=Oscar la Renta=Oscar Renta=De la Renta=Oscar by Oscar de la Renta, Lanvin=Lanvin Paris,
    Chloé=Chloé Paris, Loewe, Balenciaga=Cristóbal Balenciaga, Givenchy=Givenchy Paris=Hubert de Givenchy,
    Fendi=Fendissime=Karlito Fendi, Gucci,
    Stella McCartney=Mccartney=Adidas by Stella McCartney=Adidas Stella McCartney, Tom Ford, Brioni, Kiton,
    John Lobb, Berluti, Edward Green, Alden Shoes, Manolo Blahnik=Blahnik=Manolo, Roger Vivier=Vivier,
    Jimmy Choo=Choo=Jimmychoo, Christian Louboutin=Louboutin=Christianlouboutin, Alaïa=Azzedine Alaïa, Bill Blass,
    Geoffrey Beene, Rochas Paris, Jean Patou=Patou, Madame Grès, Schiaparelli, Rolex, Patek Philippe,
    Audemars Piguet, Vacheron Constantin, Jaeger-LeCoultre, IWC, Omega*=Omega Watches, Breitling, Hublot, Panerai,
    Chopard, Piaget, Blancpain, Breguet, Girard-Perregaux, Franck Muller, Ulysse Nardin, Zenith*, Cartier,
    Bulgari=Bvlgari, Tiffany & Co.=Tiffany=Elsa Peretti, Van Cleef & Arpels=Van Cleef, Harry Winston, Graff*,
    Boucheron, Chaumet, Mauboussin, Buccellati, Damiani, Pomellato, Mikimoto, De Beers, Asprey, Garrard,
    Georg Jensen, David Webb, Verdura, Fred Leighton, Jacob & Co, Wilfredo Rosado, Carolina Bucci,
    Lorraine Schwartz, Solange Azagury-Partridge, Ana Khouri, Suzanne Kalan, Spinelli Kilcollin, Foundrae,
    Jessica McCormack, Mercedes Salazar
  `,
  'glamorous luxury': `
    Versace=Gianni Versace=Atelier Versace=Donatella Versace, Dolce & Gabbana=D&G=Gabbana, Roberto Cavalli=Cavalli,
    Balmain=Balmain Paris, Emilio Pucci=Pucci, Elie Saab, Zuhair Murad, Giambattista Valli=Valli, Ralph & Russo,
    Georges Hobeika, Tony Ward*, Bob Mackie, Valentino=Valentino Garavani=Garavani, Miu Miu=Miumiu,
    Gianfranco Ferré=Ferre, Krizia, Christian Lacroix=Lacroix, Jean Paul Gaultier=Gaultier=JPG, Guy Laroche,
    René Caovilla, Gedebe, de Grisogono
  `,
  'edgy luxury': `
    Alexander McQueen=Mcqueen, Iris van Herpen
  `,
  'romantic luxury': `
    Alberta Ferretti Limited Edition, Alessandra Rich, Huishan Zhang, Andrew Gn, Honor NYC, Johanna Ortiz,
    Brock Collection, Markarian
  `,
} as const
