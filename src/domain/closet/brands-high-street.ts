/** Brands of level 2, the high street, by the tribes they dress; marked as in brands-marketplace.ts. */
// prettier-ignore
export const highStreetBrands = {
  'trendy casual': `
    Zara=Zara TRF=Zara Woman=Zara Basic, H&M=HM=H&M Divided,
    Topshop=Top Shop=Topshop Moto=Moto Topshop=Topshop Petite, Topman, ASOS=ASOS Design=ASOS Curve=ASOS Petite,
    River Island=Riverisland, New Look=Newlook, Miss Selfridge=Missselfridge, Bershka, Pull & Bear=Pullandbear,
    Stradivarius, Mango=MNG=Mango Violeta=Violeta by Mango, Monki, Weekday*, Bik Bok, Gina Tricot, Lindex, Cubus,
    KappAhl, NLY Trend=NLY=Nelly.com=Nelly Trend, NA-KD=Nakd, Vero Moda=Veromoda, Only!, Vila=Vila Clothes,
    Object Collectors Item, Noisy May, Selected Femme=Selected Homme, Jack & Jones, Dorothy Perkins, Wallis,
    Evans*, Warehouse*, Oasis*, Urban Outfitters, BDG, Kimchi Blue, Silence + Noise, Truly Madly Deeply,
    Cooperative*, Pins & Needles, BB Dakota, Jack by BB Dakota, Lush Clothing, Mink Pink=Minkpink,
    Finders Keepers*, Keepsake the Label=Keepsake*, Cameo the Label=Cameo Collective=C/meo Collective, Evil Twin,
    Somedays Lovin, Reverse!, Sabo Skirt, Showpo, White Fox=White Fox Boutique, Beginning Boutique, Princess Polly,
    Tiger Mist, Pepa Mayo, Lioness*, Glassons, Witchery, Sportsgirl, Portmans, Seed Heritage, Country Road,
    Forever New, Review Australia, Kookai, Motivi, Oltre, Piazza Italia, OVS, Calliope, Promod, Camaïeu,
    Cache Cache, Etam, Naf Naf=Nafnaf, Morgan de Toi=Morgan*, Grain de Malice, Esprit, s.Oliver, Tom Tailor, Mexx,
    Edc, QS by s.Oliver, Street One, Cecil*, Opus!, Zalando, Even&Odd, Anna Field, About You, Glamorous UK,
    Liquorish, Pepe Jeans=Pepe Jeans London, Desigual, Springfield*, Blanco!, Suiteblanco=Suite Blanco,
    Women’secret, Oysho, Uterqüe, Sfera, Brownie*, Subdued, Brandy Melville=Brandy Melville USA, John Galt,
    American Apparel, Influence Fashion, Yas=Y.A.S., Fashion Union, Neon Rose, Lost Ink, Motel Rocks=Motel*,
    Bardot=Bardot Australia, Ark Clothing, Blue Inc, Internacionale, Nordstrom BP=BP Nordstrom, Nordstrom, Macy’s,
    Bar III, Impulse Macy’s, Lord & Taylor, Dillard’s, Belk, House of Fraser, John Lewis, Selfridges,
    Very UK=Very.co.uk, Littlewoods, Next*, Marks & Spencer=M&S=Limited Collection=Autograph!, Per Una,
    Indigo Collection*, South!, Apricot!, Izabel London, Closet London=Closet!, Yumi Kim, Pilcro, Blu Pepper,
    Everly*, Sans Souci*, Sugarlips=Sugar Lips, Naked Zebra, Audrey 3+1, Piperlime, 6ks, Le3no, BCX, Speechless!,
    Trixxi, Material Girl, American Rag, XOXO, G by Guess, Bongo, Candie’s, Jennifer Lopez,
    LC Lauren Conrad=Lauren Conrad, Rock & Republic, Apt. 9, Daisy Fuentes, Elle*, Simply Vera,
    United Colors of Benetton=Benetton=United Colors Benetton, Sisley
  `,
  'casual classic': `
    Gap*, Lands’ End, Coldwater Creek, Talbots, Chico’s, Christopher & Banks, J.Jill, J.Crew Factory,
    Levi’s=Levi Strauss, Wrangler*, Mavi=Mavi Jeans, Lucky Brand=Lucky Brand Jeans, Dockers*,
    Hollister=Hollister Co, Abercrombie & Fitch=Abercrombie, Gilly Hicks,
    American Eagle=American Eagle Outfitters=AEO, Aerie, Fat Face=Fatface, White Stuff, Seasalt Cornwall=Seasalt,
    Joules, Boden, Crew Clothing=Crew Clothing Company, Hush*, Jigsaw*, East!, Monsoon*, Phase Eight=Phase 8,
    Coast*, Laura Ashley, Cath Kidston, Fenn Wright Manson, Precis Petite=Precis, Windsmoor, Planet*, Jacques Vert,
    Eastex, Great Plains*, Saint Tropez*, Bon’a Parte, Gerry Weber, Taifun, Samoon, Betty Barclay, Comma*,
    Marc Aurel, More & More, Brax, Mac Jeans, Cambio*, Angels Jeans, Zero!, Bugatti*, Camel Active, Olymp, Eterna,
    Cortefiel, Pedro del Hierro, Caroll, Somewhere*, Cyrillus, Petit Bateau, Armor Lux, Saint James*, La Redoute,
    3 Suisses, Monoprix, Celio, Jules*, Devred, Burton*=Burton Menswear, River Woods, Jack Wills, Jockey*, Calida,
    Schiesser, Intimissimi, Calzedonia, Madewell=Madewell 1937, J.Crew=Jcrew,
    Tommy Hilfiger=Tommy Jeans=Hilfiger Denim=Hilfiger, Nautica, Izod, Chaps*, US Polo Assn=U.S. Polo Assn.,
    Haggar, Perry Ellis, Van Heusen, Bonobos, Alfani, Charter Club, Style & Co, Karen Scott,
    INC International Concepts=I.N.C., Liz Claiborne, Naturalizer, Clarks, Hush Puppies, Easy Spirit, Aerosoles,
    Life Stride=Lifestride, Bandolino, Rockport, Ecco, Geox, Bata, Tamaris, Gabor, Rieker, Caprice Shoes,
    Marco Tozzi, Jana Shoes, Högl, Peter Kaiser, Ara Shoes, Bass*=G.H. Bass=Weejuns, Sperry=Sperry Top-Sider, Keds,
    TOMS=Toms Shoes, Skechers, Dansko, Birkenstock, Josef Seibel, Superga, Bensimon, Havaianas, Reef*,
    Miss KG=KG Kurt Geiger, Head over Heels=Head Over Heels by Dune, Moda in Pelle, Carlton London, Ravel London,
    Blowfish*, Rocket Dog, Dirty Laundry*, Report Footwear=Report*, Unlisted*, Kenneth Cole Reaction, Guess Shoes,
    Franco Sarto, Enzo Angiolini, Nina Shoes=Nina*, Caparros, Touch Ups, Dyeables, Maggy London, London Times,
    Donna Morgan, Eliza J, Jessica Howard, Ronni Nicole, Sangria!, Studio 1940, Rachel Roy=Rachel Rachel Roy,
    Fossil*, Relic*, Timex, Casio=Casio Baby-G=Baby-G, Swatch*, Lorus, Sekonda, Pulsar*, Armitron, Skagen, Nixon,
    Ice-Watch, Daniel Wellington, Cluse, Komono, Kapten & Son, Olivia Burton, Alex and Ani, Origami Owl,
    Premier Designs, Kate Hewko, Kendra Scott, Gorjana, Dogeared, Satya, Brighton*, Baggallini, LeSportsac,
    Vera Bradley, The Sak, Sakroots, Fiorelli, Radley, Nica*, Paul’s Boutique, Matt & Nat, Nannini, Parfois,
    Samsonite, American Tourister, Eagle Creek, Ray-Ban=Rayban
  `,
  'bohemian casual': `
    Free People=Freepeople=FP Movement, Anthropologie=Anthro, Band of Gypsies, Raga*, Billabong, Roxy*,
    Rip Curl=Ripcurl, O’Neill, Volcom, Quiksilver, Hurley, RVCA, Element*, Tigerlily=Tiger Lily, Seafolly, Rhythm*,
    Arnhem*, Odd Molly, Indiska, Noa Noa, Deby Debo, Antik Batik, Ellos, Bohemian Traders, Flying Tomato, Umgee,
    Sundance*=Sundance Catalog, Soft Surroundings, Pura Vida=Puravida, Natural Life, Tolani, Lakai
  `,
  'sporty casual': `
    Nike=Nike Air=Nike Free=Nikelab, Jordan*=Air Jordan=Air Jordans, Adidas=Adidas Originals=Adidas Neo,
    Puma*=Fenty Puma=Puma Fenty, Reebok, New Balance, Asics=Onitsuka Tiger, Under Armour=Underarmour, Fila,
    Ellesse, Kappa*, Champion*, Umbro, Diadora, Le Coq Sportif, Saucony, Brooks Running, Mizuno, Hoka=Hoka One One,
    On Running=On Cloud, Rab*, Black Diamond*, Prana, Athleta, Lululemon=Lululemon Athletica=Lulu Lemon,
    Sweaty Betty, Fabletics, Gymshark, Alo Yoga=Alo*, Beyond Yoga, Zella, Onzie, Lorna Jane, Varley,
    Koral Activewear, Spiritual Gangster, Outdoor Voices, Girlfriend Collective, Bandier, Speedo, Arena Swim, TYR,
    Oakley, Penfield, Napapijri, Bench*, K-Swiss, British Knights, Etnies, DC Shoes, Vans,
    Converse=Converse Chuck Taylor=Chuck Taylor=Converse All Star=Chuck Taylors, PF Flyers, Airwalk, Emerica,
    Supra Footwear, Spalding, Wilson*, Prince Sports, Lotto*, Hummel, Erima, Jako*, Odlo, Craft Sportswear,
    CEP Running, Falke, Peak Performance*
  `,
  'streetwear trendy': `
    Stüssy, Obey*=Obey Clothing, Huf, Diamond Supply=Diamond Supply Co, Thrasher, Carhartt=Carhartt WIP, Dickies,
    Vans Off the Wall, Santa Cruz*, New Era=New Era Cap, Mitchell & Ness, 47 Brand, Neff, Mishka, Undefeated*,
    The Hundreds, 10 Deep=10Deep, Crooks & Castles, LRG, Ecko=Ecko Unltd, Rocawear, Baby Phat, Apple Bottoms,
    South Pole=Southpole, Akoo, Married to the Mob, Hype*, Criminal Damage, Illustrated People, UNIF, Lazy Oaf,
    O-Mighty, Cheap Monday, Dr. Denim, Ragged Priest=The Ragged Priest, Jaded London, Tee & Cake, Nike SB, Kangol,
    Ed Hardy, Von Dutch, Famous Stars and Straps, Fox Racing, Metal Mulisha, Spitfire*,
    Quay=Quay Australia=Quay Eyeware, Le Specs, Sunglass Hut, Crap Eyewear
  `,
  'glamorous casual': `
    Victoria’s Secret=Victoria’s Secret Pink, Frederick’s of Hollywood, Ann Summers, La Senza, Juicy Couture=Juicy,
    Baby Doll Couture, Hunkemöller, Triumph*, Wonderbra, Maidenform, Warner’s, Bali Bras, Spanx, Commando*,
    Freya Lingerie, Panache*, Maybelline=Maybelline New York, L’Oréal, Revlon, Covergirl, Rimmel=Rimmel London,
    NYX=Nyx Cosmetics, Essie*, OPI=O.P.I., Sally Hansen, Max Factor, Bourjois, e.l.f.=Elf Cosmetics, Wet n Wild,
    Milani, Physicians Formula, Sephora, Sephora Collection, Bath & Body Works, The Body Shop, Lush Cosmetics,
    Burt’s Bees, Neutrogena, Olay, Nivea, Garnier, Dove!, Eos*, Carmex, Vaseline, Hello Kitty, Disney*, Marvel*,
    Casetify, Case-Mate, Skinnydip=Skinnydip London, Otterbox
  `,
  'professional classic': `
    LOFT=Ann Taylor Loft, Ann Taylor, Express*=Express Clothing, New York & Company, Debenhams,
    White House Black Market=White House*=WHBM, Banana Republic, Jaeger, Hobbs=Hobbs London, Charles Tyrwhitt,
    T.M.Lewin=TM Lewin, Moss Bros, Suitsupply=Suit Supply, Men’s Wearhouse, Jos. A. Bank, Jones New York,
    Evan Picone, Kasper, Le Suit, Tahari ASL=Tahari Arthur S Levine, Anne Klein=Ak Anne Klein
  `,
  'trendy glamorous': `
    Guess*=Guess Jeans=Guess USA=Guess by Marciano, Nine West=Ninewest, Office!=Office Shoes, Faith*,
    Dune*=Dune London, Carvela=Carvela Kurt Geiger, Bertie*, Aldo=Aldo Shoes, Steve Madden=Stevemadden=Madden,
    Steven by Steve Madden=Steven Steve Madden, Jessica Simpson, Fergie*, Carlos Santana=Carlos by Carlos Santana,
    BCBGeneration, Chinese Laundry=CL by Laundry=Cl Laundry, Vince Camuto=Vincecamuto
  `,
  'minimalist casual': `
    Uniqlo, Muji, Arket, COS*, & Other Stories, Massimo Dutti, Everlane, Quince*, Grana, Kotn
  `,
  'outdoor casual': `
    L.L.Bean=LL Bean, Eddie Bauer, Vaude, Minnetonka, Bearpaw, Sorel, Kamik, Timberland, Merrell, Teva, Chaco,
    Salomon, Columbia*=Columbia Sportswear, The North Face=North Face, Patagonia, Helly Hansen, Jack Wolfskin,
    Mammut, Berghaus, Marmot*, Arc’teryx, Haglöfs, Craghoppers, Regatta*, Kathmandu, Macpac
  `,
  'casual streetwear': `
    Lee*=Lee Jeans, Superdry, Crocs, G-Shock=Gshock, Kipling, Herschel=Herschel Supply, Eastpak, JanSport,
    Fjällräven=Fjallraven Kanken=Kanken
  `,
  'romantic edgy': `
    Betsey Johnson=Betseyville
  `,
  'glamorous classic': `
    David’s Bridal, Alfred Angelo, Mori Lee, Adrianna Papell, Alex Evenings, Betsy & Adam, Xscape, JS Collections,
    Pandora*=Pandora Jewelry, Thomas Sabo=Sabo, Swarovski, Stella & Dot, Chloe + Isabel, Lia Sophia,
    BaubleBar=Bauble Bar
  `,
} as const
