// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const DE: LanguageWords = {
  line: 'Diese Quests gibt es noch nicht auf Deutsch.',
  close: 'Auf Englisch zeigen',
  topics: [
    '*fahrrad* radfahren radtour* *rennrad* rad mit_dem_rad radeln mountainbike*', // cycling
    'dehn* beweglich* gelenkig* spagat*>2 stretching unbeweglich* zehen_berühren>1 steif*>5', // mobility
    'joggen* laufen lauf laufstrecke *marathon*>3 laufschuhe rennen laufgruppe', // running
    'krafttraining* muskel* fitnessstudio*>3 hantel*>3 liegestütz*>1 klimmzug*>2 trainier* sport', // strength
    'schwimm* kraul*>2 brustschwimmen>3 *schwimmbad* freibad* bahnen>4 delfin>3', // swimming
    'spazier* wander*>3 schritte>1 zu_fuß *spaziergang* jakobsweg>4 bergtour*>3', // walking
    'alkohol* bier* wein saufen trinken_aufhören>3 weniger_trinken>1 betrunken* promille', // alcohol
    'rücken*>1 haltung*>4 nacken*>2 schreibtisch*>4 bandscheibe*>1 sitze>3 verspannung*>2', // desk-body
    'gesünder_essen gesund_essen ernähr* gemüse*>1 obst>1 zucker*>4 süßigkeiten>4 wasser_trinken>4', // eating
    'nägel>1 nägelkauen>1 hautpflege>2 akne>2 bart>3 haare>3 körperpflege>4 pickel>2', // grooming
    'physio*>1 krankengymnastik>1 reha*>2 physiotherapeut*>1 beckenboden*>1 physiotermin*>3 übungsblatt>1', // physio
    'schlaf* einschlaf*>2 ins_bett>1 durchschlafen>4 aufstehen>3 ausschlafen müde', // sleep
    'zähne>1 zahnseide>1 zahnarzt*>2 vorsorge*>3 arzttermin*>4 impfung*>3 zahnfleisch>1 zum_arzt>4', // teeth
    'rauch*>1 zigarette*>1 nikotin* tabak* vapen>3 e_zigarette>3 nichtraucher*>1', // tobacco
    'abnehm*>1 abspeck*>1 gewicht* kilo_abnehmen>1 übergewicht*>1 bauchfett>2 zunehmen>3', // weight
    'stress*>2 meditier*>1 meditation*>1 entspann* gelassen* angst>3 grübeln>3 achtsamkeit*>1', // calm
    'beten>1 gebet*>1 bibel>2 koran>2 kirche>3 gottesdienst*>3 fastenzeit>4 meinen_glauben>3', // faith
    'konzentr* fokus* prokrastin*>1 aufschieb*>1 ablenk*>3 produktiv* verzettel*>4', // focus
    'tagebuch*>1 dankbarkeit*>2 journaling>1 memoiren>4 dankbar*>2 lebenserinnerungen>4', // journal
    'routine* morgenroutine*>1 abendroutine*>2 pünktlich*>3 zu_spät_kommen>3 gewohnheit*>4 disziplin*>4', // routines
    'selbstwert*>1 selbstbewusst*>2 selbstvertrauen>2 vergleichen>3 perfektionis*>3 mich_selbst_mögen>1 selbstzweifel*>2 meinen_körper_mögen>4', // self-worth
    'nein_sagen>2 grenzen_setzen>3 wut*>1 jähzorn*>1 ausraste*>1 unterbrechen>4 zuhören>4 es_allen_recht>2', // temper
    'masterarbeit*>1 bachelorarbeit*>1 doktorarbeit*>1 dissertation*>1 hausarbeit*>2 seminararbeit*>2 literaturverzeichnis>3 abschlussarbeit*>1', // academic-writing
    'führerschein*>1 autofahren>1 fahrstunde*>1 fahrschule*>1 theorieprüfung>2 fahrprüfung>3 fahrangst>3 auto_fahren>1', // driving
    '*prüfung* klausur* abitur*>1 abi>1 studium>4 nachhilfe*>3 schulnoten>3', // exams
    'fremdsprache* sprache* englisch*>English spanisch*>Spanish französisch*>French italienisch*>Italian vokabel* deutsch*>German', // languages
    'lesen* buch>2 bücher*>2 lektüre lesekreis>4 seiten>1 sachbuch*>3', // reading
    'tabellenkalkulation*>1 statistik*>3 datenbank*>2 datenanalyse*>4 pivot*>1 diagramme>4', // data
    'programmier* code>1 webseite*>2 website*>2 app>2 softwareentwickl* entwickler* algorithm*>4', // programming
    'blog*>1 newsletter>1 youtube_kanal>2 youtuber*>2 podcast*>3 follower*>4 abonnenten>4 *reichweite*>4', // audience
    'zeichn* malen>3 malerei>3 aquarell*>3 porträts>2 skizz*>1 comic*>4', // drawing
    'roman>1 kurzgeschichte*>2 buch_schreiben>1 geschichten_schreiben>2 schriftsteller* gedicht* krimi_schreiben>1', // fiction
    'schach*>1 kartenspiel*>2 skat>2 doppelkopf>2 brettspiel*>3 kreuzworträtsel>4 sudoku*>4 zauberwürfel*>4', // mind-games
    'fotograf* foto fotos kamera*>1 porträtfotos>3 bildbearbeitung*>4 fotokurs', // photography
    'gitarre* klavier* geige* schlagzeug* ukulele* flöte* saxophon* instrument*', // instruments
    'singen gesang* chor>1 gesangsunterricht>3 karaoke>4 tonlage>2 stimmbildung>3', // singing
    'kochen* koche rezept* backen>4 brot>4 gerichte selbst_gekocht*>2 kuchen>4', // cooking
    'garten* gärtner* hochbeet*>1 balkon*>2 zimmerpflanzen>3 pflanzen rasen>4 tomaten>1', // garden
    'nähen>1 nähmaschine*>1 schneidern>1 strick*>2 häkel*>3 sticken>3 flicken>4 socken_stopfen>4', // sewing
    'beförder*>2 gehalt*>2 führungskraft>1 mein_team>1 mein_chef>4 meetings>3 karriere*', // career
    'neuen_job>2 neue_stelle>2 bewerb*>1 lebenslauf>1 vorstellungsgespräch*>3 jobsuche>2 stellenangebot*>2 quereinstieg>4', // job-search
    'selbstständig* selbständig* eigene_firma>2 eigenes_unternehmen>2 gründen>1 onlineshop*>3 freelance*>5 kunden>3', // own-business
    'vortrag*>2 vor_leuten rede_halten>2 vor_publikum präsentation*>2 lampenfieber>1 präsentieren>2', // speaking
    'schulden* kredit*>2 abbezahl*>2 dispo>1 schuldenfrei>2 ratenzahlung*>2 darlehen>2', // debt
    'invest* geldanlage* aktien*>1 börse>1 etf*>1 steuer*>2 steuererklärung*>2 rente*>3', // investing
    'sparen* spare geld_sparen haushaltsbuch>1 notgroschen>2 rücklage*>2 budget*>1', // saving
    'weniger_ausgeben impulskäufe>1 kaufsucht>1 online_shopping>1 weniger_kaufen>1 abos>2 geld_aus stromrechnung*>2', // spending
    'putz* haushalt* sauber* abwasch*>2 wäsche*>4 bad_putzen>3 staubsaugen bügel*>4', // cleaning
    'ausmist* aufräum* kleiderschrank>2 entrümpel*>4 keller>4 papierkram>3 ordnung dachboden>4', // decluttering
    'posteingang*>1 e_mails>1 mails>1 fotos_sortieren>2 passwort*>3 datensicherung*>4 backup*>4 festplatte*>4', // digital-order
    'nachhaltig*_leben umweltfreundlich* klimafreundlich*>1 ökologisch*>1 plastik*>2 müll*>2 strom_sparen>3 secondhand*>4', // greener
    'umzug*>3 umziehen>3 wohnungssuche>1 wohnung_finden>1 neue_wohnung>1 haus_verkaufen>2 umzugskarton*>3 wohnung_einrichten>4', // moving
    'heimwerk* handwerklich* wasserhahn>1 wände_streichen>2 tapezier*>2 tischlern>3 schreinern>3 renovier*>4', // repairs
    'handy*>1 bildschirm*>1 smartphone*>1 social_media>2 serien>4 zocken>4 soziale_medien>2', // screens
    'kinder* meinem_sohn meiner_tochter baby* mein_kind meinen_kindern schimpfen>3 teenager*>4', // children
    'partner_finden>1 freundin_finden>1 freund_finden>1 dating*>2 flirten>4 tinder>2 erstes_date>3 single>1', // dating
    'eltern>1 mutter>1 mama>1 vater>1 oma>1 opa>1 geschwister*>2 familie*', // family
    'freunde>1 freundschaft*>2 einsam*>3 schüchtern*>4 leute_kennenlernen>1 smalltalk>4 freundeskreis>1', // friends
    'meine_frau meiner_frau meinem_mann meinem_freund meiner_freundin beziehung* ehemann streiten>2', // partner
    'hund hunde* katze*>6 welpe*>5 leine*>1 leinenführ*>1 haustier*>7 tierarzt>7', // pets
    'ehrenamt*>1 freiwillig*>1 spenden>3 blut_spenden>3 tafel>2 tierheim>2 gutes_tun>1 petition>4', // volunteering
    'hochzeit_planen>2 unsere_hochzeit>2 hochzeitsfeier*>2 geburtstagsfeier*>3 geburtstagsparty*>3 gäste_einladen>1 klassentreffen>4 beerdigung*>5', // celebrations
    'visum>1 reisepass>1 einbürgerung*>1 aufenthaltserlaubnis>1 testament*>2 patientenverfügung*>2 versicherung*>3 behörden*>4', // papers
    'reise_planen>1 urlaub_planen>1 allein_reisen>2 alleine_reisen>2 rucksackreise*>2 backpacking>2 koffer_packen>3 tagesausflug*>4', // travel
  ],
  verbs: [
    'lernen lerne erlernen beibringen', // learn
    'verbessern besser_werden verbessere beherrschen', // improve
    'anfangen beginnen starten erste ersten erstes', // start
    'fertig* beenden abschließen vollenden', // finish
    'bauen baue basteln erstellen', // build
    'reparieren restaurieren renovieren', // repair
    'aufhören nicht_mehr abgewöhnen loswerden verzichten', // give up
    'weniger reduzieren einschränken', // cut down
    'erreichen schaffen', // reach
    'sparen ansparen', // save
    'verlieren abnehmen', // lose
    'vorbereiten vorbereitung', // prepare
    'entscheiden auswählen', // decide
    'planen organisieren', // plan
    'kümmern pflegen helfen', // look after
    'durchhalten beibehalten dranbleiben', // keep
    'regelmäßig öfter häufiger', // regularly
  ],
  words: [
    'und sowie', // and
    'aber', // but
    'jeden_tag täglich', // every day
    'jeden_abend abends', // every evening
    'jeden_morgen morgens', // every morning
    'am_tag pro_tag', // a day
    'die_woche pro_woche in_der_woche wöchentlich jede_woche', // a week
    'im_monat pro_monat monatlich jeden_monat', // a month
    'einmal', // once
    'zweimal', // twice
    'dreimal', // 3 times
    'viermal', // 4 times
    'fünfmal', // 5 times
    'mal', // times
    'minute*', // minutes
    'stunden std stunde', // hours
    'eine_stunde', // 60 minutes
    '', // 120 minutes
    'halbe_stunde eine_halbe_stunde', // 30 minutes
    'viertelstunde eine_viertelstunde', // 15 minutes
    'anderthalb_stunden eineinhalb_stunden', // 90 minutes
    'tage tagen', // days
    'wochen', // weeks
    'monate monaten', // months
    'jahre jahren jahr', // years
    'in', // in
    'bis bis_zum bis_ende vor', // by
    '', // in # months
    '', // in # weeks
    '', // by 1.#
    '', // this year
    '', // by summer
    'sommer', // summer
    'wochenende* am_wochenende', // weekends
    'unter_der_woche werktags wochentags', // weekdays
    'abende abenden', // evenings
    '', // mornings
    'montag*', // monday
    'dienstag*', // tuesday
    'mittwoch*', // wednesday
    'donnerstag*', // thursday
    'freitag*', // friday
    'samstag* sonnabend*', // saturday
    'sonntag*', // sunday
    'januar jänner', // january
    'februar', // february
    'märz', // march
    'april', // april
    'mai', // may
    'juni', // june
    'juli', // july
    'august', // august
    'september', // september
    'oktober', // october
    'november', // november
    'dezember', // december
    'kilometer*', // km
    'kilo kilos kilogramm', // kg
    '', // m
    'bücher', // books
    'seiten', // pages
    'schritte', // steps
    'euro euros', // euros
    '', // zlotys
    '', // rupees
    '', // 1
    'zwei', // 2
    'drei', // 3
    'vier', // 4
    'fünf', // 5
    'sechs', // 6
    'sieben', // 7
    'acht', // 8
    'neun', // 9
    'zehn', // 10
    'fünfzehn', // 15
    'zwanzig', // 20
    'dreißig', // 30
    'vierzig', // 40
    'fünfundvierzig', // 45
    'fünfzig', // 50
    'sechzig', // 60
    'anfänger* keine_erfahrung neuling* einsteiger* blutiger_anfänger', // beginner
    'nie noch_nie niemals', // never done
    'etwas_erfahrung ein_wenig_erfahrung grundkenntnisse fortgeschrittener_anfänger ein_bisschen mittel*', // some experience
    'fortgeschritten* viel_erfahrung profi* experte*', // advanced
    'strukturiert* fester_plan festen_plan feste_zeiten schritt_für_schritt klarer_plan', // structured
    'flexib* frei spontan locker', // flexible
    'mischung beides gemischt ausgewogen von_beidem', // mix
    'unterschiedlich verschieden kommt_darauf_an', // varies
    'keine_zeit', // no time
    'ohne_geräte keine_geräte ohne_ausrüstung', // no equipment
    'kein_geld ohne_geld', // no money
    'schichtarbeit schichtdienst schicht schichten', // shift work
    'schwanger*', // pregnant
  ],
  small:
    'der die das den dem des ein eine einen einem einer ich mir mich mein meine meinen meinem meiner will möchte würde gern gerne zu zum zur mit für auf an am im von vom bei nach um wie auch mehr nicht kein keine keinen endlich wieder besser richtig gut viel sich es ist bin habe werden können soll muss dass wenn ohne über als schon neue neuen neues bisher nur zeit verbringen gehen machen kriegen bekommen',
};
