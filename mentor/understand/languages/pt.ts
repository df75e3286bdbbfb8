// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const PT: LanguageWords = {
  line: 'Estas missões ainda não estão disponíveis em português.',
  close: 'Mostrar em inglês',
  topics: [
    'bicicleta* bike ciclis* pedalar pedalada* andar_de_bicicleta>1 de_bicicleta_para_o_trabalho>2', // cycling: 1 learn 2 commute 3 distance 4 care
    'along* flexibilidade elasticidade mobilidade espacate>2 tocar_os_pés>1 enferrujad*>4', // mobility: 1 toes 2 splits 3 yoga 4 stiff
    'correr* corrida* corro trotar maratona*>3 meia_maratona>3 maratonista>3', // running: 1 first-runs 2 faster 3 far 4 legs
    'academia>3 exercício* musculação>3 massa_muscular músculo* flexões>1 barra_fixa>2 abdominais>4', // strength: 1 home 2 pull-up 3 gym 4 core
    'nadar nado natação piscina crawl>2 peito>3 águas_abertas>4', // swimming: 1 water 2 crawl 3 strokes 4 distance
    'caminhar caminhada* andar_a_pé passos>1 passear trilha*>3 passeios_a_pé caminhadas_longas>4', // walking: 1 daily 2 brisk 3 hiking 4 long-way
    'álcool* cerveja* vinho* beber_menos>1 parar_de_beber>2 bebida* ressaca* bêbad*', // alcohol: 1 less 2 stopping 3 going-out 4 support
    'postura>4 coluna>1 dor_nas_costas>1 costas>1 pescoço>2 sentad*>3 escrivaninha>4', // desk-body: 1 back 2 neck 3 sitting 4 set-up
    'verdura*>1 legumes>1 fruta*>1 comer_melhor alimentação alimentar açúcar>4 beber_água>4', // eating: 1 plants 2 regular 3 ahead 4 sweet
    'dormir* sono insônia>1 deitar_cedo>2 acordar>3 madrugada>4 deitar_mais_cedo>2', // sleep: 1 falling-asleep 2 bedtime 3 waking 4 night
    'fumar>1 cigarro*>1 tabaco* tabagismo>1 nicotina* vape>3 cigarro_eletrônico>3', // tobacco: 1 quit-day 2 cravings 3 vaping 4 staying
    'emagrecer>1 perder_peso>1 quilos>1 barriga>2 sobrepeso>1 engordar>3 perder_barriga>2', // weight: 1 lose 2 shape 3 gain 4 keep
    'estresse>2 stress>2 meditar>1 meditação>1 ansiedade>3 relaxar preocup*>3 mindfulness>1', // calm: 1 meditation 2 stress 3 worry 4 nerves
    'concentr* procrastin*>1 distra*>3 produtiv* foco deixar_para_depois>1', // focus: 1 starting 2 deep-work 3 distraction 4 planning
    'diário_pessoal>1 escrever_um_diário>1 diário_de_gratidão>2 gratidão>2 memórias>4 manter_um_diário>1', // journal: 1 daily 2 gratitude 3 reflection 4 memories
    'rotina* pontual*>3 chegar_atrasad*>3 hábitos>4 disciplina>4 rotina_matinal>1 constância>4', // routines: 1 mornings 2 evenings 3 on-time 4 keeping
    'provas prova exame* vestibular>1 enem>1 concurso*>4 faculdade>3 passar_na_prova>1', // exams: 1 revision 2 classes 3 university 4 certificates
    'idioma* língua_estrangeira inglês>English espanhol>Spanish francês>French alemão>German italiano>Italian japonês>Japanese', // languages: 1 sentences 2 speaking 3 understanding 4 script
    'ler leitura* livro*>2 clube_do_livro>4 páginas>1 lendo clássicos_da_literatura>3', // reading: 1 habit 2 pile 3 deep 4 together
    'planilha*>1 folha_de_cálculo>1 estatística*>3 banco_de_dados>2 base_de_dados>2 análise_de_dados>4 power_bi>4', // data: 1 spreadsheets 2 sql 3 statistics 4 analysis
    'program* código>1 site>2 aplicativo>2 desenvolvedor* website>2 algoritmo*>3', // programming: 1 first-code 2 projects 3 puzzles 4 craft
    'desenh* pintar>3 pintura>3 aquarela*>3 retratos>2 esboço*>1 quadrinhos>4', // drawing: 1 sketching 2 people 3 painting 4 comics
    'romance>1 contos>2 escrever_um_livro>1 meu_livro>1 escritor* poema* ficção', // fiction: 1 novel 2 stories 3 daily 4 revising
    'fotograf* câmera>1 câmara_fotográfica>1 foto fotos retratos_fotográficos>3 lightroom>4', // photography: 1 camera 2 seeing 3 portraits 4 editing
    'violão guitarra* piano violino* tocar bateria ukulele cavaquinho', // instruments: 1 first-notes 2 pieces 3 technique 4 together
    'cantar canto coral>1 coro>1 afinad*>2 karaokê>4 aulas_de_canto>3', // singing: 1 choir-part 2 in-tune 3 voice 4 songs
    'cozinh* receita* pratos assar>4 pão_caseiro>4 comida_caseira>2 confeitaria>4', // cooking: 1 first-dishes 2 everyday 3 skills 4 baking
    'jardim* jardinagem horta>1 plantas>3 vasos>2 gramado>4 semear>1 tomates>1', // garden: 1 plot 2 balcony 3 houseplants 4 borders
    'promoção>2 aumento_salarial>2 liderar>1 minha_equipe>1 chefe>4 reuniões>3 subir_de_cargo>2', // career: 1 leading 2 promotion 3 meetings 4 feedback
    'emprego>2 procurar_trabalho>2 currículo*>1 entrevista*>3 vaga*>2 mudar_de_área>4 arranjar_trabalho>2', // job-search: 1 applications 2 finding 3 interviews 4 new-field
    'negócio* empreend* minha_empresa>2 autônom*>4 loja_online>3 freelancer>4 mei>2', // own-business: 1 idea 2 set-up 3 selling 4 freelancing
    'falar_em_público discurso>2 apresentação>2 apresentações>2 oratória medo_de_palco>1 palestra*>2', // speaking: 1 nerves 2 talk 3 delivery 4 speaking-up
    'dívida* dever_dinheiro cartão_de_crédito>2 empréstimo*>2 endivid* financiamento>2 nome_sujo>3', // debt: 1 overview 2 paying-down 3 help 4 staying-out
    'economiz* poupar poupança orçamento>1 gastar_menos>2 guardar_dinheiro reserva_de_emergência>3 juntar_dinheiro>4', // saving: 1 budget 2 spending-less 3 emergency-fund 4 saving-goal
    'limp* louça>2 banheiro>3 roupa_suja>4 faxina* varrer lavar_roupa>4', // cleaning: 1 rounds 2 kitchen 3 bathroom 4 laundry
    'organizar_a_casa arrumar guarda_roupa>2 bagunça desapegar papelada>3 tralha*>4 armário>2', // decluttering: 1 small-spots 2 clothes 3 papers 4 rooms
    'celular>1 telemóvel>1 tela*>1 redes_sociais>2 videogame*>4 séries>4 ecrã>1', // screens: 1 phone 2 social 3 bedroom 4 watching
    'filhos filhas meu_filho minha_filha crianças bebê gritar_com>3 adolescente*>4', // children: 1 time 2 routines 3 calm 4 older
    'meus_pais>1 minha_mãe>1 meu_pai>1 avó>1 avós>1 irmã*>2 família', // family: 1 parents 2 siblings 3 caring 4 history
    'amig*>1 amizade*>2 solidão>3 tímid*>4 timidez>4 socializar>1 conhecer_pessoas>1', // friends: 1 making 2 keeping 3 lonely 4 shy
    'casamento minha_esposa meu_marido namorad* minha_mulher relacionamento brigar_menos>2 meu_parceiro', // partner: 1 time 2 talking 3 everyday 4 closeness
    'cachorr* cão gato*>4 filhote>3 coleira>1 adestrar>2 veterinário>5 animal_de_estimação>5', // pets: 1 lead 2 cues 3 puppy 4 cats 5 care
  ],
  verbs: [
    'aprender* aprendo estudar', // learn
    'melhorar* aperfeiçoar dominar', // improve
    'começar iniciar primeira primeiro do_zero', // start
    'terminar acabar concluir completar', // finish
    'construir montar criar fazer_um* fazer_meu*', // build
    'consertar restaurar reformar reparar', // repair
    'parar_de deixar_de largar', // give up
    'menos reduzir diminuir', // cut down
    'alcançar chegar_a atingir', // reach
    'economizar poupar juntar', // save
    'perder', // lose
    'preparar* me_preparar', // prepare
    'decidir* escolher', // decide
    'planejar planear organizar', // plan
    'cuidar_de cuidar_da cuidar_do ajudar', // look after
    'manter', // keep
    'regularmente com_mais_frequência', // regularly
  ],
  words: [
    'e', // and
    'mas', // but
    'todo_dia todos_os_dias cada_dia diário diária diariamente', // every day
    'toda_noite todas_as_noites à_noite', // every evening
    'toda_manhã todas_as_manhãs de_manhã', // every morning
    'por_dia ao_dia', // a day
    'por_semana na_semana semanais toda_semana', // a week
    'por_mês ao_mês todo_mês', // a month
    'uma_vez', // once
    'duas_vezes', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    'vezes', // times
    'minuto*', // minutes
    'horas hora', // hours
    'uma_hora', // 60 minutes
    '', // 120 minutes
    'meia_hora', // 30 minutes
    'um_quarto_de_hora', // 15 minutes
    'uma_hora_e_meia', // 90 minutes
    'dias', // days
    'semanas', // weeks
    'meses', // months
    'anos ano', // years
    'em', // in
    'antes_de antes_do até', // by
    '', // in # months
    '', // in # weeks
    '', // by 1.#
    '', // this year
    '', // by summer
    'verão', // summer
    'fim_de_semana fins_de_semana finais_de_semana', // weekends
    'dias_úteis dias_de_semana', // weekdays
    'noites', // evenings
    'manhãs', // mornings
    'segunda segundas segunda_feira', // monday
    'terça terças terça_feira', // tuesday
    'quarta quartas quarta_feira', // wednesday
    'quinta quintas quinta_feira', // thursday
    'sexta sextas sexta_feira', // friday
    'sábado*', // saturday
    'domingo*', // sunday
    'janeiro', // january
    'fevereiro', // february
    'março', // march
    'abril', // april
    'maio', // may
    'junho', // june
    'julho', // july
    'agosto', // august
    'setembro', // september
    'outubro', // october
    'novembro', // november
    'dezembro', // december
    'quilômetro* quilómetro*', // km
    'quilo quilos kilos', // kg
    '', // m
    'livros', // books
    'páginas', // pages
    'passos', // steps
    'euros', // euros
    '', // zlotys
    '', // rupees
    '', // 1
    'dois duas', // 2
    'três', // 3
    'quatro', // 4
    'cinco', // 5
    'seis', // 6
    'sete', // 7
    'oito', // 8
    'nove', // 9
    'dez', // 10
    'quinze', // 15
    'vinte', // 20
    'trinta', // 30
    'quarenta', // 40
    'quarenta_e_cinco', // 45
    'cinquenta', // 50
    'sessenta', // 60
    'iniciante* principiante* sem_experiência nenhuma_experiência', // beginner
    'nunca jamais', // never done
    'alguma_experiência um_pouco_de_experiência intermediári* um_pouco', // some experience
    'avançad* experiente muita_experiência profissional', // advanced
    'estruturad* plano_fixo horário_fixo passo_a_passo plano_claro', // structured
    'flexíve* flexivel liberdade livre sem_horários', // flexible
    'mistura ambos os_dois equilíbrio um_pouco_de_tudo', // mix
    'depende varia variável muda', // varies
    'não_tenho_tempo sem_tempo', // no time
    'sem_equipamento sem_pesos sem_aparelhos', // no equipment
    'sem_dinheiro sem_gastar', // no money
    'turnos', // shift work
    'grávida* gestante*', // pregnant
  ],
  small:
    'o a os as um uma uns umas de do da dos das em no na nos nas que com por para pra meu minha meus minhas me se não mais muito já quero queria gostaria preciso tenho poder fazer ser estar estou sem sobre tudo toda todas bem melhor de_novo desde como ir eu ou',
};
