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
    'dormir* sueño insomnio acostarme>1 acostarse>1 madrugar>3 trasnochar>1 desvel*>4', // sleep
    'fumar>1 cigarr*>1 tabaco* nicotina* vapear>3 vapeador>3', // tobacco
    'adelgazar>1 bajar_de_peso>1 perder_peso>1 kilos>1 barriga>2 sobrepeso>1 subir_de_peso>3', // weight
    'estrés>2 meditar>1 meditación>1 ansiedad>3 relajar* mindfulness>1 preocup*>3 nervios>4', // calm
    'concentr* procrastin*>1 distra*>3 productiv* dejar_para_mañana>1 organizar_mi_día>4', // focus
    'diario_personal>1 escribir_un_diario>1 diario_de_gratitud>2 agradecimiento>2 gratitud>2 memorias>4', // journal
    'rutina* puntual*>3 llegar_tarde>3 hábitos>4 constancia>4 rutina_de_mañana>1 disciplina>4', // routines
    'examen* exámenes oposicion*>5 selectividad>1 aprobar universidad>4 carnet_de_conducir>5 asignatura*>3', // exams
    'idioma* inglés>English francés>French alemán>German italiano>Italian portugués>Portuguese japonés>Japanese vocabulario', // languages
    'leer* lectura* libro*>2 novelas_clásicas>3 club_de_lectura>4 páginas>1 leo', // reading
    'hoja_de_cálculo>1 hojas_de_cálculo>1 estadística*>3 base_de_datos>2 bases_de_datos>2 análisis_de_datos>4 power_bi>4', // data
    'program* código>1 página_web>2 aplicación>2 desarrollador* sitio_web>2 algoritmo*>4', // programming
    'dibuj* pintar>3 acuarela*>3 retratos>2 boceto*>1 cómic*>4 óleo>3', // drawing
    'novela>1 cuentos>2 escribir_un_libro>1 relatos>2 escritor* mi_libro>1 poema*', // fiction
    'fotograf* cámara>1 foto fotos fotografía_de_retrato>3 lightroom>4 objetivo_de_la_cámara>1', // photography
    'guitarra* piano violín* tocar batería ukelele flauta saxo*', // instruments
    'cantar canto coro>1 afinar>2 karaoke>4 clases_de_canto>3 voz_cantada>3', // singing
    'cocin* receta* platos hornear>4 pan_casero>4 guisar cocido repostería>4', // cooking
    'jardín* huerto>1 plantas>3 macetas>2 césped>4 tomates>1 regar sembrar>1', // garden
    '', // sewing
    'ascenso>2 aumento_de_sueldo>2 liderar>1 equipo_de_trabajo>1 mi_jefe>4 reuniones>3 ascender>2', // career
    'encontrar_trabajo>2 buscar_trabajo>2 empleo>2 currículum*>1 entrevista*>3 nuevo_trabajo>2 cambiar_de_trabajo>4 cv>1', // job-search
    'negocio* emprend* mi_empresa>2 autónom*>5 clientes_nuevos>3 tienda_online>3 freelance>5', // own-business
    'hablar_en_público discurso>2 presentación>2 presentaciones>2 miedo_escénico>1 exponer>2 charla>2', // speaking
    'deuda* deber_dinero hipoteca>2 tarjeta>2 préstamo*>2 endeud* pagar_lo_que_debo>2', // debt
    'ahorr* presupuesto>1 gastar_menos>2 gastos>2 fondo_de_emergencia>3 hucha>4 dinero_aparte', // saving
    'limpi* fregar>2 platos_sucios>2 baño>3 lavadora>4 barrer plancha*>4 colada>4', // cleaning
    'ordenar* orden armario>2 trastos>4 tirar_cosas papeles>3 trastero>4 desorden', // decluttering
    '', // digital-order
    '', // greener
    '', // moving
    '', // repairs
    'móvil>1 pantalla*>1 redes_sociales>2 celular>1 videojuegos>4 series>4 teléfono>1', // screens
    'hijos hijas mi_hijo mi_hija niños bebé gritar_a>3 adolescente*>4', // children
    'padres>1 abuel*>1 mi_madre>1 mi_padre>1 hermano*>2 hermana*>2 familia árbol_genealógico>4', // family
    'amig*>1 amistad*>2 soledad>3 tímid*>4 timidez>4 socializar>1 conocer_gente>1', // friends
    'pareja mi_mujer mi_marido mi_novi* esposa esposo matrimonio discutir_menos>2', // partner
    'perr* gato*>6 gata*>6 cachorro>5 mascota*>7 correa>1 adiestrar>2 veterinario>7', // pets
    '', // celebrations
    '', // papers
    '', // travel
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
