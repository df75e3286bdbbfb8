import type { SafetyWords } from '#mentor/safety/categories.ts';

export const PT: SafetyWords = {
  common:
    'o  os as de que e em um uma meu minha quero para com não aprender fazer mais cada dia semana ser parar minhas meus do da no na eu você estou tenho sou me por ter até ao',
  sets: {
    want: 'quero|queria|gostaria de|desejo|preciso|tenho vontade de|vontade de|vou|penso em|pensando em|prefiro|só quero|planejo|pretendo|tento|quem me dera',
    drug: '(remédio*|medica*|comprimido*|antidepressivo*|insulina|lítio|tratamento|quimio*|dose|doses|ansiolítico*|antipsicótico*|sertralina|fluoxetina|pílula*|fármaco*|antibiótico*|anticoagulante*)',
    person:
      '(meu |minha |o |a |meus |minhas |ao |à |do |da |um |uma |os |as )*(ex|namorad*|espos*|mulher|marido|parceir*|vizinh*|chefe|patrão|filh*|irmão|irmã|irmãos|mãe|pai|professor*|colega*|amig*|cachorro|cão|gato|alguém|pessoa*|gente|criança*|sogra|ele|ela|polícia*)',
    part: '(joelho*|costas|coluna|ombro*|tornozelo*|quadril|pulso|pescoço|pé|perna|braço|cotovelo|lombar)',
  },
  harmless: [
    'morrer de (rir|fome|sono|vergonha|vontade)|morto de (fome|sono|cansaço)|matar (o tempo|a fome|a saudade|saudades|a sede|aula*|mosquitos|zumbis|insetos|dois coelhos)|levantamento terra|peso morto|natureza morta',
    '(ganhar|vencer) (do|da|de|o|a) (meu |minha )?* (no|na|em) *|bater (a meta|meu recorde|metas|bolo|claras|palmas|o recorde)|cortar (o|a|os|as|legumes|grama|cabelo)|parar de comer (carne|açúcar|doce*|fora|tarde|tanto|pão|besteira*|entre|por|com|à|em|chocolate|mal|muito)|roubar (a cena|um beijo)|aposto (em mim|que)',
  ],
  leaving:
    'parar parar_de deixar deixar_de sem evitar nunca não prevenir contra superar medo largar vício',
  about:
    'voluntári* escrever_sobre ler_sobre pesquisar estudar prevenção romance documentário filme história tese artigo palestra',
  phrases: {
    other: [
      '(meu|minha) (melhor )?(amig*|irmão|irmã|filh*|mãe|pai|namorad*|espos*|marido|mulher|prim*|parceir*|colega|vizinh*|alun*|sobrinh*|ti*|av*) (que |se |já |me |diz que |disse que |está |fala em |fala de |não |pensa em |tentou |ameaça |sempre |vive dizendo que )*(quer (morrer|se matar|se suicidar|desaparecer|tirar a própria vida)|suicid*|quer (mais )?viver|se corta|se machuca|se automutila|tirar a própria vida|se matar|apanha*|é agredid*|bate nela|não come|está em perigo)',
      '(ajudar|apoiar|salvar) (meu|minha|um|uma|o|a) * (que |com |a |está |se |quer |tem )*(suicid*|morrer|depress*|automutila*|se corta|violência|anorexia|bulimia|se matar)',
    ],
    despair: [
      'dormir e (não|nunca) (mais )?acordar*|nunca mais acordar|não acordar (mais|nunca)',
      '$want + (morrer|me matar|matar me|me suicidar|desaparecer|sumir|não existir|não acordar|deixar de (existir|viver)|parar de (existir|viver|respirar)|tirar minha (própria )?vida|acabar com (tudo|minha vida|isso)|dormir e não acordar|dormir para sempre|não estar aqui|me enforcar|me cortar|me machucar|não ter nascido|dar um fim)',
      'suicid*|automutila*|me enforcar|me cortar|me corto|me machuc*|tirar (a )?minha (própria )?vida|me matar|matar me|me mato|overdose|tomar todos os (remédios|comprimidos)',
      'não (quero|queria|desejo|aguento) (mais )?(viver|existir|estar aqui|continuar|acordar|seguir|estar viv*|mais|essa vida|a vida)',
      'não (tem|vejo|há|tenho|encontro|faz) + (sentido|razão|razões|motivo*|vontade|saída|futuro|esperança|graça) ?+ (viver|de viver|continuar|vida|existir|em nada|na vida|para)?|(cansad*|farto|farta|chei*) (de|da) (viver|vida|tudo|existir|continuar|lutar|estar viv*|minha vida)|perdi (a|toda a) (vontade|esperança)|sem vontade de viver|nada faz sentido|para que (viver|continuar)',
      'ninguém (me |vai |iria )*(sentiria|sentir|notaria|notar|precisa|quer|ama|choraria|ligaria|perceberia)( minha falta| falta| de mim)?|(melhor|felizes|bem) (estariam |ficariam |seria |viveriam |todos |o mundo )*sem mim|(ficariam|estariam|seriam|ficaria|viveria) (melhor|mais felizes|bem) (se eu|sem mim)|melhor mort*|se eu (morresse|sumisse|desaparecesse|morrer|não existisse)',
      '(queria|tomara que eu|quem me dera|espero) (não |nunca )?(ter nascido|morra|estar mort*|acordar|acorde|existir)|não (aguento|suporto|consigo) mais( viver| nada| a vida)?|sou um (peso|fardo)|(a|minha) vida não (vale|tem|presta)|não valho nada|odeio (minha vida|viver|estar viv*)|(me jogar|pular|me atirar) (de|da|do|na frente) *|não consigo (continuar|seguir|viver)',
    ],
    abuse: [
      '((meu|minha) (marido|esposo|namorad*|parceir*|pai|mãe|padrasto|madrasta|ex|chefe|tio|irmão|esposa|mulher|avô)|ele|ela|alguém|um homem|meus (pais|colegas)) (sempre |às vezes |todo dia |quase |também |já |não |que |me |nunca )*(bate*|espanca|agride*|agrediu|maltrata*|estupr*|ameaç*|abus*|toca|tocou|tranca|controla|xinga|humilha*|deixa sair|deixa ver|deixa trabalhar|obriga|persegue|empurra|enforca|machuca|violenta) ?(em mim|me|de mim|a mim)?',
      '(tenho|com|sinto) medo (do|da|de|que) (meu (marido|namorado|pai|ex|padrasto)|minha *|voltar para casa|ele|apanhar)|(relacionamento|casamento|marido|namorado|pai|parceiro|ex) (abusiv*|violent*|agressiv*)|violência doméstica|(apanho|sou agredid*|sou abusad*|fui estuprad*|fui abusad*|sofro (abuso*|agress*|bullying|violência))|me (batem|agridem|perseguem|obriga*)|(não|pare de|parar de) (me )?(bater|bata) em mim',
    ],
    medication: [
      '(parar*|largar|abandonar|pular|suspender|baixar|diminuir|reduzir|dobrar|aumentar|trocar|substituir|viver sem|sem|não tomar|deixar*|cortar|interromper|misturar|jogar fora|recusar) (de )?(tomar )?+ $drug',
      'curar (minha |o |a |meu )?(diabetes|câncer|depressão|epilepsia|bipolar*) (com|sem|de forma|natural*) *',
    ],
    eating: [
      'anore*|bulimi*|laxante*|purga*|vomitar (depois|tudo|o que|a comida|após|para)|provocar vômito|passar fome|me matar de fome|transtorno alimentar',
      '(parar de|não|deixar de|sem) comer( nada| mais| completamente| por * dias| durante| até|#)|comer (nada|o mínimo|o menos possível|só (uma|água|alface|maçã)|uma maçã por dia)|viver (só )?(de|à base de) (água|café|ar)|(jejum|jejuar) (de |por )?(([2-9]|1[0-9]|dois|três|quatro|cinco|sete|dez) (dias|semanas)|uma semana)|(ficar|ser|estar) (muito |super |bem |o mais )?(magr*|magérrim*|pele e osso|esquelétic*)( possível)?|pular (todas )?(as )?refeições|(remédio*|pílula*) para emagrecer|(ossos|costelas) (apareçam|aparecendo|à mostra)',
    ],
    body: [
      'grávid*|gravidez|gestante|pós parto|cesárea|cesariana|(lesão|lesion*|entorse|fratur*|quebrei|hérnia|operei|operação|operad*|cirurgia|ciático|tendinite|menisco|ligamento*|reabilitação|fisioterapia|infarto|avc|câncer|cancro|diabet*|epilep*|asma|artrite|artrose|hipertensão|pressão alta|doença crônica|fibromialgia|quimio*|marcapasso|enxaqueca*)',
      '(dói|doem|dor|machuq*|torci|dores) + (no |na |nas |nos |o |meu |minha |de )*$part|$part (ruim|lesionad*|operad*|quebrad*|inflamad*)',
    ],
    minor: [
      '(tenho|faço|completei) (só |apenas )?([5-9]|1[0-5]|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze) (anos|aninhos)(?! de)|estou no (quinto|sexto|sétimo|oitavo) ano',
    ],
    violence: [
      '(matar|assassinar|bater em|bater n*|espancar|esfaquear|atirar em|atirar no|envenenar|estrangular|torturar|sequestrar|estuprar|perseguir|chantagear|me vingar d*|vingar me d*|machucar|ameaçar|queimar|dar uma surra|agredir|ferir|humilhar) + $person',
      '(espionar|hackear|rastrear|vigiar|ler|invadir|monitorar|clonar|mexer n*) + (o |a |as |os )*(celular|telefone|telemóvel|mensagens|whatsapp|e mail|email|conta*|localização|instagram|conversas) (do|da|de) *|(espionar|perseguir|seguir) (meu|minha|o meu|a minha) (ex|namorad*|espos*|mulher|marido|vizinh*)|(fazer|fabricar|montar|construir|colocar) uma bomba|tiroteio|(queimar|incendiar|botar fogo n*) (a|o|na|no)? ?(casa|escola|carro)|câmera escondida|sem (ele|ela) saber',
    ],
    illegal: [
      '(vender|comprar|traficar|fabricar|cozinhar|plantar|distribuir|produzir) + (droga*|cocaína|heroína|metanfetamina|maconha|ecstasy|crack|armas|pistola*)',
      '(roubar|assaltar|furtar|falsific*|lavar dinheiro|sonegar|fraudar|contrabando|subornar|hackear|dar golpe*|aplicar golpe*) ?+ (em |um |uma |o |a |dinheiro|carros|lojas|banco*|notas|documentos|passaporte*|impostos|idosos|pessoas|contas|*)?|(passaporte*|documentos|identidade|notas|diploma*|rg) fals*|pornografia infantil',
    ],
    extremism: [
      '(entrar|me juntar|juntar me|lutar|aderir) (a|ao|no|na|com|pelo|para) (o |a |um |uma )*(isis|estado islâmico|jihad|grupo terrorista|neonazi*|nazi*|talib*|supremac*|grupo extremista)|atentado*|supremacia branca|limpeza étnica|(matar|expulsar|eliminar|exterminar) (todos )?(os |as )*(judeus|muçulmanos|imigrantes|negros|gays|estrangeiros)',
    ],
    gambling: [
      '(viver|ganhar|renda|pagar|fazer|me sustentar|ficar rico|tirar) + (dinheiro |a vida |minhas dívidas |o aluguel |dívidas |muito |um salário )*(de|com|em|das|apostando|jogando|no) + (aposta*|cassino*|casino*|poker|pôquer|roleta|caça níqueis|loteria|tigrinho|bingo|bet|bets)|recuperar + (dinheiro|perdi|perdas|que perdi|prejuízo)|apostar + (tudo|economias|salário|casa|aluguel|poupança)|(apostador|jogador de poker) profissional|ganhar na loteria|(apostas|poker|cassino) como (renda|trabalho|profissão)|viver (de|das) apostas',
    ],
  },
  signs:
    'morte morto morta morrer comprimidos sangue faca arma droga* matar vingança aposta* cassino abuso violência desesper* inútil vazi* chorar jejum calorias',
  statement:
    'estou me_sinto sinto_me sou ninguém todos tudo nada não_tenho não_consigo minha_vida a_vida ele ela sempre nunca há já_não por_que é tenho_medo odeio perdi',
  wish: 'quero queria gostaria aprender preciso devo vou meta objetivo melhorar começar parar correr ler economizar fazer mais menos',
  numbers: {
    lose: 'perder emagrecer baixar eliminar secar',
    weigh: 'pesar peso chegar_a chegar_aos até menos_de os aos',
    day: 'dia dias',
    week: 'semana semanas',
    month: 'mês meses mes',
    notEaten: 'queimar menos déficit café almoço jantar mais gastar receita* treino refeição extra',
  },
};
