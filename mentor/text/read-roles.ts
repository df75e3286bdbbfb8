import {
  FITNESS_TYPES,
  type FitnessType,
  ROLES,
  type Role,
  type UserRoles,
} from '#rules/roles/roles.ts';
import { withPlainMeaning } from './double-meaning.ts';
import { isWanted, plainWords, vocabulary } from './read-claim.ts';

const ROLE_WORDS: Readonly<Record<Role, RegExp>> = {
  developer: vocabulary(`
    code codes coder coders coding codebase program programs programm* programing software dev devs
    developer developers web_dev* game_dev* app_dev* app apps website websites web_site web_sites
    react vue svelte angular node.js js javascript typescript python java rust golang kotlin swift
    php ruby c++ c# html css sql git github api apis backend back_end frontend front_end full_stack
    fullstack devops linux docker kubernetes algorithm* leetcode debug* hackathon* open_source
    machine_learning data_scien* side_project side_projects tech computer_science engineer*`),
  student: vocabulary(`
    study studies studying student students exam exams test_prep midterm* finals school college
    university uni degree homework coursework course courses class classes classroom lecture* thesis
    dissertation essay essays semester tutor* academ* learn learns learning read reading reads book
    books math maths mathematics physics chemistry biology history philosophy literature language
    languages english spanish french german italian japanese korean chinese mandarin vocabulary
    flashcard* grade grades gpa phd research certif* memorise memorize`),
  entrepreneur: vocabulary(`
    business businesses bussiness buisness company startup startups start_up start_ups entrepreneur*
    founder founders cofounder* customer customers client clients sell selling sales revenue profit
    profits income invest investing investor* investment* market markets marketing freelanc* shop
    store ecommerce e_commerce side_hustle side_hustles hustle saas product products pitch* agency
    consult* self_employed passive_income finance* cash_flow make_money making_money earn_money
    earning_money money_online financial_freedom financially_free`),
  influencer: vocabulary(`
    influencer* content content_creat* creator creators youtube youtuber* tiktok instagram insta
    twitch twitter linkedin social_media follower followers subscriber subscribers audience blog
    blogs blogger blogging vlog* podcast* stream streams streamer streaming video videos reels
    newsletter* personal_brand brand branding posting viral photography`),
  fitness: vocabulary(`
    fitness fitter get_fit getting_fit be_fit stay_fit keep_fit in_shape exercis* excercis* workout
    workouts work_out working_out train training run runs runner running jog* marathon half_marathon
    5k 10k mile miles swim* cycling bike biking bicycle hik* walk walks walking climb* sport sports
    football soccer tennis basketball boxing martial_arts cardio muscle muscles strong stronger
    strength weight weights health* healthier diet stretch* mobility pilates athlet* steps_a_day
    hiit tabata zumba N_kg* N_kilo* N_lb* lose_N_pounds drop_N_pounds gain_N_pounds`),
};

const FITNESS_WORDS: Readonly<Record<FitnessType, RegExp>> = {
  Gym: vocabulary(`
    gym gyms barbell* dumbbell* bench_press* deadlift* powerlift* weightlift* weight_lift* weights
    lift lifts lifting lifter* crossfit cross_fit bodybuild* body_build* squat_rack treadmill*`),
  Calisthenics: vocabulary(`
    calisthenic* callisthenic* push_up push_ups pushup pushups press_ups pull_up pull_ups pullup
    pullups chin_ups muscle_up muscle_ups handstand* dips bodyweight body_weight gymnastic* plank
    planks burpee*`),
  'Home Workout': vocabulary(`
    home_workout* home_training home_exercis* home_gym at_home_workout* workout_at_home
    workouts_at_home work_out_at_home working_out_at_home train_at_home training_at_home
    exercise_at_home exercising_at_home living_room kettlebell* resistance_band*`),
  Yoga: vocabulary('yoga yogi vinyasa hatha ashtanga asana asanas sun_salutation*'),
};

/** The roles and fitness types that the answers mention: known ids only, never user text. */
export function readRoles(answers: readonly string[]): UserRoles {
  const said = answers.map((answer) => withPlainMeaning(plainWords(answer)));
  const isSaid = (words: RegExp) => said.some((plain) => isWanted(plain, words));

  const fitnessTypes = FITNESS_TYPES.filter((type) => isSaid(FITNESS_WORDS[type]));
  const roles = ROLES.filter(
    (role) => isSaid(ROLE_WORDS[role]) || (role === 'fitness' && fitnessTypes.length > 0),
  );
  return { roles, fitnessTypes };
}
