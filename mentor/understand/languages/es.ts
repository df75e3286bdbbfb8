// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const ES: LanguageWords = {
  line: 'Estas misiones todavía no están disponibles en español.',
  close: 'Mostrar en inglés',
  topics: [
    'bici bicicleta* ciclis* pedale* pedalear montar_en_bici*>1 bici_al_trabajo>2', // cycling
    'estir* flexibilidad elasticidad movilidad tocarme_los_pies>1 spagat>2 agarrotad*>5', // mobility
    'correr* corro trot* running jogging maratón*>3 media_maratón>3 carrera_de_#', // running
    'gimnasio>3 pesas>3 músculo* ejercicio* en_forma flexiones>1 dominada*>2 abdominales>5', // strength
    'nadar nado natación piscina crol>2 braza>3 aguas_abiertas>4', // swimming
    'caminar camino caminata* andar pasos>1 pasear senderismo>3 camino_de_santiago>4', // walking
    'alcohol* cerveza* vino beber_menos>1 dejar_de_beber>3 emborrach* copas resaca*', // alcohol
    'postura>4 espalda>1 lumbar*>1 cuello>2 cervicales>2 sentad*>3 escritorio>4', // desk-body
    'verdura*>1 fruta*>1 comer_sano comer_mejor alimentación dieta azúcar>4 beber_agua>4', // eating
    'las_uñas>1 morderme>1 piel>2 acné>2 barba>3 cabello>3 higiene>4 maquillaje>2', // grooming
    'fisioterap*>1 fisio>1 rehabilitación>2 ejercicios_de_rehabilitación>1 suelo_pélvico>1 sesiones_de_fisio*>3', // physio
    'dormir* sueño insomnio acostarme>1 acostarse>1 madrugar>3 trasnochar>1 desvel*>4', // sleep
    'dientes>1 cepillarme>1 hilo_dental>1 dentista>2 revisión_médica>3 chequeo>3 cita_médica>4 encías>1', // teeth
    'fumar>1 cigarr*>1 tabaco* nicotina* vapear>3 vapeador>3', // tobacco
    'adelgazar>1 bajar_de_peso>1 perder_peso>1 kilos>1 barriga>2 sobrepeso>1 subir_de_peso>3', // weight
    'estrés>2 meditar>1 meditación>1 ansiedad>3 relajar* mindfulness>1 preocup*>3 nervios>4', // calm
    'rezar>1 orar>1 oración>1 biblia>2 iglesia>3 misa>3 ramadán>4 mi_fe>3', // faith
    'concentr* procrastin*>1 distra*>3 productiv* dejar_para_mañana>1 organizar_mi_día>4', // focus
    'diario_personal>1 escribir_un_diario>1 diario_de_gratitud>2 agradecimiento>2 gratitud>2 memorias>4', // journal
    'rutina* puntual*>3 llegar_tarde>3 hábitos>4 constancia>4 rutina_de_mañana>1 disciplina>4', // routines
    'autoestima>1 confianza_en_mí*>2 seguro_de_mí*>2 segura_de_mí*>2 compararme>3 perfeccionis*>3 quererme>1 mi_cuerpo>4', // self-worth
    'decir_que_no>2 poner_límites>3 límites>3 enfad*>1 ira>1 mal_genio>1 interrumpir>4 perder_los_nervios>1', // temper
    'tesis>1 tfg>1 trabajo_de_fin_de_grado>1 tesina>1 ensayo*>2 bibliografía>3 doctorado>1', // academic-writing
    'conducir>1 carnet_de_conducir>1 autoescuela>1 clases_de_manejo>1 manejar_auto>1 examen_teórico>2 miedo_a_conducir>3', // driving
    'examen* exámenes oposicion*>5 selectividad>1 aprobar universidad>4 asignatura*>3', // exams
    'idioma* inglés>English francés>French alemán>German italiano>Italian portugués>Portuguese japonés>Japanese vocabulario', // languages
    'leer* lectura* libro*>2 novelas_clásicas>3 club_de_lectura>4 páginas>1 leo', // reading
    'hoja_de_cálculo>1 hojas_de_cálculo>1 estadística*>3 base_de_datos>2 bases_de_datos>2 análisis_de_datos>4 power_bi>4', // data
    'program* código>1 página_web>2 aplicación>2 desarrollador* sitio_web>2 algoritmo*>4', // programming
    'blog*>1 boletín>1 canal_de_youtube>2 youtuber*>2 podcast*>3 seguidores>4 subir_videos>2', // audience
    'dibuj* pintar>3 acuarela*>3 retratos>2 boceto*>1 cómic*>4 óleo>3', // drawing
    'novela>1 cuentos>2 escribir_un_libro>1 relatos>2 escritor* mi_libro>1 poema*', // fiction
    'ajedrez>1 jugar_al_ajedrez>1 juegos_de_cartas>2 bridge>2 juegos_de_mesa>3 crucigrama*>4 sudoku*>4 cubo_de_rubik>4', // mind-games
    'fotograf* cámara>1 foto fotos fotografía_de_retrato>3 lightroom>4 objetivo_de_la_cámara>1', // photography
    'guitarra* piano violín* tocar batería ukelele flauta saxo*', // instruments
    'cantar canto coro>1 afinar>2 karaoke>4 clases_de_canto>3 voz_cantada>3', // singing
    'cocin* receta* platos hornear>4 pan_casero>4 guisar cocido repostería>4', // cooking
    'jardín* huerto>1 plantas>3 macetas>2 césped>4 tomates>1 regar sembrar>1', // garden
    'coser>1 máquina_de_coser>1 costura>1 tejer>2 ganchillo>3 crochet>3 bordar>3 remendar>4', // sewing
    'ascenso>2 aumento_de_sueldo>2 liderar>1 equipo_de_trabajo>1 mi_jefe>4 reuniones>3 ascender>2', // career
    'encontrar_trabajo>2 buscar_trabajo>2 empleo>2 currículum*>1 entrevista*>3 nuevo_trabajo>2 cambiar_de_trabajo>4 cv>1', // job-search
    'negocio* emprend* mi_empresa>2 autónom*>5 clientes_nuevos>3 tienda_online>3 freelance>5', // own-business
    'hablar_en_público discurso>2 presentación>2 presentaciones>2 miedo_escénico>1 exponer>2 charla>2', // speaking
    'deuda* deber_dinero hipoteca>2 tarjeta>2 préstamo*>2 endeud* pagar_lo_que_debo>2', // debt
    'invertir inversion* fondos_indexados>1 acciones>1 bolsa>1 impuestos>2 declaración_de_la_renta>2 jubilación>3', // investing
    'ahorr* presupuesto>1 fondo_de_emergencia>2 hucha>3 dinero_aparte colchón_financiero>2', // saving
    'gastar_menos gastos gasto_demasiado compras_compulsivas>1 suscripciones>2 facturas>2 comprar_menos>1', // spending
    'limpi* fregar>2 platos_sucios>2 baño>3 lavadora>4 barrer plancha*>4 colada>4', // cleaning
    'ordenar* orden armario>2 trastos>4 tirar_cosas papeles>3 trastero>4 desorden', // decluttering
    'bandeja_de_entrada>1 correos>1 correo_electrónico>1 ordenar_fotos>2 contraseña*>3 copia*_de_seguridad>4 archivos>4 disco_duro>4', // digital-order
    'vida_sostenible medio_ambiente huella_de_carbono>1 plástico*>2 recicl*>2 ahorrar_energía>3 ahorrar_luz>3 segunda_mano>4', // greener
    'mudanza*>3 mudarme>3 buscar_piso>1 encontrar_piso>1 buscar_departamento>1 vender_casa>2 independizarme>3 amueblar>4', // moving
    'bricolaje grifo*>1 gotera*>1 pintar_pared*>2 papel_pintado>2 carpintería>3 reforma*>4 azulejos>4', // repairs
    'móvil>1 pantalla*>1 redes_sociales>2 celular>1 videojuegos>4 series>4 teléfono>1', // screens
    'hijos hijas mi_hijo mi_hija niños bebé gritar_a>3 adolescente*>4', // children
    'encontrar_pareja>1 buscar_pareja>1 novia>1 novio>1 ligar>4 tinder>2 primera_cita>3 citas>3', // dating
    'padres>1 abuel*>1 mi_madre>1 mi_padre>1 hermano*>2 hermana*>2 familia árbol_genealógico>4', // family
    'amig*>1 amistad*>2 soledad>3 tímid*>4 timidez>4 socializar>1 conocer_gente>1', // friends
    'pareja mi_mujer mi_marido mi_novi* esposa esposo matrimonio discutir_menos>2', // partner
    'perr* gato*>6 gata*>6 cachorro>5 mascota*>7 correa>1 adiestrar>2 veterinario>7', // pets
    'voluntari*>1 ayudar_a_los_demás>1 donar>3 ong>1 donar_sangre>3 recaudar>4 banco_de_alimentos>2', // volunteering
    'organizar_boda>2 nuestra_boda>2 casarme>2 fiesta_de_cumpleaños>3 fiesta_sorpresa>3 organizar_fiesta recibir_invitados>1 funeral>5', // celebrations
    'visado>1 pasaporte>1 nacionalidad>1 permiso_de_residencia>1 testamento>2 seguro_médico>3 seguro_de_hogar>3 trámites>4', // papers
    'planear_viaje>1 organizar_viaje>1 planificar_viaje>1 viajar_sol*>2 mochiler*>2 vuelta_al_mundo>2 hacer_maleta*>3 escapada*>4', // travel
  ],
  verbs: [
    'aprender* aprendo estudiar', // learn
    'mejorar* perfeccionar dominar', // improve
    'empezar comenzar primera primer', // start
    'terminar acabar completar', // finish
    'construir montar crear hacer_un* fabricar', // build
    'reparar arreglar restaurar', // repair
    'dejar_de dejar_el dejar_la parar_de abandonar', // give up
    'menos reducir', // cut down
    'alcanzar llegar_a conseguir', // reach
    'ahorrar', // save
    'perder bajar', // lose
    'preparar* prepararme', // prepare
    'decidir* elegir escoger', // decide
    'planear planificar organizar', // plan
    'cuidar_de cuidar_a ayudar_a cuidar', // look after
    'mantener', // keep
    'regularmente más_a_menudo con_regularidad', // regularly
  ],
  words: [
    'y e', // and
    'pero', // but
    'cada_día todos_los_días diario diaria diariamente a_diario', // every day
    'cada_noche todas_las_noches por_las_noches por_la_noche', // every evening
    'cada_mañana todas_las_mañanas por_las_mañanas por_la_mañana', // every morning
    'al_día por_día', // a day
    'por_semana a_la_semana semanales cada_semana', // a week
    'al_mes por_mes cada_mes', // a month
    'una_vez', // once
    'dos_veces', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    'veces', // times
    'minuto*', // minutes
    'horas hora', // hours
    'una_hora', // 60 minutes
    '', // 120 minutes
    'media_hora', // 30 minutes
    'un_cuarto_de_hora cuarto_de_hora', // 15 minutes
    'hora_y_media una_hora_y_media', // 90 minutes
    'días', // days
    'semanas', // weeks
    'meses', // months
    'años año', // years
    'en', // in
    'antes_de antes_del hasta para_el', // by
    '', // in # months
    '', // in # weeks
    '', // by 1.#
    '', // this year
    '', // by summer
    'verano', // summer
    'fin_de_semana fines_de_semana los_fines_de_semana', // weekends
    'entre_semana días_laborables', // weekdays
    'noches tardes', // evenings
    'mañanas', // mornings
    'lunes', // monday
    'martes', // tuesday
    'miércoles', // wednesday
    'jueves', // thursday
    'viernes', // friday
    'sábado*', // saturday
    'domingo*', // sunday
    'enero', // january
    'febrero', // february
    'marzo', // march
    'abril', // april
    'mayo', // may
    'junio', // june
    'julio', // july
    'agosto', // august
    'septiembre', // september
    'octubre', // october
    'noviembre', // november
    'diciembre', // december
    'kilómetro*', // km
    'kilos kilo kilogramos', // kg
    '', // m
    'libros', // books
    'páginas', // pages
    'pasos', // steps
    'euros', // euros
    '', // zlotys
    '', // rupees
    '', // 1
    'dos', // 2
    'tres', // 3
    'cuatro', // 4
    'cinco', // 5
    'seis', // 6
    'siete', // 7
    'ocho', // 8
    'nueve', // 9
    'diez', // 10
    'quince', // 15
    'veinte', // 20
    'treinta', // 30
    'cuarenta', // 40
    'cuarenta_y_cinco', // 45
    'cincuenta', // 50
    'sesenta', // 60
    'principiante* novat* desde_cero sin_experiencia ninguna_experiencia', // beginner
    'nunca jamás', // never done
    'algo_de_experiencia un_poco_de_experiencia nivel_medio intermedi* algo', // some experience
    'avanzad* experto experta mucha_experiencia profesional', // advanced
    'estructurad* plan_fijo horario_fijo paso_a_paso plan_claro', // structured
    'flexible* libertad a_mi_aire sin_horarios libre', // flexible
    'mezcla ambos las_dos_cosas equilibrio un_poco_de_todo', // mix
    'depende varía variable cambia', // varies
    'no_tengo_tiempo sin_tiempo', // no time
    'sin_equipo sin_material sin_pesas', // no equipment
    'sin_dinero sin_gastar', // no money
    'turnos', // shift work
    'embaraz*', // pregnant
  ],
  small:
    'el la los las un una unos unas de del a al que con por para mi mis me se lo su sus no más muy ya quiero querría quisiera me_gustaría necesito tengo poder hacer ser estar estoy llevo cuando sin sobre todo toda todos bien mejor otra_vez desde como ir he',
};
