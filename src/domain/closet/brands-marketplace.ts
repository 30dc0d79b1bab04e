/**
 * Brands of level 1: marketplaces, discount and the cheapest chains, by the tribes they dress. Names of one brand are
 * joined with `=`, the first is the one to show; `*` marks a name that is a common word too, `!` one that
 * everyday names begin with ('Off-white shirt').
 */
// prettier-ignore
export const marketplaceBrands = {
  'trendy casual': `
    Shein=Sheinside=Shein Sheinside=She In, Romwe, Zaful, Newchic=New Chic, Yoins, Choies, Rosegal=Rose Gal,
    Dresslily=Dress Lily, Sammydress=Sammy Dress, Gamiss, Rotita, Chicnova=Chicnova Fashion, Chicwish,
    Lookbook Store=Lookbookstore, Persunmall=Persun Mall, OASAP, Sheln, Tidebuy, Twinkledeals=Twinkle Deals,
    Lightinthebox=Light in the Box, Banggood, Wish!, Temu, AliExpress=Ali Express, Cider*, Emmiol, Halara, Cupshe,
    Floryday, Justfashionnow=Just Fashion Now, Stylewe, Berrylook, Milanoo, Ericdress, Fashionmia, Jollychic,
    Modlily, Bellewholesale, Tbdress, Lulugal, Romoti, Ninacloak, Azbro, Noracora, Patpat, Allegra K, Zeagoo,
    Doublju, Grace Karin, Meaneor, Anna-Kaci, Hot from Hollywood, Floerns, Verdusa, Soly Hux, Makemechic, Simplee,
    Ecowish, Prettygarden=Pretty Garden, Miholl, Hotapei, Angashion, Merokeety, Zesica, Btfbm, Relipop, Ecupper,
    Milumia, Blencot, Dokotoo, Sidefeel, Astylish, Evaless, Cutiefox, Wholesale7, Azazie, JJsHouse, Lalalilo,
    Vipme, Vessos, Fashion Nova=Fashionnova, Missguided=Miss Guided, Nasty Gal=Nastygal, Boohoo, boohooMAN,
    PrettyLittleThing=Pretty Little Thing=PLT, I Saw It First, Quiz Clothing, Select Fashion, Oh Polly,
    Rainbow Shops, Amazon Essentials, Amazon=Amazon.com=Amazon Clothing, eBay, Etsy, Storenvy, DHgate=DH gate,
    Bonanza.com, Wanelo, Polyvore, Pinterest, Tumblr, Overstock=Overstock.com, Sears, Kohl’s, JCPenney=J C Penney,
    Walmart=Wal Mart, Target!, Kmart, Tesco, F&F, Asda, George at Asda, Sainsbury’s, TU Clothing, Matalan,
    Peacocks, Primark, Penneys, Bonmarché, New Yorker*, Takko, KiK, C&A, Yessica, Clockhouse, Ernsting’s Family,
    Bonprix=Bon Prix, Tally Weijl, Jennyfer, Pimkie, Kiabi, Gemo, Lefties, Tezenis, Terranova, Alcott, Sinsay,
    Cropp, House Brand, Orsay, Mohito, Reserved*, LC Waikiki, Koton, Defacto, Trendyol, Ajio, Myntra, Noon*,
    Ardene, Garage!, Dynamite*, Suzy Shier, Le Château, Mr Price, Ackermans, Cotton On=Cottonon, Supre*, Factorie,
    Valleygirl, Dotti
  `,
  'trendy glamorous': `
    Forever 21=Forever21=F21=Forever Twenty One, Charlotte Russe, Wet Seal, Rue 21=Rue21, Windsor*, Body Central,
    Papaya Clothing=Papaya*, Deb Shops, Agaci, Bebe*, Lulus, Make Me Chic, Tobi*, Go Jane=Gojane, Lola Shoetique,
    Just Fab=Justfab, ShoeDazzle=Shoe Dazzle, Public Desire, Simmi, Ego Shoes, Koi Footwear, Lipsy=Lipsy London,
    Little Mistress, Jane Norman, Club L=Club L London, Sistaglam, Rare London=Rare!, Goddiva,
    Chi Chi London=Chi Chi, City Goddess, Wal G=Walg, Lavish Alice, TFNC=TFNC London, Love Triangle, Parisian!,
    Cameo Rose, Glamorous!, Ally Fashion, Venus!, Boston Proper, Akira*, Celebboutique, House of CB=Celeb Boutique,
    Mistress Rocks, JJ’s House, Dressbarn=Dress Barn, Cato*, Hollywould
  `,
  'edgy grunge': `
    Blackfive=Black Five, Attitude Clothing, Hot Topic, Killstar, Dolls Kill=Dollskill, Disturbia*, Iron Fist,
    Demonia, Current Mood, Punk Rave, Spin Doctor, Jawbreaker, Torrid*, EMP, Restyle*, Widow*,
    Pleaser*=Pleaser USA, Lucluc=Luc Luc, Rebelsmarket=Rebels Market, Poizen Industries, Hell Bunny,
    Banned Apparel, Drop Dead Clothing, Sourpuss, Lip Service*, Tripp NYC=Tripp
  `,
  'vintage romantic': `
    ModCloth=Mod Cloth, Unique Vintage=Uniquevintage, Retro Stage=Retrostage, Lindy Bop, Collectif, Tatyana,
    Voodoo Vixen, Belle Poque, Bettie Page, Stop Staring, Ruche*=Shopruche, Shabby Apple, Eshakti, Nishe,
    Yumi=Yumi Kim London, Mela Loves London=Mela London, Iska London, Uttam Boutique=Uttam London, Apricot London,
    Dressale
  `,
  'casual sporty': `
    Aéropostale, Tilly’s, PacSun=Pacific Sunwear, Zumiez, Arizona Jean=Arizona Jeans=Arizona Jean Company, Mudd,
    SO Brand, Fruit of the Loom, Hanes, Gildan, Jerzees, Russell Athletic, Starter*, Danskin, Avia,
    Mossimo=Mossimo Supply, Merona, Xhilaration, Wild Fable, Universal Thread, A New Day, Old Navy, Maurices,
    Delia’s, Vanilla Star, Celebrity Pink, YMI=YMI Jeans, Almost Famous, Dollhouse*, L.E.I.=Lei Jeans, Wallflower*,
    Cello Jeans, Zoo York, Decathlon, Domyos, Quechua, Kalenji, Crivit, Slazenger, Lonsdale, Donnay, Karrimor,
    Everlast*, Dunnes=Dunnes Stores
  `,
  'glamorous trendy': `
    Accessorize, Claire’s, Icing*, Bling Jewelry, Berricle, Allurez, Novica, Bijou Brigitte, Six Accessories,
    I Am Accessories, Lovisa, Diva Jewelry, Pieces*, Freedom at Topshop, Orelia, Amrita Singh, Zad Jewelry=Zad,
    1928 Jewelry, Pugster, SuperJeweler=Super Jeweler, Zales, Kay Jewelers, Ross-Simons, Szul, Jtv, Gemporia,
    PalmBeach Jewelry, Netaya, Pandahall, Overstock Jewelry, Natasha Accessories, Cara Accessories,
    Carole Accessories, Nakamol, Sole Society=Solesociety, Glitzy Rocks, Journee Collection=Journee, Bamboo Shoes,
    Soda Shoes, Qupid, Breckelle’s, Wild Diva, Anne Michelle, Liliana Shoes, Delicious Shoes, City Classified,
    Refresh Footwear, Yoki Shoes, Dollhouse Shoes, Mia Shoes, Rampage*, Madden Girl=Maddengirl,
    Payless=Payless Shoesource, Call It Spring, Charles & Keith, Deichmann, Graceland, CCC Shoes, Reno Shoes,
    Schuh, Barratts, Priceless Shoes, Dolcis, Ravel*, Truffle Collection=Truffle*, Daisy Street,
    Spylovebuy=Spy Love Buy, Red Herring!, Mellow World, Melie Bianco, Urban Expressions, MG Collection,
    Big Buddha, Cxl, Dasein, Ecosusi, Kenox, Vbiger, Coofit, Bostanten, Kattee, Aitbags, Wowtalk, Zlyc, Yaluxe,
    Heshe, Covelin, S-Zone, Baosha, Geneva Watch=Geneva Platinum, Curren, Skmei, Naviforce, Weiqin, Sinobi,
    Bergnaum
  `,
} as const
