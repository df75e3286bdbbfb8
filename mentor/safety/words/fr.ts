import type { SafetyWords } from '#mentor/safety/categories.ts';

export const FR: SafetyWords = {
  common:
    "le la les de que et en un une mon ma mes je veux pour avec ne pas apprendre faire plus chaque jour jours semaine être arrêter j'ai suis me du des au à par sur dans est il elle ou l'",
  sets: {
    want: "j'aimerais|veux|voudrais|aimerais|souhaite|envie de|envie d'|j'ai envie de|ai envie de|vais|pense à|songe à|préfère|préférerais|j'espère|compte|voulais|besoin de|pense souvent à|essaie de|veux juste",
    drug: "(médicament*|médoc*|cachet*|antidépresseur*|insuline|l'insuline|lithium|traitement*|chimio*|dose*|anxiolytique*|neuroleptique*|sertraline|prozac|pilule*|comprimé*|antibiotique*|anticoagulant*|somnifère*)",
    person:
      '(mon |ma |mes |le |la |les |un |une |son |sa |ses |à |au |aux |de |du )*(ex|copain|copine|femme|mari|conjoint*|compagn*|voisin*|patron*|chef|fils|fille|enfant*|frère*|soeur*|mère|père|parents|prof*|collègue*|camarade*|ami|amie|amis|chien|chat|quelqu un|quelquun|gens|personne*|belle mère|lui|elle|police|flic*|bébé|gamin*)',
    part: "(genou|genoux|dos|épaule*|cheville*|hanche*|poignet*|cou|pied*|jambe*|bras|coude*|colonne|lombaire*|l'épaule|tendon*)",
  },
  harmless: [
    'mourir de (rire|faim|soif|honte|envie|chaud|ennui)|mort* de (rire|faim|fatigue|peur)|tuer (le temps|le game|les mauvaises|des zombies|le boss|les moustiques)|nature morte|soulevé de terre|point mort|peine à mourir',
    "battre (mon|ma|mes|le|un) * (aux|au|à la|à|en) *|battre (mon record|les oeufs|les blancs|le record)|couper (le|la|les|du|des|mes cheveux|l'alcool)|arrêter de manger (de la|du|des|trop|tard|entre|dehors|gras|sucré|en|devant|n'importe|au|mes|autant|quand|la)|(je )?parie (que|sur moi)|voler (de|en|comme)|tirer (des photos|à l'arc|au but|parti)|frapper (à la porte|dans un ballon|dans la balle)",
  ],
  leaving:
    'arrêter arrêter_de cesser sans éviter jamais ne ne_plus stop stopper prévenir contre surmonter peur quitter sortir_de addiction lutter',
  about:
    'bénévol* écrire_sur lire_sur recherche* étudier prévention roman documentaire film histoire thèse article conférence écoute',
  phrases: {
    other: [
      "(mon|ma|mes|un|une) (meilleur* )?(ami|amie|amis|frère|soeur|fils|fille|mère|père|mari|femme|copain|copine|cousin*|conjoint*|collègue|voisin*|élève|neveu|nièce|oncle|tante|enfant) (qui |se |m'a |me |dit qu'* |a dit qu'* |est |parle de |ne |pense à |a tenté de |a essayé de |menace de |n'a |veut |dit |a )*(veut (mourir|se tuer|se suicider|en finir|disparaître)|mourir|suicid*|veut plus vivre|plus vivre|se coupe|se scarifi*|se fait du mal|se mutile|se tuer|en finir|se fait (battre|frapper|taper)|est battu*|mange plus|en danger|plus envie de vivre|frappe par)",
      '(aider|soutenir|sauver|accompagner) (mon|ma|un|une|mes) * (qui |à |en |est |se |veut |avec |de |après |une )*(suicid*|mourir|dépress*|scarifi*|mutil*|battu*|anorex*|boulim*|se tuer|en finir|violence*)',
    ],
    despair: [
      "(m'endormir|dormir|me coucher) (et|pour) (ne )?(plus|jamais|pas) (jamais )?(me )?(réveiller|lever)",
      "$want + (mourir|crever|me tuer|me suicider|disparaître|ne plus exister|ne plus être là|ne plus vivre|ne plus me réveiller|ne pas me réveiller|en finir|mettre fin à|arrêter de (vivre|respirer|exister)|m'endormir (et|pour)|dormir pour toujours|partir pour toujours|quitter ce monde|me pendre|me jeter|me couper|me faire du mal|être mort*|sauter d|tout arrêter|me foutre en l'air)",
      "suicid*|scarifi*|automutil*|me pendre|m'ouvrir les veines|me taillader|me mutiler|me faire du mal|me tuer|me flinguer|mettre fin à (mes jours|ma vie)|en finir (avec|une bonne fois|pour|#)|overdose|avaler (tous|toute|une boîte)|me jeter (d|sous|du|de|par|dans le vide)|sauter (d'un pont|par la fenêtre|du pont|sous un train)",
      "(ne |n')?(veux|souhaite|supporte|peux) (plus|pas) + (vivre|exister|être là|continuer|me réveiller|être en vie|la vie|vivre comme ça|de cette vie|avancer|rester en vie)|plus envie de (vivre|rien|continuer|me lever|me battre)|plus (aucune )?(raison*|envie|goût|force|espoir) (de|d'|à) (vivre|la vie|continuer|exister|rester)|n'en (peux|peut) plus( de vivre| de la vie| de tout)?|j'en peux plus|à bout de (force*|tout)|je suis à bout",
      "(aucun*|pas de|plus de|plus aucun*|quel|à quoi) + (sens|raison*|but|issue|avenir|espoir|sert) ?+ (vivre|de vivre|la vie|ma vie|continuer|exister|à rien|pour moi)?|(la|ma) vie (ne |n')?(vaut|a|est|sert|mérite) (plus |pas )*(la peine|aucun sens|de sens|un enfer|rien|finie|d'être vécue|à rien|foutue)|(fatigu*|marre|lasse|las|ras le bol|épuisé*) (de|d'|de la) (vivre|vie|tout|exister|cette vie|me battre|lutter|être en vie)|rien n'a (plus )?(de )?sens|à quoi bon (vivre|continuer)?",
      "personne (ne )?(me |m'|va |s'en )*(regretterait|manquerai*|remarquerait|apercevrait|aime|besoin|veut|pleurerait|rendrait compte|pleurera|voit)|(mieux|heureux|tranquille*) (serai* |iraient |serait |vivraient )*sans moi|(seraient|serait|iraient|irait|vivraient) (mieux|plus heureux|bien mieux|tous mieux) (sans moi|si je)|mieux mort*|si je (mourais|disparaissais|n'étais plus là|meurs|disparais|n'existais)|je (suis|ne suis) (qu')?(un )?(poids|fardeau|boulet)|je ne (vaux|sers) (plus )?(à )?rien|je (déteste|hais) (ma vie|vivre|la vie)|(voudrais|aurais voulu|aimerais) (ne )?(jamais|pas) (être né*|avoir existé|exister)|envie (d'en finir|de crever|de disparaître|de mourir|de me tuer)|idées noires",
    ],
    abuse: [
      "((mon|ma) (mari|conjoint|copain|copine|compagn*|père|mère|beau père|beau|ex|patron|chef|oncle|frère|femme|grand père)|il|elle|quelqu'un|un homme|mes (parents|camarades)) (ne |m'a |m' |me |toujours |souvent |parfois |déjà |a |n'arrête pas de |m'empêche de |chaque * |tout le temps |tous les jours )*(me )?(frappe*|bat|tape|cogne|gifle*|maltraite*|viol*|menace*|abus*|touche|enferme*|contrôle|insulte|humilie|harcèle|étrangle|pousse|force à|oblige à|empêche de sortir|sortir|laisse pas|brutalise|fait du mal|agress*)",
      "peur (de|du|d') (mon (mari|père|copain|ex|conjoint|beau père)|ma *|rentrer|lui|rentrer chez moi)|(relation|mariage|mari|copain|père|conjoint|ex|couple) (abusi*|violent*|toxique)|violences? (conjugale*|domestique*)|(je me fais|je suis|j'ai été|je subis) + (battre|frapper|battu*|frappé*|violé*|abusé*|harcel*|maltraité*|agressé*|menacé*|coups|violence*|attouchement*)|femme battue|(mon|fuir mon) (bourreau|agresseur)|qu'il (ne me|arrête de me) (frappe*|batte)",
    ],
    medication: [
      '(arrêter*|stopper|cesser|sauter|abandonner|baisser|diminuer|réduire|doubler|augmenter|changer|remplacer|vivre sans|sans|ne plus prendre|ne pas prendre|me passer d*|sevrer|jeter|refuser|mélanger|suspendre|lâcher) (de )?(prendre )?+ $drug',
      'guérir (mon |ma |le |du |un )?(diabète|cancer|dépression|épilepsie|bipol*) (avec|sans|naturel*|par) *',
    ],
    eating: [
      "anorex*|boulim*|laxatif*|me purger|vomir (après|tout|ce que|mes repas|pour)|me faire vomir|m'affamer|me laisser mourir de faim|crever de faim|troubles? alimentaire*|pro ana",
      "(arrêter de|ne plus|ne pas|cesser de|sans) manger( rien| du tout| complètement| pendant| jusqu*|#)|ne (plus )?rien manger|manger (rien|le moins possible|presque rien|qu'une|une pomme par jour|juste une)|vivre (d'eau|de café|que d)|(jeûn*) (de |pendant |durant )?(([2-9]|1[0-9]|deux|trois|quatre|cinq|sept|dix) (jours|semaines)|une semaine)|(être|devenir|rester) (très |super |hyper |la plus |le plus |trop )?(maigre|squelettique|que la peau)|sauter (tous )?(les|mes) repas|voir mes (côtes|os)|(pilules|cachets) (pour maigrir|minceur|amaigrissant*)",
    ],
    body: [
      'enceinte|grossesse|post partum|césarienne|accouch*|(blessure|blessé*|entorse|fractur*|cassé|hernie|opéré*|opération|chirurgie|sciatique|tendinite|ménisque|ligament*|rééducation|kiné*|infarctus|avc|cancer|diab*|épilep*|asthm*|arthrite|arthrose|hypertension|maladie (chronique|grave)|fibromyalgie|chimio*|pacemaker|migraine*|covid long|crise cardiaque)',
      '(mal|douleur*|blessé*|fait mal|souffre|tordu) + (à |au |aux |la |le |les |mon |ma |du |de )*$part|$part (en vrac|abîmé*|opéré*|cassé*|foulé*|fragile*|douloureu*)',
    ],
    minor: [
      "(j'ai|je viens d'avoir|je vais avoir) (que |seulement |juste )?([5-9]|1[0-5]|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze) ans(?! de)|je suis en (cm1|cm2|sixième|cinquième|quatrième|6e|5e|4e|6ème|5ème|4ème)|je suis au collège",
    ],
    violence: [
      '(tuer|assassiner|frapper|taper|battre|poignarder|tirer sur|empoisonner|étrangler|torturer|kidnapper|violer|harceler|faire chanter|me venger d*|faire du mal à|faire du mal|blesser|menacer|brûler|tabasser|casser la gueule à|agresser|cogner|éliminer|humilier|gifler) + $person',
      "(espionner|pirater|hacker|suivre|surveiller|lire|fouiller|tracer|traquer|géolocaliser|accéder) + (le |la |les |à |dans |au |aux )*(téléphone|portable|messages|whatsapp|mails|compte*|position|instagram|sms|conversations) (de|du|d') *|(espionner|traquer|harceler) (mon|ma|mes) (ex|copain|copine|femme|mari|voisin*)|(fabriquer|faire|poser|construire) une bombe|fusillade|(brûler|incendier|mettre le feu) (à |la |le |au )*(maison|école|voiture|lycée)|caméra cachée|à (son|leur) insu|sans qu'(il|elle) le sache",
    ],
    illegal: [
      '(vendre|acheter|dealer|trafiquer|fabriquer|cuisiner|cultiver|distribuer|produire|passer) + (drogue*|cocaïne|coke|héroïne|meth|cannabis|shit|beuh|ecstasy|crack|armes|arme|pistolet*)',
      "(voler|braquer|cambrioler|arnaquer|escroquer|falsifier|blanchir|frauder|contreband*|corrompre|pirater|racketter) ?+ (dans|un|une|le|la|les|des|de l'argent|mon|chez|voitures|magasins|banque|papiers|passeport*|impôts|gens|personnes âgées|l'assurance|comptes|aux)|faux (papiers|passeport*|billets|diplôme*|permis|documents)|fausse (carte|identité|ordonnance|monnaie)|blanchiment|pédoporno*|fraude* fiscale*",
    ],
    extremism: [
      "(rejoindre|intégrer|combattre pour|m'engager) + (daech|daesh|isis|état islamique|djihad|jihad|groupe terroriste|néonazi*|nazi*|talib*|suprémac*|groupe extrémiste)|attentat*|suprématie blanche|nettoyage ethnique|(tuer|expulser|éliminer|exterminer|chasser) (tous )?(les )*(juifs|musulmans|immigrés|migrants|noirs|arabes|gays|étrangers)",
    ],
    gambling: [
      "(vivre|gagner|revenu*|payer|faire|devenir riche|rembourser) + (de l'argent |ma vie |mes dettes |mon loyer |un salaire |l'argent )*(de|des|du|avec|grâce aux|aux|au|en pariant|en jouant) + (pari*|casino*|poker|roulette|machines? à sous|loto|loterie|bingo|jeux d'argent|jeux de hasard)|(récupérer|regagner|me refaire|regagne|rattraper) (tout )?(l'argent|mon argent|mes pertes|ce que) *|(récupérer|regagner|me refaire) + (argent|perdu|pertes|mise*|casino)|(parier|miser|jouer) + (tout|économies|salaire|maison|loyer)|(joueur de poker|parieur|joueur) professionnel|gagner au (loto|casino)|(paris|poker|casino) comme (revenu|métier|travail)|vivre (des|de) (paris|jeux)",
    ],
  },
  signs:
    'mort morte mourir cachets sang couteau arme flingue drogue* tuer vengeance pari* casino abus violence désesp* inutile vide pleurer jeûne calories',
  statement:
    "je_suis je_me_sens j'ai_peur personne tout rien je_ne je_n'ai ma_vie la_vie il elle toujours jamais il_y_a pourquoi c'est on_me je_déteste j'ai_perdu tout_le_monde",
  wish: 'veux voudrais aimerais apprendre dois besoin vais objectif but améliorer commencer arrêter courir lire économiser faire plus moins pour',
  numbers: {
    lose: 'perdre maigrir mincir descendre éliminer perds',
    weigh: 'peser poids atteindre descendre_à arriver_à moins_de à',
    day: 'jour jours',
    week: 'semaine semaines',
    month: 'mois',
    notEaten: 'brûler moins déficit déjeuner dîner petit plus dépenser recette* séance repas',
  },
};
