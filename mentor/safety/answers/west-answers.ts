import type { Language } from '#mentor/safety/categories.ts';
import type { Answers } from './answers.ts';

type West = Extract<Language, 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it'>;

/** Except for English, no native speaker has reviewed these answers (docs/gate.md). */
export const WEST_ANSWERS: Readonly<Record<West, Answers>> = {
  en: {
    despair:
      'Thank you for telling me. That is a great deal to carry, and you need not carry it alone: please tell someone close to you today, or call a crisis line or your local emergency number. They would want to hear from you, at any hour.',
    abuse:
      'It is not your fault, and nobody may do that to you. There are people near you whose work is to help: a helpline for abuse, a doctor, somebody you trust. In danger call your local emergency number. If somebody may look at this device, close the page and delete what you wrote.',
    medication:
      'Medicine is for whoever prescribed it: please change nothing before you have asked. I can help you prepare that talk.',
    eating:
      'Thank you for telling me. I plan no hunger and no race against a scale. Please tell someone close to you or a doctor how it is; a helpline for eating disorders, a crisis line or, in danger, your local emergency number is there, too.',
    harm: 'I lay out nothing that would hurt anyone, you included. The lamp is lit for whatever else you bring.',
    gambling:
      'It does not pay: in the end the house wins, and most of all against those who chase what they lost. A helpline for gambling or a debt advice centre helps, free and without questions.',
    other:
      'It is good that you look after them. Ask directly and listen; you need no answer ready. Do not stay alone with it: find help together, and if they are in danger now, call your local emergency number.',
    body: 'Ask whoever treats you what you may do; the quests leave room for it.',
    minor: 'Ask a grown-up you trust to look at these quests with you.',
    leaving:
      'It is good that you want to stop, and it has to be from today. You need not do it alone: a doctor, a counselling centre or a helpline has helped many with just this. If somebody is in danger now, call your local emergency number.',
    unsure:
      'If this is about hurting yourself or being hurt: tell someone you trust today, or call a crisis line or your local emergency number. If not, go on.',
    statement:
      'I cannot make a quest of that. If it is heavy, please tell someone you trust today, or call a crisis line. Otherwise name one thing that you would like to do.',
  },
  es: {
    despair:
      'Gracias por contármelo. Es mucho peso, y no tienes que llevarlo a solas: díselo hoy a alguien cercano, o llama a una línea de crisis o al número de emergencias de donde vives. Querrán escucharte, a cualquier hora.',
    abuse:
      'No es culpa tuya, y nadie puede hacerte eso. Cerca de ti hay personas que ayudan: una línea contra el maltrato, un médico, alguien de confianza. En peligro, llama a emergencias. Si alguien puede mirar este aparato, cierra la página y borra lo escrito.',
    medication:
      'La medicación es cosa de quien la recetó: no cambies nada antes de preguntar. Puedo ayudarte a preparar esa conversación.',
    eating:
      'Gracias por contármelo. Aquí no se planea pasar hambre. Díselo a alguien cercano o a un médico; también hay líneas de ayuda para los trastornos alimentarios y, en peligro, emergencias.',
    harm: 'Aquí no preparo nada que haga daño a nadie. ¿Qué otra cosa te gustaría hacer?',
    gambling:
      'El juego no da de comer: al final gana la casa. Una línea de ayuda para el juego o una asesoría de deudas ayuda, gratis y sin preguntas.',
    other:
      'Es bueno que te preocupes. Pregunta directamente y escucha. No te quedes a solas con ello: buscad ayuda juntos y, si hay peligro ahora, llama a emergencias.',
    body: 'Pregunta a quien te trata qué puedes hacer; las misiones dejan sitio para ello.',
    minor: 'Pide a un adulto de confianza que mire estas misiones contigo.',
    leaving:
      'Está bien que quieras dejarlo, y desde hoy. No tienes que hacerlo a solas: un médico, un centro de ayuda o una línea de apoyo ha ayudado a muchos con esto mismo. Si alguien está en peligro ahora, llama a emergencias.',
    unsure:
      'Si se trata de hacerte daño o de que te lo hacen: díselo hoy a alguien de confianza o llama a una línea de crisis. Si no, sigue.',
    statement:
      'De eso no puedo hacer una misión. Si pesa, díselo hoy a alguien de confianza o llama a una línea de crisis. Si no, dime una cosa que te gustaría hacer.',
  },
  pt: {
    despair:
      'Obrigado por me contar. É muito peso, e você não precisa carregá-lo a sós: conte hoje a alguém próximo, ou ligue para uma linha de apoio ou para o número de emergência de onde você vive. Vão querer ouvir você, a qualquer hora.',
    abuse:
      'A culpa não é sua, e ninguém pode fazer isso com você. Perto de você há pessoas que ajudam: uma linha contra a violência, um médico, alguém de confiança. Em perigo, ligue para a emergência. Se alguém pode olhar este aparelho, feche a página e apague o que escreveu.',
    medication:
      'Remédio é assunto de quem o receitou: não mude nada antes de perguntar. Posso ajudar a preparar essa conversa.',
    eating:
      'Obrigado por me contar. Aqui não se planeja passar fome. Conte a alguém próximo ou a um médico; há também linhas de apoio para transtornos alimentares e, em perigo, a emergência.',
    harm: 'Aqui não preparo nada que machuque alguém. O que mais você gostaria de fazer?',
    gambling:
      'O jogo não sustenta: no fim a casa ganha. Uma linha de apoio para jogadores ou uma orientação sobre dívidas ajuda, de graça e sem perguntas.',
    other:
      'É bom que você se preocupe. Pergunte diretamente e escute. Não fique a sós com isso: procurem ajuda juntos e, se há perigo agora, ligue para a emergência.',
    body: 'Pergunte a quem trata você o que pode fazer; as missões deixam espaço para isso.',
    minor: 'Peça a um adulto de confiança que veja estas missões com você.',
    leaving:
      'É bom que queiras parar, e a partir de hoje. Não precisas de o fazer a sós: um médico, um centro de apoio ou uma linha de ajuda já ajudou muitos com isto. Se alguém está em perigo agora, liga para a emergência.',
    unsure:
      'Se é sobre se machucar ou ser machucado: conte hoje a alguém de confiança ou ligue para uma linha de apoio. Se não, siga em frente.',
    statement:
      'Disso não consigo fazer uma missão. Se pesa, conte hoje a alguém de confiança ou ligue para uma linha de apoio. Senão, diga uma coisa que gostaria de fazer.',
  },
  fr: {
    despair:
      "Merci de me le dire. C'est beaucoup à porter, et tu n'as pas à le porter seul : parles-en aujourd'hui à un proche, ou appelle une ligne d'écoute ou le numéro d'urgence de là où tu vis. On voudra t'entendre, à toute heure.",
    abuse:
      "Ce n'est pas ta faute, et personne n'a le droit de te faire cela. Près de toi, des gens sont là pour aider : une ligne contre les violences, un médecin, une personne de confiance. En danger, appelle les urgences. Si quelqu'un peut regarder cet appareil, ferme la page et efface ce que tu as écrit.",
    medication:
      "Un traitement regarde la personne qui l'a prescrit : ne change rien avant de lui avoir demandé. Je peux t'aider à préparer cet échange.",
    eating:
      "Merci de me le dire. Ici on ne planifie pas la faim. Parles-en à un proche ou à un médecin ; il y a aussi des lignes d'aide pour les troubles alimentaires et, en danger, les urgences.",
    harm: "Je ne prépare ici rien qui fasse du mal à quelqu'un. Qu'aimerais-tu faire d'autre ?",
    gambling:
      "Le jeu ne fait pas vivre : à la fin, la maison gagne. Une ligne d'aide aux joueurs ou un conseil sur les dettes aide, gratuitement et sans questions.",
    other:
      "C'est bien que tu t'en soucies. Demande directement et écoute. Ne reste pas seul avec cela : cherchez de l'aide ensemble et, en cas de danger immédiat, appelle les urgences.",
    body: 'Demande à la personne qui te soigne ce que tu peux faire ; les quêtes lui laissent la place.',
    minor: 'Demande à un adulte de confiance de regarder ces quêtes avec toi.',
    leaving:
      'C’est bien de vouloir arrêter, et dès aujourd’hui. Tu n’as pas à le faire seul·e : un médecin, un centre d’aide ou une ligne d’écoute en a aidé beaucoup. Si quelqu’un est en danger maintenant, appelle les urgences.',
    unsure:
      "S'il s'agit de te faire du mal ou de subir du mal : parles-en aujourd'hui à une personne de confiance ou appelle une ligne d'écoute. Sinon, continue.",
    statement:
      "Je ne peux pas en faire une quête. Si c'est lourd, parles-en aujourd'hui à une personne de confiance ou appelle une ligne d'écoute. Sinon, dis une chose que tu aimerais faire.",
  },
  de: {
    despair:
      'Danke, dass du mir das sagst. Das ist sehr viel, und du musst es nicht allein tragen: Sag es heute jemandem, der dir nahe ist, oder ruf bei einem Krisentelefon oder beim Notruf deines Ortes an. Dort will man von dir hören, zu jeder Stunde.',
    abuse:
      'Es ist nicht deine Schuld, und niemand darf das. In deiner Nähe gibt es Menschen, die helfen: ein Hilfetelefon gegen Gewalt, eine Ärztin, jemand, dem du vertraust. In Gefahr ruf den Notruf. Wenn jemand dieses Gerät ansehen kann, schließ die Seite und lösche, was du geschrieben hast.',
    medication:
      'Über Medikamente entscheidet, wer sie verschrieben hat: Bitte ändere nichts, bevor du gefragt hast. Ich helfe dir gern, das Gespräch vorzubereiten.',
    eating:
      'Danke, dass du mir das sagst. Hunger plane ich nicht. Sag jemandem, der dir nahe ist, oder einer Ärztin, wie es ist; es gibt auch Beratungstelefone für Essstörungen und in Gefahr den Notruf.',
    harm: 'Ich bereite nichts vor, was jemandem schadet. Was möchtest du sonst tun?',
    gambling:
      'Das Spiel ernährt niemanden: Am Ende gewinnt das Haus. Eine Beratung für Spielende oder für Schulden hilft, kostenlos und ohne viele Fragen.',
    other:
      'Gut, dass du dich kümmerst. Frag direkt und hör zu. Bleib damit nicht allein: Sucht gemeinsam Hilfe, und wenn jetzt Gefahr ist, ruf den Notruf.',
    body: 'Frag die Person, die dich behandelt, was du tun darfst; die Quests lassen Raum dafür.',
    minor: 'Bitte einen Erwachsenen, dem du vertraust, sich diese Quests mit dir anzusehen.',
    leaving:
      'Es ist gut, dass du aufhören willst, und zwar ab heute. Du musst das nicht allein schaffen: Arzt, Beratungsstelle oder Hilfetelefon haben vielen dabei geholfen. Ist gerade jemand in Gefahr, wähle den Notruf.',
    unsure:
      'Wenn es darum geht, dir etwas anzutun, oder dir jemand etwas antut: Sag es heute jemandem, dem du vertraust, oder ruf bei einem Krisentelefon an. Wenn nicht, mach weiter.',
    statement:
      'Daraus kann ich keine Quest machen. Wenn es schwer ist, sag es heute jemandem, dem du vertraust, oder ruf bei einem Krisentelefon an. Sonst nenne eine Sache, die du tun möchtest.',
  },
  it: {
    despair:
      'Grazie di avermelo detto. È tanto da portare, e non devi portarlo in solitudine: dillo oggi a una persona vicina, oppure chiama una linea di ascolto o il numero di emergenza di dove vivi. Vorranno ascoltarti, a qualunque ora.',
    abuse:
      'Non è colpa tua, e nessuno può farti questo. Vicino a te ci sono persone che aiutano: una linea contro la violenza, un medico, qualcuno di cui ti fidi. In pericolo chiama le emergenze. Se qualcuno può guardare questo dispositivo, chiudi la pagina e cancella quello che hai scritto.',
    medication:
      'I farmaci riguardano chi li ha prescritti: non cambiare nulla prima di aver chiesto. Posso aiutarti a preparare quel colloquio.',
    eating:
      'Grazie di avermelo detto. Qui non si pianifica la fame. Dillo a una persona vicina o a un medico; ci sono anche linee di aiuto per i disturbi alimentari e, in pericolo, le emergenze.',
    harm: 'Qui non preparo nulla che faccia male a qualcuno. Che altro vorresti fare?',
    gambling:
      'Il gioco non dà da vivere: alla fine vince il banco. Una linea di aiuto per il gioco o una consulenza sui debiti aiuta, gratis e senza domande.',
    other:
      "È bello che te ne preoccupi. Chiedi direttamente e ascolta. Non restare in solitudine con questo: cercate aiuto insieme e, se c'è pericolo adesso, chiama le emergenze.",
    body: 'Chiedi a chi ti cura che cosa puoi fare; le missioni gli lasciano spazio.',
    minor: 'Chiedi a un adulto di cui ti fidi di guardare queste missioni con te.',
    leaving:
      'È un bene che tu voglia smettere, e da oggi. Non devi farlo da solo: un medico, un consultorio o una linea di aiuto ha aiutato molti proprio in questo. Se qualcuno è in pericolo adesso, chiama le emergenze.',
    unsure:
      'Se si tratta di farti del male o di subirlo: dillo oggi a qualcuno di cui ti fidi o chiama una linea di ascolto. Altrimenti vai avanti.',
    statement:
      'Di questo non posso fare una missione. Se pesa, dillo oggi a qualcuno di cui ti fidi o chiama una linea di ascolto. Altrimenti di’ una cosa che vorresti fare.',
  },
};
