import type { SafetyWords } from '#mentor/safety/categories.ts';

export const DE: SafetyWords = {
  common:
    'der die das und ich mein meine meinen meiner will möchte zu mit nicht lernen mehr jeden tag woche werden für auf ein eine einen den dem im ist bin habe mich mir von um wie auch weniger aufhören an nach bei er sie es',
  sets: {
    want: 'will|möchte|würde gern|wollte|wünsche mir|habe vor|denke daran|denke oft daran|werde|würde am liebsten|am liebsten|hoffe|lieber|muss|versuche',
    drug: '(medikament*|tablette*|antidepressiv*|insulin|lithium|medizin|chemo*|dosis|pille*|neuroleptik*|sertralin|beruhigungsmittel*|antibiotik*|blutverdünner|cortison|kortison|psychopharmak*|schlaftablette*|betablocker|behandlung|tropfen)',
    person:
      '(meinen |meine |meinem |meiner |meines |mein |den |die |der |dem |das |einen |eine |einem |einer |seine |ihre )*(ex|exfreund*|freund|freundin|frau|mann|partner*|nachbar*|chef*|sohn|tochter|kind|kinder|bruder|schwester|mutter|vater|eltern|lehrer*|kolleg*|mitschüler*|hund|katze|jemand*|leute|menschen|schwiegermutter|ihn|sie|ihm|polizist*|baby)',
    part: '(knie|rücken|schulter*|knöchel|sprunggelenk|hüfte*|handgelenk*|nacken|fuß|bein*|arm|ellbogen|ellenbogen|wirbelsäule|bandscheibe*|achillessehne|kreuz|hals)',
  },
  harmless: [
    'die (küche|wohnung|katze|kinder|fenster|uni|prüfung|zeit|welt|arbeit|gitarre|haare|pflanzen)|zeit totschlagen|zombies töten|unkraut (töten|vernichten)|kreuzheben|stillleben|totlachen|sterbe vor (lachen|neugier|hunger)|(bilder|fotos|tore) schießen|schach *|krimi*|bewerbung* schreiben',
    '(beim|im|in) (schach|tennis|kartenspiel|kicker|poker|laufen|spiel) schlagen|(schlag*) (beim|im|in) *|sahne schlagen|eier schlagen|rad schlagen|(rekord|bestzeit) (schlagen|brechen)|(kein|weniger|aufhören) (fleisch|zucker|süßes|spät|abends|nachts) *|wetten dass|haare schneiden|gemüse schneiden|rasen mähen',
  ],
  leaving:
    'aufhören aufzuhören nicht_mehr ohne nie niemals vermeiden nicht kein keine gegen loskommen angst überwinden sucht süchtig wegkommen stoppen verhindern schützen aussteigen',
  about:
    'ehrenamt* freiwillig schreiben_über lesen_über forsch* studier* prävention roman dokumentation film geschichte artikel vortrag telefonseelsorge',
  phrases: {
    other: [
      '(mein|meine|meinem|meiner|meinen|ein|eine|einer|einem) (beste |bester |besten |gute |guter |kleine |kleiner |große |enger )*(freund*|bruder|schwester|sohn|tochter|mutter|vater|mama|papa|mann|frau|cousin*|partner*|kolleg*|nachbar*|schüler*|neffe|nichte|onkel|tante|kind) (die |der |sich |hat |sagt |sagte |dass |er |sie |ist |redet |spricht |von |denkt |an |droht |damit |wollte |will |nicht |mehr |oft |ständig |versucht |, |gesagt )*(sterben|umbringen|umzubringen|das leben zu nehmen|töten|suizid*|selbstmord*|nicht mehr leben|mehr leben|leben will|leben möchte|ritzt|verletzt sich|sich selbst|das leben nehmen|schluss machen|geschlagen|misshandelt|schlägt ihn|schlägt sie|isst nichts|in gefahr|magersüchtig)',
      '(helfen|unterstützen|beistehen|retten|hilfe für|da sein für) (mein*|ein*) * (die |der |sich |mit |bei |nach |, )*(suizid*|selbstmord*|sterben|depress*|ritzt|magersucht|bulimie|umbringen|geschlagen|gewalt)|(suizidgefährdet*|depressiv*|magersüchtig*|suizidal*) (freund*|bruder|schwester|sohn|tochter|mutter|vater|mann|frau|partner*|kind) (helfen|unterstützen|beistehen)',
    ],
    despair: [
      '$want + (nur |einfach |endlich |bald |jetzt |am liebsten )*(sterben|tot sein|mich umbringen|mich töten|verschwinden|nicht mehr (leben|sein|da sein|aufwachen|existieren|weiterleben|hier sein|weitermachen|weiter)|einschlafen und (nie|nicht)|nie wieder aufwachen|nie mehr aufwachen|allem ein ende|ein ende machen|schluss machen mit allem|mein leben beenden|mir das leben nehmen|alles beenden|es beenden|weg sein|mich erhängen|mich ritzen|springen|nicht mehr)',
      'suizid*|selbstmord*|selbstverletz*|ritzen|ritze mich|(mich|sich) (selbst )?umzubringen|mich (umbringen|töten|erhängen|erschießen|verletzen|schneiden|aufhängen|vergiften|umzubringen|ritzen|vor den zug|vor einen zug)|umbringen will|bringe mich um|bring mich um|mir (das leben nehmen|etwas antun|was antun|die pulsadern|die kugel)|überdosis|alle tabletten (nehmen|schlucken)|vor (den|einen|die) (zug|bahn|auto) (werfen|springen|laufen)|von (der|einer) brücke springen|vom (dach|balkon|hochhaus) springen',
      'nicht mehr (leben|weiterleben|da sein|existieren|aufwachen|weiter machen|weitermachen|hier sein|am leben sein)|(kann|mag|will|halte|schaffe|ertrage) (einfach |das |es |ich |das leben |dieses leben |alles )*nicht mehr( weiter| aus| ertragen| aushalten| leben|#)|will nicht (leben|mehr|aufwachen|weiterleben)|keine (kraft|lust|freude|hoffnung) (mehr )?(zu leben|zum leben|am leben|auf das leben|aufs leben|weiterzuleben|mehr)|lebensmüde',
      '(kein*|welchen|nichts|nirgends) + (sinn|grund|ausweg|zukunft|hoffnung|lebenssinn|lebenswillen) ?+ (mehr|zu leben|im leben|weiterzuleben|weiterzumachen|für mich|am leben)?|(das|mein) leben (hat|ist|macht) (so |doch |einfach |für mich )*(keinen sinn|sinnlos|wertlos|nicht lebenswert|vorbei|nichts wert|die hölle|nicht mehr lebenswert|zu schwer)|alles (ist )?(so )?sinnlos|(müde|satt|leid) (zu leben|vom leben|des lebens|dieses leben)|(leben|alles) (so )?(satt|leid)|wozu (noch|lebe|leben)|hat alles keinen sinn|lohnt sich nicht mehr zu leben',
      '(niemand|keiner|kein mensch) (würde |wird |mich |es |merkt |auch |hier )*(vermissen|merken|bemerken|braucht|liebt|auffallen|trauern|weinen|will mich|interessiert|interessieren)|(besser|glücklicher|leichter) (dran |ohne mich |wäre |wären |tot |für alle )+|ohne mich (wäre*|ginge|geht|besser|hätten|sind) *|besser tot|wenn ich (tot|weg|nicht mehr da|sterbe|sterben|verschwinde|verschwände|gestorben|einfach weg) *|ich (bin|falle) (nur |allen |doch |für alle |nur noch |ja )*(eine last|zur last|wertlos|eine belastung|nichts wert|überflüssig|ein ballast)|allen zur last|(wäre|wünschte ich wäre) (ich )?(doch )?(tot|nie geboren|nicht geboren|nicht mehr da)|nie geboren|hasse (mein leben|das leben|mich selbst|mich)#|verdiene (es )?(nicht )?zu (leben|sterben)|schlafen und (nie|nicht) (wieder|mehr) (aufwachen|wach)|alles beenden|mein leben beenden|dem ein ende',
    ],
    abuse: [
      '((mein|meine) (mann|freund|freundin|partner*|vater|mutter|stiefvater|ex|chef|onkel|bruder|frau|opa|papa|mama|lehrer|trainer)|er|sie|jemand|ein mann|meine eltern|meine mitschüler) (hat |mich |immer |oft |wieder |ständig |manchmal |jeden tag |wenn * |will |lässt |, |nicht |mir |betrunken |ist )*(schlägt|geschlagen|prügelt|verprügelt|misshandelt|vergewaltig*|bedroht|missbrauch*|anfasst|fasst|angefasst|eingesperrt|sperrt|kontrolliert alles|demütigt|beschimpft|würgt|gewürgt|zwingt|gezwungen|stalkt|tritt|quält|belästigt|aus dem haus|rausgehen|raus|schlagen|mobben|bedrohen) ?(mich)?',
      'angst (vor|davor) (mein* (mann|vater|freund|ex|partner|stiefvater|frau|mutter|eltern)|ihm|nach hause)|(gewalttätig*|missbräuchlich*|toxisch*) (beziehung|ehe|mann|freund|partner|vater|mutter|ex|eltern)|häusliche gewalt|werde (von * )?(* )?(zu hause |ständig |immer |oft |in der schule )*(geschlagen|misshandelt|missbraucht|bedroht|gemobbt|gestalkt|vergewaltigt|erpresst|belästigt|verprügelt)|wurde (* )?(* )?(vergewaltigt|missbraucht|geschlagen|misshandelt)|zwangsheirat|(damit|dass) er (mich )?(nicht mehr|aufhört|nicht) (schlägt|mich zu schlagen|schlagen)|blaue flecken (verstecken|verdecken)',
    ],
    medication: [
      '(stopp*|ohne|reduzier*|verdopp*|halbier*|erhöh*|ersetz*|wechsel*|verweiger*|abbrech*|statt|weniger|mehr|keine|kein|weg von|los von|runter von|ablehn*) + $drug',
      '$drug + (einfach |selbst |allein |heimlich |komplett |ganz |endlich |sofort |plötzlich |nicht mehr |zu )*(absetzen|abzusetzen|weglassen|wegzulassen|nicht mehr|aufhören|reduzieren|verdoppeln|halbieren|ausschleichen|auszuschleichen|wegwerfen|abbrechen|erhöhen|ersetzen|nehmen aufhören|auslassen|loswerden|vertrage|verweigern|kürzen|nicht nehmen)|(absetzen|abzusetzen|setze) + $drug( ab)?|aufhören (*)? ?+ $drug zu nehmen|(diabetes|krebs|depression*|epilepsie|bipolar*) (natürlich|ohne|mit|selbst) (* )?(* )?(heilen|behandeln|loswerden|besiegen)',
    ],
    eating: [
      'anorex*|magersucht|magersüchtig*|bulimi*|abführmittel|erbrech*|kotzen (nach|um|damit)|nach dem essen (kotzen|erbrechen|übergeben)|finger in den hals|(mich )?(aus|ver|zu tode)? ?hungern|hungere mich|essstörung|thinspo*|pro ana',
      '(nichts|gar nichts|nicht|kaum|nie) (mehr )?(essen|zu essen)( bis|#| und| mehr| damit)?|aufhören zu essen(#| und| bis)?|nichts (mehr )?essen|(so )?wenig (wie möglich )?essen (wie möglich)?|nur (noch )?(einen apfel|wasser|kaffee|salat|gurken) (essen|am tag|pro tag|trinken|leben)|(von|nur) (wasser|luft|kaffee) leben|([2-9]|1[0-9]|zwei|drei|vier|fünf|sieben|zehn) (tage|wochen) (lang )?(fasten|nichts essen|hungern|nicht essen)|eine woche (fasten|nichts essen)|(dürr|spindeldürr|untergewichtig|so dünn|ganz dünn|extrem dünn|super dünn|klapperdürr|dünn) (sein|werden|bleiben|aussehen)( wie möglich)?|alle mahlzeiten (auslassen|weglassen)|mahlzeiten (auslassen|weglassen)|(knochen|rippen) (sehen|sichtbar)|(diätpillen|abnehmpillen|schlankheitspillen)',
    ],
    body: [
      'schwanger*|wochenbett|kaiserschnitt|entbindung|(verletz*|verstaucht|gebrochen|bruch|bandscheibenvorfall|operation|operiert|op|ischias|sehnenscheiden*|meniskus|kreuzband*|bänderriss|reha|physio*|herzinfarkt|schlaganfall|krebs|diabet*|epilep*|asthma|arthrose|arthritis|rheuma|bluthochdruck|herzkrank*|chronisch* (krank*|schmerzen)|fibromyalgie|chemo*|schrittmacher|migräne|long covid|gerissen|herzfehler)',
      '$part + (tut|tun|weh|schmerz*|kaputt|verletzt|operiert|gebrochen|probleme)|(schmerzen|probleme|schmerz) (im|in der|am|mit dem|in den|an der) $part|(kaputte*|schlechte*|schmerzende*) $part|(knie|rücken|schulter|nacken|hüft|kreuz|fuß|gelenk)(schmerz*|probleme|op|verletzung|beschwerden)',
    ],
    minor: [
      'ich bin (erst |gerade )?([5-9]|1[0-5]|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn)( jahre| jahre alt| geworden)?(?= [.,]| (und|aber|will|möchte|alt|jahre) | ?$)|ich werde (bald )?([5-9]|1[0-5]) |ich (gehe|bin) in (die|der) ([1-8]|fünfte|sechste|siebte|achte) klasse|bin in der grundschule',
    ],
    violence: [
      '$person + (umbringen|töten|ermorden|verprügeln|schlagen|erstechen|erschießen|vergiften|erwürgen|foltern|entführen|vergewaltigen|stalken|erpressen|verletzen|bedrohen|anzünden|zusammenschlagen|fertigmachen|quälen|wehtun|weh tun|ausspionieren|überwachen|verfolgen|ohrfeigen|leiden lassen|leiden sehen|heimzahlen|mobben|demütigen|abstechen)',
      '(mich )?an (meine*|seine*|ihr|ihm) (* )?rächen|(rache an|mich rächen an|räche mich an) *|(handy|nachrichten|whatsapp|e mails|konto|standort|instagram|chats|computer) (von|meine*|seine*|ihre*) + (lesen|hacken|ausspionieren|überwachen|knacken|mitlesen|orten|ausspähen|durchsuchen)|$person * (handy|nachrichten|whatsapp|standort|chats) (heimlich |zu )?(lesen|hacken|überwachen|orten|knacken|ausspionieren|kontrollieren|mitlesen)|(bombe|sprengsatz) (bauen|basteln|legen)|eine bombe|amoklauf|(haus|schule|auto) (anzünden|abfackeln|in brand)|versteckte kamera|ohne (sein|ihr) wissen|heimlich (filmen|verfolgen|überwachen|orten)',
    ],
    illegal: [
      '(drogen|kokain|koks|heroin|meth|crystal|gras|ecstasy|cannabis|waffen|waffe|pistole) + (verkaufen|kaufen|dealen|herstellen|kochen|anbauen|schmuggeln|besorgen|verticken)|(dealen|drogendeal*|geldwäsche|geld waschen|falschgeld|steuerhinterzieh*|steuern hinterziehen|ladendiebstahl|einbrechen|einbruch|versicherungsbetrug|kinderporno*|schmuggeln|schwarzarbeit)',
      '(klauen|stehlen|beklauen|ausrauben|überfallen|betrügen um|abzocken|fälschen|bestechen)(?! (show|herz))|(bank|laden|tankstelle) (ausrauben|überfallen)|(gefälscht*|falsch*) (ausweis*|pass*|papiere|zeugnis*|dokument*|geld|impfpass|führerschein|rezept*)|(ausweis|pass|zeugnis*|dokumente|unterschrift|rezept) fälschen|(konto|konten|server|bank|schule) hacken|(rentner|alte leute|leute|omas) (abzocken|betrügen)',
    ],
    extremism: [
      '(is|isis|islamischen staat|dschihad|terrorgruppe|neonazis|nazis|kameradschaft|taliban|miliz) + (beitreten|anschließen|kämpfen|unterstützen)|(beitreten|anschließen) (dem |den |der )?(is|isis|neonazis|nazis|dschihad)|anschlag (auf|planen|verüben)|terroranschlag*|rassenkrieg|heil hitler|sieg heil|ausländer raus|(alle )?(juden|muslime|ausländer|flüchtlinge|migranten|schwule) (töten|vertreiben|vernichten|ausrotten|umbringen|vergasen|loswerden)',
    ],
    gambling: [
      '(mit|von|durch|vom) + (sportwetten|wetten|casino|kasino|poker|roulette|spielautomaten|lotto|glücksspiel*|automaten|online casino*|pokern|zocken) + (geld |meinen lebensunterhalt |mein |die |meine |leben|miete |reich |schulden )*(verdienen|leben|bezahlen|reich|abbezahlen|einkommen|finanzieren|gewinnen|machen|werden|bestreiten)|(verlust*|verloren*|verzockte*|geld) + (zurückgewinnen|zurückholen|zurück gewinnen|wieder reinholen|wieder rein)|(alles|ersparnisse|gehalt|miete|erspartes) + (setzen|verwetten|verzocken|wetten)|(profispieler im casino|berufsspieler|pokerprofi|profi zocker|professionell* (wetten|zocken|pokern))|im lotto gewinnen|lotto gewinnen',
    ],
  },
  signs:
    'tod tot sterben tabletten blut messer waffe pistole drogen töten rache wetten casino missbrauch gewalt verzweifel* wertlos leere weinen kalorien fasten hoffnungslos',
  statement:
    'ich_bin ich_fühle ich_habe_keine* ich_habe_niemanden niemand alle alles nichts keiner mein_leben das_leben er sie immer nie es_ist es_gibt warum ich_kann_nicht ich_hasse ich_vermisse ich_weiß mir_ist man_hat ohne_dich',
  wish: 'will möchte würde_gern lernen muss soll ziel verbessern anfangen aufhören laufen lesen sparen machen mehr weniger werden um',
  numbers: {
    lose: 'abnehmen verlieren runter loswerden abspecken',
    weigh: 'wiegen gewicht auf zielgewicht unter bis',
    day: 'tag tage tagen',
    week: 'woche wochen',
    month: 'monat monate monaten',
    notEaten:
      'verbrennen weniger defizit frühstück mittagessen abendessen mehr verbrauchen rezept* einheit mahlzeit pro_mahlzeit',
  },
};
