// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const PT: LanguageWords = {
  line: 'Estas missões ainda não estão disponíveis em português.',
  close: 'Mostrar em inglês',
  topics: [
    'bicicleta* bike ciclis* pedalar pedalada* andar_de_bicicleta>1 de_bicicleta_para_o_trabalho>2', // cycling
    'along* flexibilidade elasticidade mobilidade espacate>2 tocar_os_pés>1 enferrujad*>5', // mobility
    'correr* corrida* corro trotar maratona*>3 meia_maratona>3 maratonista>3', // running
    'academia>3 exercício* musculação>3 massa_muscular músculo* flexões>1 barra_fixa>2 abdominais>5', // strength
    'nadar nado natação piscina crawl>2 peito>3 águas_abertas>4', // swimming
    'caminhar caminhada* andar_a_pé passos>1 passear trilha*>3 passeios_a_pé caminhadas_longas>4', // walking
    'álcool* cerveja* vinho* beber_menos>1 parar_de_beber>3 bebida* ressaca* bêbad*', // alcohol
    'postura>4 coluna>1 dor_nas_costas>1 costas>1 pescoço>2 sentad*>3 escrivaninha>4', // desk-body
    'verdura*>1 legumes>1 fruta*>1 comer_melhor alimentação alimentar açúcar>4 beber_água>4', // eating
    'unhas>1 roer>1 pele>2 acne>2 barba>3 cabelo>3 higiene>4 maquiagem>2', // grooming
    'fisioterap*>1 fisio>1 reabilitação>2 exercícios_do_fisio*>1 assoalho_pélvico>1 sessões_de_fisio*>3', // physio
    'dormir* sono insônia>2 deitar_cedo>1 acordar>3 madrugada>4 deitar_mais_cedo>1', // sleep
    'dentes>1 escovar>1 fio_dental>1 dentista>2 check_up>3 consulta_médica>4 exames_médicos>3 gengivas>1', // teeth
    'fumar>1 cigarro*>1 tabaco* tabagismo>1 nicotina* vape>3 cigarro_eletrônico>3', // tobacco
    'emagrecer>1 perder_peso>1 quilos>1 barriga>2 sobrepeso>1 engordar>3 perder_barriga>2', // weight
    'estresse>2 stress>2 meditar>1 meditação>1 ansiedade>3 relaxar preocup*>3 mindfulness>1', // calm
    'rezar>1 orar>1 oração>1 bíblia>2 igreja>3 missa>3 ramadão>4 minha_fé>3', // faith
    'concentr* procrastin*>1 distra*>3 produtiv* foco deixar_para_depois>1', // focus
    'diário_pessoal>1 escrever_um_diário>1 diário_de_gratidão>2 gratidão>2 memórias>4 manter_um_diário>1', // journal
    'rotina* pontual*>3 chegar_atrasad*>3 hábitos>4 disciplina>4 rotina_matinal>1 constância>4', // routines
    'autoestima>1 autoconfiança>2 confiança_em_mim>2 me_comparar>3 perfeccionis*>3 gostar_de_mim>1 meu_corpo>4', // self-worth
    'dizer_não>2 impor_limites>3 limites>3 raiva>1 explodir>1 interromper>4 perder_a_calma>1', // temper
    'tese>1 tcc>1 monografia>1 dissertação>1 redações>2 ensaio_acadêmico>2 referências_bibliográficas>3', // academic-writing
    'dirigir>1 conduzir>1 carta_de_condução>1 carteira_de_motorista>1 autoescola>1 exame_teórico>2 medo_de_dirigir>3', // driving
    'provas prova exame* vestibular>1 enem>1 concurso*>5 faculdade>4 passar_na_prova>1', // exams
    'idioma* língua_estrangeira inglês>English espanhol>Spanish francês>French alemão>German italiano>Italian japonês>Japanese', // languages
    'ler leitura* livro*>2 clube_do_livro>4 páginas>1 lendo clássicos_da_literatura>3', // reading
    'planilha*>1 folha_de_cálculo>1 estatística*>3 banco_de_dados>2 base_de_dados>2 análise_de_dados>4 power_bi>4', // data
    'program* código>1 site>2 aplicativo>2 desenvolvedor* website>2 algoritmo*>4', // programming
    'blog*>1 boletim_informativo>1 canal_no_youtube>2 youtuber*>2 podcast*>3 seguidores>4 postar_vídeos>2', // audience
    'desenh* pintar>3 pintura>3 aquarela*>3 retratos>2 esboço*>1 quadrinhos>4', // drawing
    'romance>1 contos>2 escrever_um_livro>1 meu_livro>1 escritor* poema* ficção', // fiction
    'xadrez>1 jogar_xadrez>1 jogos_de_cartas>2 bridge>2 jogos_de_tabuleiro>3 palavras_cruzadas>4 sudoku*>4 cubo_mágico>4', // mind-games
    'fotograf* câmera>1 câmara_fotográfica>1 foto fotos retratos_fotográficos>3 lightroom>4', // photography
    'violão guitarra* piano violino* tocar bateria ukulele cavaquinho', // instruments
    'cantar canto coral>1 coro>1 afinad*>2 karaokê>4 aulas_de_canto>3', // singing
    'cozinh* receita* pratos assar>4 pão_caseiro>4 comida_caseira>2 confeitaria>4', // cooking
    'jardim* jardinagem horta>1 plantas>3 vasos>2 gramado>4 semear>1 tomates>1', // garden
    'costur*>1 máquina_de_costura>1 tricô>2 tricotar>2 crochê>3 bordado*>3 bordar>3 remendar>4', // sewing
    'promoção>2 aumento_salarial>2 liderar>1 minha_equipe>1 chefe>4 reuniões>3 subir_de_cargo>2', // career
    'emprego>2 procurar_trabalho>2 currículo*>1 entrevista*>3 vaga*>2 mudar_de_área>4 arranjar_trabalho>2', // job-search
    'negócio* empreend* minha_empresa>2 autônom*>5 loja_online>3 freelancer>5 mei>2', // own-business
    'falar_em_público discurso>2 apresentação>2 apresentações>2 oratória medo_de_palco>1 palestra*>2', // speaking
    'dívida* dever_dinheiro cartão_de_crédito>2 empréstimo*>2 endivid* financiamento>2 nome_sujo>3', // debt
    'investir investiment* ações>1 bolsa_de_valores>1 impostos>2 imposto_de_renda>2 aposentadoria>3 reforma>3', // investing
    'economiz* poupar poupança orçamento>1 guardar_dinheiro reserva_de_emergência>2 juntar_dinheiro>3', // saving
    'gastar_menos gastos>3 compras_por_impulso>1 comprar_menos>1 assinaturas>2 contas_da_casa>2 gasto_demais', // spending
    'limp* louça>2 banheiro>3 roupa_suja>4 faxina* varrer lavar_roupa>4', // cleaning
    'organizar_a_casa arrumar guarda_roupa>2 bagunça desapegar papelada>3 tralha*>4 armário>2', // decluttering
    'caixa_de_entrada>1 e_mails>1 emails>1 organizar_fotos>2 senhas>3 palavras_passe>3 backup*>4 disco_rígido>4', // digital-order
    'vida_sustentável meio_ambiente pegada_de_carbono>1 plástico*>2 recicl*>2 poupar_energia>3 economizar_energia>3 segunda_mão>4', // greener
    'mudança_de_casa>3 mudar_de_casa>3 procurar_apartamento>1 alugar_apartamento>1 procurar_casa>1 vender_casa>2 sair_casa_pais>3 mobiliar>4', // moving
    'bricolagem torneira*>1 pintar_parede*>2 papel_de_parede>2 marcenaria>3 carpintaria>3 reformar_casa>4 obras_casa>4', // repairs
    'celular>1 telemóvel>1 tela*>1 redes_sociais>2 videogame*>4 séries>4 ecrã>1', // screens
    'filhos filhas meu_filho minha_filha crianças bebê gritar_com>3 adolescente*>4', // children
    'encontrar_namorad*>1 namorada>1 namorado>1 paquerar>4 tinder>2 primeiro_encontro>3 encontros>3', // dating
    'meus_pais>1 minha_mãe>1 meu_pai>1 avó>1 avós>1 irmã*>2 família', // family
    'amig*>1 amizade*>2 solidão>3 tímid*>4 timidez>4 socializar>1 conhecer_pessoas>1', // friends
    'casamento minha_esposa meu_marido namorad* minha_mulher relacionamento brigar_menos>2 meu_parceiro', // partner
    'cachorr* cão gato*>6 filhote>5 coleira>1 adestrar>2 veterinário>7 animal_de_estimação>7', // pets
    'voluntári*>1 voluntariado>1 ajudar_os_outros>1 doar>3 doar_sangue>3 banco_alimentar>2', // volunteering
    'organizar_casamento>2 nosso_casamento>2 festa_de_casamento>2 festa_de_aniversário>3 festa_surpresa>3 organizar_festa receber_convidados>1 funeral>5', // celebrations
    'visto_de_trabalho>1 passaporte>1 cidadania>1 autorização_de_residência>1 testamento>2 seguro_de_saúde>3 plano_de_saúde>3 burocracia>4', // papers
    'planejar_viagem>1 planear_viagem>1 organizar_viagem>1 viajar_sozinh*>2 mochilão>2 arrumar_mala*>3 fazer_malas>3 bate_e_volta>4', // travel
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
