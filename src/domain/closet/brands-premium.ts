/** Brands of level 3, premium, by the tribes they dress; marked as in brands-marketplace.ts. */
// prettier-ignore
export const premiumBrands = {
  'classic preppy': `
    Ralph Lauren=Polo Ralph Lauren=Lauren Ralph Lauren=Lauren by Ralph Lauren=Polo by Ralph Lauren=RLL,
    Denim & Supply=Denim Supply Ralph Lauren, Club Monaco, Brooks Brothers, Lacoste=Lacoste Live, Gant=Gant Rugger,
    Fred Perry, Vineyard Vines, Lilly Pulitzer, Jack Rogers,
    Kate Spade=Kate Spade New York=Kate Spade Saturday=Katespade, Tory Burch=Toryburch=Tory Sport,
    Coach*=Coach New York=Coach 1941=Coachtopia, Dooney & Bourke, Barbour=Barbour International,
    Hackett=Hackett London, Whistles, Jaeger London, Aspinal of London=Aspinal London=Aspinal,
    Cambridge Satchel=Cambridge Satchel Company=The Cambridge Satchel Company, Boutique by Jaeger, Austin Reed,
    Gieves, Thomas Pink=Pink Shirtmaker, Turnbull, Hawes, Draper James, Tuckernuck, C. Wonder, Vanessa Bruno Athé,
    Hunter*=Hunter Boots=Hunter Original, Sebago, Cole Haan=Colehaan, Frye*=The Frye Company=Frye Company,
    Sam Edelman=Samedelman, Circus by Sam Edelman, Ivanka Trump, Trina Turk,
    Laundry by Shelli Segal=Laundry Shelli Segal, Badgley Mischka=Belle Badgley Mischka, Aidan, Cynthia Steffe,
    Rebecca Minkoff=Rebeccaminkoff, French Connection=FCUK=Great Plains French Connection, Russell & Bromley,
    Hudson Shoes=H by Hudson, Loake, Grenson, Clae, Lumberjack*, Furla, Longchamp, Tommy Hilfiger Collection,
    Armani Exchange=AX Armani Exchange, Armani Jeans=AJ Armani, Trussardi=Tru Trussardi=Trussardi Jeans, Max & Co,
    Marella=Emme Marella, iBlues, Pennyblack=Penny Black, Weekend Max Mara=Max Mara Weekend=Weekend Maxmara,
    Marina Rinaldi, Luisa Spagnoli, Soaked in Luxury, Karen by Simonsen, Marc Cain, Riani, Marc O’Polo=Marc O Polo,
    Hallhuber, Oui*, Luisa Cerano, Schumacher*, René Lezard, Bogner, Aigner=Etienne Aigner,
    Liebeskind=Liebeskind Berlin, Joop, Navyboot, Mandarina Duck, Coccinelle, Borbonese, Piquadro, Braccialini,
    Gherardini
  `,
  'minimalist classic': `
    Vince*, Joie=Soft Joie, Equipment*, Acne Jeans, A.P.C.=APC, Vanessa Bruno, Athé Vanessa Bruno,
    Comptoir des Cotonniers, Sandro=Sandro Paris, Ba&sh, Gerard Darel, Sézane, Rouje, Petite Mendigote, Bash*,
    Les Petites, Les Petits Joueurs, Et Vous, Agnès b., American Vintage, Bellerose, Des Petits Hauts, Anine Bing,
    Toteme, Hope Stockholm, House of Dagmar=Dagmar, Whyred, Back Sweden, Wood Wood, Nanushka, Aritzia, Wilfred*,
    Babaton, TNA*, Oak + Fort, Mackage, Soia & Kyo, Rudsak, Canada Goose, Moose Knuckles, Parajumpers, Nobis*,
    Woolrich, Eileen Fisher, Lafayette 148=Lafayette 148 New York, Bailey 44, ATM Anthony Thomas Melillo,
    Majestic Filatures, Majestic Paris, Autumn Cashmere, 360 Sweater=360 Cashmere, White + Warren, Inhabit*,
    Halston Heritage, Alice + Trixie, Amanda Uprichard, Amour Vert, Staud, With Jéan, Faithfull, Posse*, Aje,
    Bassike, Scanlan Theodore, Cue Australia, Veronika Maine, Sportscraft, Oroton, Mimco, Ginger & Smart,
    Camilla and Marc, Bec & Bridge, Shakuhachi, Talulah, Nicholas the Label, Elliatt, Cooper St,
    Elizabeth and James, 10 Crosby Derek Lam=10 Crosby=Derek Lam 10 Crosby, McGinn, Rachel Zoe, Sea New York,
    Clover Canyon, Tibi, T by Alexander Wang=T Alexander Wang=Alexander Wang.t,
    Sonia by Sonia Rykiel=Sonia Sonia Rykiel, Sessun, Soeur, Avril Gau, Repetto, Pretty Ballerinas, Anniel,
    French Sole, London Sole, Bloch*, Chie Mihara, Pikolinos, Camper*, El Naturalista, Hispanitas, Pedro Garcia,
    Unisa, Lodi Shoes, Bimba y Lola=Bimba & Lola, Hoss Intropia=Hoss, Adolfo Dominguez, Purificación García, Tous*,
    Majorica, UNOde50=Uno de 50, Ole Lynggaard, Pilgrim Jewelry=Pilgrim*, Dyrberg/Kern, Astley Clarke,
    Monica Vinader, Missoma, Links of London=Links London, Alex Monroe, Daisy London, Dinny Hall, Maria Black,
    Sophie Bille Brahe, Gorjana & Griffin, Jennifer Zeuner, Jennifer Meyer, Zoë Chicco, Catbird, Mejuri, Aurate,
    Vrai, Phyllis + Rosie, Dana Kellin, Jules Smith, Sarah Chloe, Sydney Evan, Adina Reyter, Rachel Jackson
  `,
  'edgy trendy': `
    Jeffrey Campbell=Jeffreycampbell, Sam & Libby, Dolce Vita=DV by Dolce Vita=DV Dolce Vita=Dv8,
    Schutz=Schutz Shoes, Ash*=Ash Footwear=Ash Italia, Senso, Windsor Smith, Wittner, Tony Bianco, Siren Shoes,
    Kat Maconie, Miista, Unity in Diversity, Vagabond, Dr. Martens=Doc Martens=Martens, Underground England,
    T.U.K.=Tuk Shoes, New Rock, Report Signature, Pour la Victoire=Pour Victoire, Boutique 9, Joan & David,
    Via Spiga, Matiko, Messeca, Seychelles*, BC Footwear, Restricted Shoes, Very Volatile, Modern Vintage!,
    Luxury Rebel, Rebels*, L.A.M.B.=Lamb by Gwen Stefani, Harajuku Lovers,
    House of Harlow=House of Harlow 1960=House Harlow, Pamela Love, Bing Bang, Low Luv, Noir Jewelry, CC Skye,
    Eddie Borgo, Vita Fede, Jenny Bird, Luv Aj, Nasty Gal Collection, For Love & Lemons=Love Lemons,
    Lovers + Friends, NBD Clothing, Tularosa, Majorelle*, House of Harlow Revolve, Privacy Please, Superdown,
    Lpa Clothing, Revolve, One Teaspoon=Oneteaspoon, Chaser*, Junk Food Clothing, Local Celebrity, Lauren Moshi,
    Sauce*, Stylestalker=Style Stalker, Lover the Label, Maurie & Eve, Toby Heart Ginger,
    Torn by Ronny Kobo=Ronny Kobo=Torn Ronny Kobo, Haute Hippie, Nightcap*=Nightcap Clothing, Stone Cold Fox,
    Novis, Rory Beca, Alice + Olivia, BLK DNM=Blk Denim, Surface to Air, Religion Clothing=Religion*,
    AllSaints Spitalfields, Vivienne Westwood Anglomania=Anglomania, Cheap and Chic, John Richmond=Richmond*,
    Bolongaro Trevor, Muubaa, BODA Skins, Schott=Schott NYC, Members Only, Doma Leather, LaMarque, SPRWMN, Veda*,
    Mason by Michelle Mason=Michelle Mason, Naven, Style Mafia, Keepsake Label, Opening Ceremony,
    House of Holland=House Holland, Illesteva, Karen Walker, Cutler and Gross, Garrett Leight, Oliver Peoples,
    Moscot, Retrosuperfuture=Super by Retrosuperfuture, Sunday Somewhere, Ksubi Eyewear, Valley Eyewear,
    Thierry Lasry, Westward Leaning, Warby Parker, Persol, Maui Jim, Carrera*, Police*, Vuarnet, Smith Optics,
    Spy Optic, Iconic Eyewear, Nicole Lee, Botkier, Hayden-Harnett, Gryson, Kooba, Foley + Corinna, Linea Pelle,
    Hobo International=Hobo the Original, Lauren Merkin, Deux Lux, Danielle Nicole, Cynthia Vincent,
    Twelfth Street by Cynthia Vincent, Elliott Lucca, Sorial, Rafe New York, Sang A, Clare V.=Clare Vivier,
    Building Block*, Welden, Cuyana, Street Level, Patricia Nash, Brahmin*, Henri Bendel, Isaac Mizrahi
  `,
  'bohemian romantic': `
    Spell & the Gypsy Collective, Auguste the Label, Jen’s Pirate Booty, Novella Royale, Mara Hoffman,
    Tolani Collection, Johnny Was, Hale Bob, Tbags Los Angeles=T Bags Los Angeles, Twelfth Street,
    Calypso St. Barth=Calypso Barth=Calypso*, Star Mela, Star by Julien Macdonald=Star Julien Macdonald,
    Velvet Torch, Sky Clothing=Sky Brand, Love Sam, Raquel Allegra, Yumi Kim NY,
    Plenty by Tracy Reese=Plenty Tracy Reese, Tracy Reese, Leifsdottir, Corey Lynn Calter, Moulinette Soeurs,
    Maeve*, Deletta, Odille, Girls from Savoy, Edme & Esyllte, Floreat, Elevenses, Hei Hei, Cartonnier,
    HD in Paris, Vanessa Virginia, Meadow Rue, Tabitha*, Postage Stamp, Eva Franco, Weston Wear,
    Darling*=Darling London, Traffic People, Almost Famous London, Emily and Fin, Needle & Thread,
    Jarlo=Jarlo London, Frock and Frill, Three Floor=Threefloor, Elise Ryan, Rixo, Ghost London=Ghost*,
    Alice Temperley Somerset, Temperley Somerset, Chan Luu=Chanluu, Ettika, Shashi, Vanessa Mooney, Child of Wild,
    Heather Gardner, Pyrrha, Satya Jewelry, Gas Bijoux, Hipanema, Gillian Julius, Julie Vos, Cocobelle, Miguelina,
    Seafolly Australia, Vix Swimwear=Vix, Maaji, Vitamin A Swim=Vitamin A, L*Space, Acacia Swimwear, Mikoh,
    Beach Bunny=Beach Bunny Swimwear, Frankies Bikinis, Triangl, Solid & Striped, Tori Praver, Indah, Beach Riot,
    Luli Fama, Agua Bendita, Heidi Klein, Melissa Odabash, Kiini, Seea, Amuse Society, Sunseeker*, Gottex,
    Trina Turk Swim, Becca Swim
  `,
  'outdoor casual': `
    UGG=Ugg Australia=Uggs, EMU Australia, Australia Luxe Collective, Pajar, Filson, Pendleton,
    Red Wing=Red Wing Shoes, Danner, Wolverine*, Blundstone, R.M.Williams=RM Williams, Lucchese, Ariat, Old Gringo,
    Corral Boots, Stetson, Akubra, Tony Lama, Justin Boots, Swims*, Vibram, Aigle, Le Chameau, Rains*, Stutterheim,
    Herno, Fay*, Peuterey, Colmar, Duvetica, Fusalp, Rossignol, Bogner Fire + Ice, J.Lindeberg, Sperry Gold Cup,
    Seiko, Citizen*, Tissot, Hamilton*, Victorinox, Luminox, Garmin, Fitbit, Apple Watch=Apple*, Samsung,
    Michele Watches=Michele*, Philip Stein, Movado, Bulova, Gc Watches, TW Steel, Triwa, Mvmt, Shinola,
    Larsson & Jennings
  `,
  'glamorous classic': `
    MAC Cosmetics=M.A.C.=Mac!, Benefit*, Urban Decay, Too Faced, Smashbox, NARS, Stila*, Tarte*, Clinique,
    Estée Lauder, Lancôme, Bobbi Brown, Laura Mercier, Anastasia Beverly Hills, Kat von D, Becca Cosmetics,
    Hourglass!, Charlotte Tilbury, Shiseido, Clarins, Kiehl’s, Fresh!, Origins*, Philosophy Beauty,
    Deborah Lippmann, Butter London, Ciaté, Nails Inc, Jo Malone, Diptyque, Byredo, Le Labo, Aerin=Aerin Lauder,
    Wolford, Cosabella, Hanky Panky, Chantelle, Simone Pérèle, Eberjey, Natori, Josie Natori,
    Stella McCartney Lingerie, Olivia von Halle, Agent Provocateur, Fleur du Mal=Fleur Mal, Tabio,
    Givenchy Hosiery, Kenneth Jay Lane=Kenneth Lane, Carolee, Nadri, Ben-Amun, Givenchy Jewelry,
    Swarovski Crystallized, Atelier Swarovski, R.J. Graziano, Ippolita Rock Candy,
    Effy=Effy Collection=Effy Jewelry, Le Vian, Judith Ripka, Honora, Blue Nile, Effy Jewelers
  `,
  'romantic trendy': `
    Ted Baker=Ted Baker London=Tedbaker, Orla Kiely, Nanette Lepore=Nanette, Shoshanna, Milly=Milly NY,
    Cynthia Rowley, Diane von Furstenberg=DVF=Diane Furstenberg=Von Furstenberg, Rebecca Taylor, Claudie Pierlot,
    Tara Jarmon, Reformation*, Realisation Par=Realisation, Alice McCall, See by Chloé=See Chloe, Cacharel,
    Paul & Joe=Paul & Joe Sister, Manoush
  `,
  'professional classic': `
    L.K.Bennett=LK Bennett, Reiss, Elie Tahari=T Tahari, Tahari,
    Michael Kors=Michael Michael Kors=Michael by Michael Kors=MMK=Michaelkors,
    Calvin Klein=CK=Calvin Klein Jeans=CK Calvin Klein=Ck Jeans, DKNY=DKNYC=DKNY Jeans=Donna Karan New York,
    Kenneth Cole=Kenneth Cole New York, Hugo Boss Orange=Boss Orange, Hugo by Hugo Boss, Tumi, Theory*
  `,
  'glamorous trendy': `
    Karen Millen, BCBGMAXAZRIA=BCBG Max Azria=BCBG, Max Azria, Max and Cleo, Kay Unger, David Meister, Sue Wong,
    Aidan Mattox, Parker*=Parker NY, Yoana Baraschi, Nicole Miller=Nicole by Nicole Miller,
    Kurt Geiger=Kurt Geiger London, Versace Jeans=Versus Jeans, Love Moschino,
    Twinset=Twin Set=Twin-Set Simona Barbieri, Liu Jo=Liujo, Patrizia Pepe, Pinko, Elisabetta Franchi, Nenette,
    Guess Marciano=Marciano=Marciano Los Angeles, Dannijo, Lulu Frost, Fallon*, Alexis Bittar
  `,
  'edgy casual': `
    All Saints=Allsaints, Marc by Marc Jacobs=Marc Marc Jacobs, Diesel*=Diesel Black Gold, G-Star=G-Star Raw,
    Replay*, Denham, Gsus, Rag & Bone=Rag Bone Jean, Ksubi, Blank NYC=Blanknyc, William Rast, Nudie Jeans=Nudie,
    Maje, Zadig & Voltaire, The Kooples=Kooples, IRO=Iro Jeans, Sass & Bide
  `,
  'casual bohemian': `
    Scotch & Soda=Maison Scotch, Feel the Piece, Wildfox=Wildfox Couture=Wild Fox
  `,
  'minimalist trendy': `
    Tiger of Sweden, Filippa K, Rodebjer, Samsøe Samsøe, Envii, Second Female, Designers Remix,
    Day Birger et Mikkelsen=Day Birger Mikkelsen=Birger Mikkelsen, Malene Birger=By Malene Birger, Ganni,
    Baum und Pferdgarten, Stine Goya, Mads Nørgaard, Minimum*, Moss Copenhagen, InWear=In Wear, Part Two, Munthe,
    Gestuz, Won Hundred, Libertine-Libertine, Norse Projects, Drykorn, Strenesse, Closed*
  `,
  'casual minimalist': `
    J Brand=Jbrand, AG Jeans=AG Adriano Goldschmied=Adriano Goldschmied, Paige=Paige Denim=Paige Premium,
    Frame*=Frame Denim, Citizens of Humanity=Citizens Humanity,
    7 For All Mankind=Seven for All Mankind=7 Mankind=Mankind=Seven Mankind, Hudson Jeans=Hudson*, Joe’s Jeans,
    Rich & Skinny, Current/Elliott, Mother Denim=Mother*, MiH Jeans=M.i.h Jeans=Mih, Siwy, Genetic Denim, Goldsign,
    DL1961=DL 1961, Raven Denim, 3x1, Agolde, Grlfrnd, Re/Done=Redone, Nobody Denim=Nobody*, Neuw,
    NYDJ=Not Your Daughter’s Jeans, APC Jeans, Splendid*, Ella Moss, Three Dots, Michael Stars, James Perse,
    Velvet by Graham & Spencer=Velvet Graham Spencer, Enza Costa, LNA, Monrow, Sundry*, Wilt*
  `,
  'casual western': `
    True Religion=True Religion Brand Jeans, Silver Jeans, Miss Me
  `,
  'casual beach': `
    Jets Swimwear, Zulu & Zephyr, K. Jacques, Castañer, Soludos
  `,
} as const
