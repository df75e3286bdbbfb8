// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const FR: LanguageWords = {
  line: 'Ces quêtes n’existent pas encore en français.',
  close: 'Afficher en anglais',
  isElided: true,
  topics: [
    'vélo* bicyclette* cyclis* pédaler vtt aller_au_travail_à_vélo>2 rouler_à_vélo', // cycling
    'étire* assoupl* souplesse grand_écart>2 mobilité toucher_mes_pieds>1 raide*>5', // mobility
    'courir course_à_pied footing jogging marathon*>3 semi_marathon>3 courir_plus_vite>2', // running
    'musculation>3 muscle* salle_de_sport>3 haltères>3 pompes>1 traction*>2 abdos>5 sport', // strength
    'nager nage natation piscine crawl>2 brasse>3 eau_libre>4', // swimming
    'marcher marche promenade* randonn*>3 pas_par_jour>1 me_promener balade*', // walking
    'alcool* bière* vin boire_moins>1 arrêter_de_boire>3 apéro* gueule_de_bois ivre', // alcohol
    'posture>4 mal_de_dos>1 dos>1 lombaire*>1 nuque>2 cervicales>2 assis>3', // desk-body
    'légume*>1 fruits>1 manger_mieux manger_sain* alimentation sucre>4 grignot*>4 boire_eau>4', // eating
    'ongles>1 ronger>1 peau>2 acné>2 barbe>3 cheveux>3 hygiène>4 maquillage>2', // grooming
    'kiné*>1 kinésithérap*>1 rééducation>2 exercices_du_kiné>1 périnée>1 séances_de_kiné>3', // physio
    'dormir* sommeil insomni*>2 me_coucher>1 coucher_tôt>1 me_lever>3 endormir>2 réveil*>3', // sleep
    'dents>1 fil_dentaire>1 dentiste>2 bilan_de_santé>3 rendez_vous_médica*>4 vaccin*>3 gencives>1', // teeth
    'fumer>1 cigarette*>1 tabac* clope*>1 nicotine* vapot*>3', // tobacco
    'maigrir>1 perdre_du_poids>1 kilos>1 mincir>1 ventre_plat>2 surpoids>1 prendre_du_poids>3 poids', // weight
    'stress>2 méditer>1 méditation>1 anxiété>3 angoisse*>3 relax* sophrologie pleine_conscience>1', // calm
    'prier>1 prière*>1 bible>2 coran>2 église>3 messe>3 ramadan>4 ma_foi>3', // faith
    'concentr* procrastin*>1 distraction*>3 productiv* remettre_au_lendemain>1 organiser_mes_journées>4', // focus
    'journal_intime>1 tenir_un_journal>1 journal_de_gratitude>2 gratitude>2 mémoires>4 souvenirs>4', // journal
    'routine* ponctu*>3 en_retard>3 habitudes>4 discipline>4 routine_matinale>1 régularité>4', // routines
    "estime_de_soi>1 confiance_en_moi>2 confiance_en_soi>2 me_comparer>3 perfectionnis*>3 m'aimer>1 mon_corps>4 syndrome_de_l'imposteur>3", // self-worth
    "dire_non>2 poser_mes_limites>3 poser_des_limites>3 colère*>1 m'énerver>1 couper_la_parole>4 m'emporter>1", // temper
    'thèse>1 mémoire_de_master>1 mon_mémoire>1 doctorat>1 dissertation*>2 bibliographie>3 rédaction_académique', // academic-writing
    'conduire>1 permis_de_conduire>1 auto_école>1 code_de_la_route>2 peur_de_conduire>3 leçons_de_conduite>1', // driving
    'examen* réviser révisions bac>1 brevet>1 concours>5 partiels>4', // exams
    'langue* anglais>English espagnol>Spanish allemand>German italien>Italian japonais>Japanese portugais>Portuguese vocabulaire', // languages
    'lire lecture* livre*>2 bouquin*>2 club_de_lecture>4 pages>1 lis', // reading
    'tableur*>1 statistique*>3 base_de_données>2 bases_de_données>2 analyse_de_données>4 feuille_de_calcul>1 power_bi>4', // data
    'programmer programmation coder>1 site_web>2 site_internet>2 appli>2 développeu* algorithme*>4', // programming
    'blog*>1 infolettre*>1 chaîne_youtube>2 youtubeur*>2 podcast*>3 abonnés>4 publier_des_vidéos>2', // audience
    'dessin* peindre>3 peinture>3 aquarelle*>3 portraits>2 croquis>1 bande_dessinée>4 bd>4', // drawing
    'roman>1 nouvelle_littéraire>2 écrire_un_livre>1 mon_livre>1 écrivain* poème* écriture contes>2', // fiction
    'échecs>1 jouer_aux_échecs>1 jeux_de_cartes>2 belote>2 jeux_de_société>3 mots_croisés>4 sudoku*>4', // mind-games
    'photo* photographi* appareil_photo>1 cadrage>2 retouche*>4 lightroom>4 portrait_photo>3', // photography
    'guitare* piano violon* batterie ukulélé flûte saxo* jouer_du', // instruments
    'chanter chant chorale>1 chœur>1 chanter_juste>2 karaoké>4 cours_de_chant>3', // singing
    'cuisin* recette* plats pâtisserie>4 pain_maison>4 petits_plats>2 mijoter', // cooking
    'jardin* potager>1 plantes>3 balcon>2 pelouse>4 semer>1 tomates>1', // garden
    'couture>1 coudre>1 machine_à_coudre>1 tricot*>2 crochet*>3 broderie*>3 broder>3 raccommod*>4', // sewing
    'promotion>2 augmentation>2 manager>1 mon_équipe>1 mon_chef>4 réunion*>3 mon_patron>4', // career
    'trouver_un_travail>2 trouver_un_emploi>2 emploi>2 cv>1 lettre_de_motivation>1 entretien*>3 reconversion>4 chercher_du_travail>2', // job-search
    'mon_entreprise>2 entrepren* ma_boîte>2 auto_entrepreneur>5 boutique_en_ligne>3 freelance>5 créer_une_entreprise>2', // own-business
    'parler_en_public prise_de_parole discours>2 exposé>2 présentation*>2 trac>1 éloquence>3', // speaking
    'dette* crédit*>2 rembours*>2 surendett*>3 découvert>1 emprunt*>2 endett*', // debt
    "investir investissement* bourse>1 actions>1 impôts>2 déclaration_d'impôts>2 retraite>3", // investing
    'économis* économies épargn* budget>1 argent_de_côté cagnotte*>3', // saving
    'dépenser_moins dépenses achats_impulsifs>1 acheter_moins>1 abonnements>2 factures>2 dépense_trop', // spending
    'ménage nettoy* vaisselle>2 lessive>4 salle_de_bain*>3 aspirateur maison_propre repassage>4', // cleaning
    'ranger rangement* désencombr* trier>3 tri_des_affaires placard>2 grenier>4 bazar', // decluttering
    'boîte_mail>1 boîte_de_réception>1 mails>1 trier_photos>2 mots_de_passe>3 mot_de_passe>3 sauvegarde*>4 disque_dur>4', // digital-order
    'écolo* planète empreinte_carbone>1 zéro_déchet>2 plastique*>2 recycl*>2 économiser_énergie>3 seconde_main>4', // greener
    'déménag*>3 trouver_appart*>1 chercher_appart*>1 trouver_logement>1 vendre_maison>2 cartons>3 emménag*>4 meubler>4', // moving
    'bricol* robinet*>1 repeindre>2 peindre_mur*>2 papier_peint>2 menuiserie>3 rénovation*>4 carrelage>4', // repairs
    'téléphone>1 écran*>1 réseaux_sociaux>2 portable>1 jeux_vidéo>4 séries>4 smartphone>1', // screens
    'enfants mon_fils ma_fille bébé mes_filles crier_sur>3 ados>4 mes_gosses', // children
    "rencontrer_quelqu'un>1 trouver_l'amour>1 célibataire>1 draguer>4 tinder>2 premier_rendez>3 site_de_rencontre*>2", // dating
    'parents>1 ma_mère>1 mon_père>1 grands_parents>1 frère*>2 sœur*>2 famille arbre_généalogique>4', // family
    'amis copains solitude>3 timid*>4 rencontrer_des_gens>1 me_faire_des_amis>1 amitié*>2', // friends
    'couple ma_femme mon_mari ma_copine mon_copain mon_conjoint disputes>2 ma_compagne', // partner
    'chien* chat>6 chaton*>6 chiot*>5 laisse>1 dresser>2 vétérinaire>7 animal>7', // pets
    'bénévol*>1 aider_les_autres>1 don_du_sang>3 donner_mon_sang>3 association>1 pétition>4 faire_un_don>3', // volunteering
    'organiser_mariage>2 notre_mariage>2 me_marier>2 fête_anniversaire>3 anniversaire_surprise>3 organiser_fête recevoir_invités>1 obsèques>5', // celebrations
    'passeport>1 titre_de_séjour>1 demande_de_visa>1 naturalisation>1 testament>2 assurance_habitation>3 mutuelle>3 démarches_administratives>4', // papers
    'planifier_voyage>1 organiser_voyage>1 préparer_voyage>1 voyager_seul*>2 tour_du_monde>2 sac_à_dos>2 faire_valise*>3 escapade*>4', // travel
  ],
  verbs: [
    'apprendre* apprends étudier me_mettre_au me_mettre_à', // learn
    'améliorer* progresser perfectionner', // improve
    'commencer débuter premier première', // start
    'finir terminer achever', // finish
    'construire fabriquer créer monter', // build
    'réparer restaurer rénover retaper', // repair
    'arrêter_de arrêter_le arrêter_la arrêter ne_plus cesser', // give up
    'moins réduire diminuer', // cut down
    'atteindre arriver_à', // reach
    'économiser épargner', // save
    'perdre', // lose
    'préparer me_préparer', // prepare
    'décider choisir', // decide
    'planifier organiser', // plan
    'prendre_soin_de occuper_de aider', // look after
    'garder tenir', // keep
    'régulièrement plus_souvent', // regularly
  ],
  words: [
    'et', // and
    'mais', // but
    'tous_les_jours chaque_jour quotidien* quotidiennement', // every day
    'tous_les_soirs chaque_soir le_soir', // every evening
    'tous_les_matins chaque_matin le_matin', // every morning
    'par_jour', // a day
    'par_semaine chaque_semaine hebdomadaire*', // a week
    'par_mois chaque_mois', // a month
    'une_fois', // once
    'deux_fois', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    'fois', // times
    'minute* mn', // minutes
    'heures heure', // hours
    'une_heure', // 60 minutes
    '', // 120 minutes
    'demi_heure une_demi_heure', // 30 minutes
    'quart_d_heure un_quart_d_heure', // 15 minutes
    'une_heure_et_demie', // 90 minutes
    'jours', // days
    'semaines', // weeks
    'mois', // months
    'ans années an', // years
    'dans en', // in
    'avant avant_le avant_la d_ici jusqu_à', // by
    '', // in # months
    '', // in # weeks
    '', // by 1.#
    '', // this year
    '', // by summer
    'été', // summer
    'week_end week_ends weekend weekends', // weekends
    'en_semaine jours_ouvrés', // weekdays
    'soirs soirées', // evenings
    'matins', // mornings
    'lundi*', // monday
    'mardi*', // tuesday
    'mercredi*', // wednesday
    'jeudi*', // thursday
    'vendredi*', // friday
    'samedi*', // saturday
    'dimanche*', // sunday
    'janvier', // january
    'février', // february
    'mars', // march
    'avril', // april
    'mai', // may
    'juin', // june
    'juillet', // july
    'août', // august
    'septembre', // september
    'octobre', // october
    'novembre', // november
    'décembre', // december
    'kilomètre*', // km
    'kilo kilos kilogrammes', // kg
    '', // m
    'livres bouquins', // books
    'pages', // pages
    'pas_par_jour', // steps
    'euros', // euros
    '', // zlotys
    '', // rupees
    '', // 1
    'deux', // 2
    'trois', // 3
    'quatre', // 4
    'cinq', // 5
    'six', // 6
    'sept', // 7
    'huit', // 8
    'neuf', // 9
    'dix', // 10
    'quinze', // 15
    'vingt', // 20
    'trente', // 30
    'quarante', // 40
    'quarante_cinq', // 45
    'cinquante', // 50
    'soixante', // 60
    'débutant* novice* sans_expérience aucune_expérience zéro', // beginner
    'jamais', // never done
    'un_peu_d_expérience quelques_notions intermédiaire* un_peu', // some experience
    'avancé* expert* beaucoup_d_expérience confirmé professionnel*', // advanced
    'structuré* plan_précis horaires_fixes étape_par_étape cadre', // structured
    'flexible* souple liberté libre à_mon_rythme', // flexible
    'mélange les_deux équilibre un_peu_de_tout', // mix
    'ça_dépend dépend variable varie', // varies
    'pas_le_temps pas_de_temps', // no time
    'sans_matériel sans_équipement', // no equipment
    'sans_argent pas_d_argent', // no money
    'horaires_décalés trois_huit travail_posté', // shift work
    'enceinte*', // pregnant
  ],
  small:
    'le la les l un une des du de d je j me m mon ma mes ne pas que qu qui et à au aux avec pour par sur plus très bien mieux veux voudrais aimerais souhaite dois être faire avoir suis ai tout toute tous nouveau nouvelle nouvel sans chez ce cette comme encore ou se remettre passer aller enfin',
};
