import type { Language } from '#mentor/safety/categories.ts';

/** The five answers of a newcomer: goal, areas, time, style, experience; and what a fair reader hears in them. */
type Newcomer = {
  readonly answers: readonly [
    goal: string,
    areas: string,
    time: string,
    style: string,
    experience: string,
  ];
  readonly topic: string;
  readonly area: string;
  /** Minutes of a sitting and days a week. */
  readonly week: readonly [minutes: number, days: number];
  readonly style: 'structured' | 'flexible' | 'balanced';
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced';
};

// biome-ignore format: the five answers stand together.
export const NEWCOMERS: Readonly<Record<Language, Newcomer>> = {
  en: {
    answers: ['I want to learn the guitar', 'cooking and reading', '30 minutes a day', 'structured, with a fixed plan', 'complete beginner'],
    topic: 'instruments', area: 'cooking', week: [30, 7], style: 'structured', level: 'Beginner',
  },
  es: {
    answers: ['Quiero correr una media maratón', 'cocina y lectura', '45 minutos tres veces por semana', 'prefiero un plan fijo, paso a paso', 'soy principiante, nunca he corrido'],
    topic: 'running', area: 'cooking', week: [45, 3], style: 'structured', level: 'Beginner',
  },
  pt: {
    answers: ['Quero aprender a tocar violão', 'leitura, jardinagem', '30 minutos por dia', 'algo flexível, sem horários', 'sou iniciante'],
    topic: 'instruments', area: 'reading', week: [30, 7], style: 'flexible', level: 'Beginner',
  },
  fr: {
    answers: ['Je voudrais apprendre à nager le crawl', 'la lecture et la cuisine', 'une heure deux fois par semaine', 'un peu des deux', 'débutante, je n’ai jamais nagé'],
    topic: 'swimming', area: 'reading', week: [60, 2], style: 'balanced', level: 'Beginner',
  },
  de: {
    answers: ['Ich möchte mit dem Rauchen aufhören', 'Kochen und Fotografie', 'abends 20 Minuten', 'lieber flexibel', 'ich habe schon etwas Erfahrung'],
    topic: 'tobacco', area: 'cooking', week: [20, 7], style: 'flexible', level: 'Intermediate',
  },
  it: {
    answers: ['Vorrei imparare lo spagnolo', 'fotografia e cucina', 'mezz’ora al giorno', 'con un piano chiaro e orari fissi', 'sono alle prime armi'],
    topic: 'languages', area: 'photography', week: [30, 7], style: 'structured', level: 'Beginner',
  },
  pl: {
    answers: ['Chcę nauczyć się rysować', 'bieganie, gotowanie', '40 minut trzy razy w tygodniu', 'wolę elastycznie', 'jestem początkujący'],
    topic: 'drawing', area: 'running', week: [40, 3], style: 'flexible', level: 'Beginner',
  },
  ru: {
    answers: ['Хочу выучить немецкий язык', 'чтение и готовка', 'полчаса каждый вечер', 'по плану, пошагово', 'начинающий, с нуля'],
    topic: 'languages', area: 'reading', week: [30, 7], style: 'structured', level: 'Beginner',
  },
  uk: {
    answers: ['Хочу навчитися грати на гітарі', 'читання, йога', '20 хвилин щодня', 'краще гнучко, без розкладу', 'трохи вмію'],
    topic: 'instruments', area: 'reading', week: [20, 7], style: 'flexible', level: 'Intermediate',
  },
  tr: {
    answers: ['Daha iyi uyumak istiyorum', 'yemek yapmak, fotoğraf', 'günde yarım saat', 'net bir plan isterim', 'yeni başlıyorum'],
    topic: 'sleep', area: 'cooking', week: [30, 7], style: 'structured', level: 'Beginner',
  },
  ar: {
    answers: ['أريد أن أتعلم البرمجة', 'القراءة، الطبخ', 'نصف ساعة كل يوم', 'أفضل خطة واضحة خطوة بخطوة', 'مبتدئ'],
    topic: 'programming', area: 'reading', week: [30, 7], style: 'structured', level: 'Beginner',
  },
  hi: {
    answers: ['मैं रोज़ योग करना चाहता हूँ', 'किताबें और खाना बनाना', 'रोज़ 20 मिनट', 'लचीला रखना है', 'कोई अनुभव नहीं'],
    topic: 'mobility', area: 'reading', week: [20, 7], style: 'flexible', level: 'Beginner',
  },
  zh: {
    answers: ['我想学画画', '阅读、做饭', '每天半小时', '按计划来', '零基础'],
    topic: 'drawing', area: 'reading', week: [30, 7], style: 'structured', level: 'Beginner',
  },
  ja: {
    answers: ['ピアノを弾けるようになりたい', '料理、読書', '週3回、30分', '計画的に進めたい', '初心者です'],
    topic: 'instruments', area: 'cooking', week: [30, 3], style: 'structured', level: 'Beginner',
  },
  ko: {
    answers: ['수영을 배우고 싶어요', '요리, 독서', '일주일에 두 번 40분씩', '자유롭게 하고 싶어요', '초보입니다'],
    topic: 'swimming', area: 'cooking', week: [40, 2], style: 'flexible', level: 'Beginner',
  },
};
