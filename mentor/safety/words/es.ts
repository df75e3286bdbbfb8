import type { SafetyWords } from '#mentor/safety/categories.ts';

export const ES: SafetyWords = {
  common:
    'el la los las de que y en un una mi me quiero para con por no aprender hacer más mas cada día días semana ser dejar mis se lo al del como pero está estoy hijo tengo soy ',
  sets: {
    want: 'quiero|quería|quisiera|deseo|necesito|me gustaría|tengo ganas de|ganas de|voy a|pienso en|he pensado en|pensando en|prefiero|ojalá|planeo|desearía|solo quiero|intento',
    drug: '(medica*|pastilla*|antidepresivo*|insulina|litio|tratamiento|quimio*|dosis|ansiolítico*|antipsicótico*|sertralina|fluoxetina|píldora*|fármaco*|remedio*|antibiótico*|anticoagulante*|antiepiléptico*)',
    person:
      '(mi |a mi |a su |su |al |a la |a un |a una |a mis |mis |a los |a las )*(ex|exnovi*|novi*|espos*|mujer|marido|pareja|vecin*|jefe|jefa|hij*|herman*|madre|padre|mamá|papá|profesor*|compañer*|amig*|perro|gato|alguien|gente|persona*|niñ*|suegra|el|ella|policía*)',
    part: '(rodilla*|espalda|hombro*|tobillo*|cadera|muñeca|cuello|pie|pierna|brazo|codo|columna|lumbar*)',
  },
  harmless: [
    'matarme (entrenando|trabajando|en el gimnasio)|morir de (risa|hambre|sueño|vergüenza)|muerto de (risa|hambre|sueño)|matar (el aburrimiento|el tiempo|el hambre|dos pájaros|bichos|hierbas|malas|mosquitos|zombis|monstruos)|me muero (por|de ganas)|golpe de|peso muerto|naturaleza muerta|día de muertos|novela (negra|de)',
    '(ganar*) (a )?(mi )?* (al|a las|en) (ajedrez|tenis|cartas|*)|disparar (fotos|en)|apuesto (a|por) (mi|que)|(robar|robo) (el show|una base|besos)|cortar (el|la|las|los|verduras|leña)|pegar (carteles|fotos|papel*)|dejar de comer (carne|azúcar|dulces|fuera|tarde|tan|pan|comida*|entre|por|con|en|a|chocolate|mal)',
  ],
  leaving:
    'dejar dejar_de sin evitar nunca no parar parar_de prevenir contra superar miedo abandonar adicción',
  about:
    'voluntari* escribir_sobre leer_sobre investigar estudiar prevención novela documental película historia tesis artículo charla',
  phrases: {
    other: [
      'mi (mejor )?(amig*|herman*|hij*|madre|mamá|padre|papá|novi*|espos*|marido|mujer|prim*|pareja|compañer*|vecin*|alumn*|sobrin*|ti*|abuel*) (que |se |ya |me |dice que |dijo que |ha |está |habla de |no |piensa en |intentó |amenaza con |le |lo |siempre )*(quiere (morir*|matar*|suicidar*|quitarse|desaparecer)|suicid*|quiere vivir|se corta|cort* los brazos|hace daño|quitarse la vida|matarse|pega su *|maltrata*|golpea*|pegan|no come|está en peligro|morirse)',
      '(ayudar*|apoyar*|salvar) (a )?(mi|una|un|su) * (que |con |a |está |se |quiere |tiene )*(suicid*|morir*|depresi*|autolesion*|se corta|maltrat*|anorexia|bulimia|matarse|quitarse la vida)',
    ],
    despair: [
      '(dormir|dormirme|acostarme|irme a dormir) (y|para) (no|nunca|ya no) (más )?(despertar*|levantarme|volver)|no (volver a )?despertar* (nunca|jamás|más)',
      '$want + (morir*|matarme|suicidarme|desaparecer|no existir|no despertar*|dejar de (existir|vivir|respirar)|quitarme la vida|estar muert*|irme de este mundo|acabar con (todo|mi vida|esto)|terminar con (todo|mi vida)|dormir y no despertar*|dormir para siempre|no estar aquí|tirarme|ahorcarme|cortarme|hacerme daño|no haber nacido|acabar de una vez)',
      'suicid*|autolesi*|ahorcarme|colgarme|cortarme|me corto|hacerme daño|me hago daño|lastimarme|quitarme la vida|matarme|me (quiero|voy a|quisiera) (morir|matar)|me mato|sobredosis|tomarme todas las pastillas',
      'no (quiero|deseo|quisiera) (seguir )?(vivir|viviendo|existir|estar aquí|seguir|despertar*|vivo|viva|estar viv*|más esta vida|más vivir)|ya no quiero (vivir|nada|seguir|estar|existir)',
      'no (tiene|le veo|veo|encuentro|hay|tengo|le encuentro) + (sentido|razón|razones|motivo*|ganas|salida|futuro|esperanza) ?+ (vivir|de vivir|seguir|vida|existir|a nada|a la vida|para|seguir adelante|ninguna)?',
      '(cansad*|hart*) de (vivir|la vida|todo|existir|seguir|esta vida|luchar|estar viv*|mi vida)|perdí (las|todas) (las )?(ganas|esperanza*)|sin ganas de vivir|nada tiene sentido|para qué (vivir|seguir|vivo)',
      'nadie (me )?(extrañaría|extrañará|echaría de menos|notaría|necesita|quiere|se daría cuenta|lloraría|va a extrañar)|(mejor|felices|bien|tranquil*) (estarían |estaría |todos |el mundo )*sin mí|estarían mejor sin mí|mejor muert*|si (me muero|me muriera|yo no estuviera|desaparezco|desapareciera)|todos estarían mejor',
      'ojalá (no |nunca )?(me muera|muriera|muriese|despierte|despertara|hubiera nacido|existiera|estuviera muert*)|no (puedo|aguanto|soporto) (más|seguir|con la vida|vivir)|ya no (puedo|aguanto|soporto) más|soy una carga|la vida no (vale|tiene|merece)|mi vida no (vale|tiene|merece)|no valgo nada|odio (mi vida|vivir|estar viv*)|(tirarme|saltar|lanzarme) (de|desde|del|por|al|a las) *',
    ],
    abuse: [
      '(mi (marido|esposo|novio|novia|pareja|padre|papá|madre|mamá|padrastro|ex|jefe|tío|hermano|esposa|mujer|abuelo)|él|ella|alguien|un hombre|mis (padres|compañeros)) (siempre |a veces |cada * |casi |también |todos los días |ya |no |que )*(me )?(pega*|golpea*|maltrata*|viol*|amenaza*|abus* de mí|abusa|toca|tocó|encierra|controla|insulta*|humilla*|me deja salir|deja salir|deja ver|quita el|obliga|acosa*|empuja|estrangul*|hace daño|deja tener)',
      '(tengo|da|con) miedo (de |a )?(mi (marido|esposo|novio|pareja|padre|ex|padrastro)|volver a casa|que me pegue*)|(relación|matrimonio|marido|novio|padre|pareja|esposo|ex) (abusiv*|violent*|maltratador*)|violencia (doméstica|de género)|me (pegan|golpean|maltratan|acosan|violaron|violó|pega|pegaba|amenaza|obliga a tener)|sufro (abuso*|maltrato|acoso|bullying)|mi (agresor|maltratador)|que (no me|deje de) (pegue*|pegar*|golpee|golpearme)',
    ],
    medication: [
      '(dejar*|suspender|abandonar|saltarme|saltar|parar|bajar|reducir|doblar|duplicar|aumentar|cambiar|sustituir|reemplazar|vivir sin|sin|quitarme|no tomar*|dejo|cortar|subir|tirar|mezclar|interrumpir|rechazar) (de )?(tomar )?+ $drug',
      'curar* (mi |el |la )?(diabetes|cáncer|depresión|epilepsia|bipolar*|vih) (con|sin|de forma|natural*) *',
    ],
    eating: [
      'anore*|bulimi*|laxante*|purgar*|vomitar (después|todo|lo que|la comida|tras|para)|provocarme el vómito|pasar hambre|matarme de hambre|morirme de hambre para|atracón y',
      '(dejar de|no|parar de|sin) (comer*)( nada| más| por completo| durante * días| en toda| hasta|#)|no comer (nada|en|durante|hasta|por)|comer (nada|lo mínimo|lo menos posible|una (sola )?manzana|solo (agua|una|lechuga|manzana*|hielo))|vivir (solo )?(de|a) (agua|café|aire)|ayun* (de |por |durante )?(([2-9]|1[0-9]|dos|tres|cuatro|cinco|siete|diez) (días|semanas)|una semana)|(estar|ser|verme|quedarme|ponerme) (muy |super |súper |lo más )?(flac*|delgadísim*|en los huesos|esquelétic*)( posible)?|saltarme (todas )?(las )?comidas|que se (me )?(noten|vean) (los|las) (huesos|costillas)|(pastillas|píldoras) para adelgazar|trastorno alimenti*',
    ],
    body: [
      'embaraz*|estoy encinta|posparto|cesárea|di a luz|(lesión|lesion*|esguince|fractur*|rot* (el|la|un|una)|hernia|operaron|operación|operad*|cirugía|ciática|tendinitis|menisco|ligamento*|rehabilitación|fisioterapia|infarto|ictus|cáncer|diabet*|epilep*|asma|artritis|artrosis|hipertensión|enfermedad crónica|fibromialgia|quimio*|covid persistente|marcapasos|migraña*)',
      '(duele*|dolor|lastim*|lesion*|mal|rompí|torcí) + (de |en |la |el |mi |las |los )*$part|$part (mala|malo|lesionad*|operad*|rota|roto|inflamad*)',
    ],
    minor: [
      '(tengo|cumplo|acabo de cumplir) (solo )?([5-9]|1[0-5]|siete|ocho|nueve|diez|once|doce|trece|catorce|quince) (años|añitos)(?! de)|estoy en (primaria|sexto|primero de (la )?(eso|secundaria)|quinto de primaria)',
    ],
    violence: [
      '(matar*|asesinar*|pegar*|golpear*|apuñalar*|dispararl*|disparar|envenenar*|estrangular*|torturar*|secuestrar*|violar*|acosar*|chantajear*|vengarme de|hacerl* daño|hacer daño|lastimar*|amenazar*|quemar*|partirl* la cara|dar una paliza|agredir*|romperl*|humillar*) (a |de )?+ $person',
      '(espiar*|hackear*|rastrear*|vigilar*|leer*|revisar*|entrar en|interceptar*|clonar*|seguir*) + (el |los |las |la |a )*(móvil|celular|teléfono|mensajes|whatsapp|correo*|cuenta*|ubicación|instagram|chats|chat) (de|a) (mi|su) *|(espiar|acosar|seguir) a mi (ex|novi*|espos*|mujer|marido|vecin*)|(hacer|fabricar|poner|construir|armar) una bomba|tiroteo|quemar (la|el) (casa|escuela|coche|colegio)|cámara oculta|sin que (se entere|lo sepa)',
    ],
    illegal: [
      '(vender|comprar|traficar|fabricar|cocinar|cultivar|pasar|distribuir|producir) (con )?+ (droga*|cocaína|coca|heroína|metanfetamina|marihuana|éxtasis|cristal|fentanilo|armas|pistola*)',
      '(robar*|atracar*|estafar*|hurtar|falsific*|blanquear|lavar dinero|evadir impuestos|defraudar|contrabando|sobornar|hackear) ?+ (en |a |un |una |el |la |de |dinero|coches|tiendas|banco*|billetes|documentos|pasaporte*|impuestos|gente|carnet*|cuentas|*)?|(pasaporte*|documentos|carnet*|billetes|dni|título*) fals*|pornografía infantil|hacer trampas a hacienda',
    ],
    extremism: [
      '(unirme|unirse|entrar|luchar|alistarme) (a|al|en|con|por) (el |la |los |un |una )*(isis|estado islámico|yihad|grupo terrorista|neonazi*|nazi*|talib*|supremac*|grupo (armado|extremista))|atentado*|supremacía blanca|limpieza étnica|(matar|expulsar|eliminar|exterminar) (a )?(todos )?(los |las )*(judíos|musulmanes|inmigrantes|negros|gays|extranjeros|moros)',
    ],
    gambling: [
      '(vivir|ganar*|ingreso*|pagar|hacer|mantenerme|hacerme rico|sacar) + (dinero |la vida |mis deudas |el alquiler |un sueldo |deudas |mucho )*(de|con|en|apostando|jugando|gracias a) + (apuesta*|casino*|póker|poker|ruleta|tragaperras|lotería|bingo|tragamonedas|apostar)|(recuperar|ganar de vuelta) + (dinero|perdido|que perdí|lo perdido|pérdidas|lo que perdí)|apostar + (todo|ahorros|sueldo|casa|alquiler|paga)|(jugador|apostador) profesional|ganar la lotería|(apuestas|póker|casino) como (ingreso|trabajo|profesión)|vivir (de|apostando)( las)? ?(apuestas|casino)?',
    ],
  },
  signs:
    'muerte muerto muerta morir pastillas sangre cuchillo pistola arma droga* matar venganza apuesta* casino abuso violencia desesperad* inútil vacío llorar ayuno calorías',
  statement:
    'estoy me_siento soy nadie todos todo nada no_tengo no_puedo no_sé mi_vida la_vida él ella siempre nunca hay ya_no por_qué es tengo_miedo odio extraño perdí',
  wish: 'quiero quisiera me_gustaría aprender necesito debo voy_a meta objetivo mejorar empezar dejar correr leer ahorrar poder hacer más menos',
  numbers: {
    lose: 'perder bajar adelgazar rebajar perdiendo quitarme',
    weigh: 'pesar peso llegar_a bajar_a hasta pesar_menos_de menos_de los',
    day: 'día días dia dias',
    week: 'semana semanas',
    month: 'mes meses',
    notEaten:
      'quemar menos déficit desayuno comida cena más gastar receta* sesión cada_comida extra',
  },
};
