/** What only sounds like it. One a line. */
export const LOOK_ALIKES_1 = `kill it at my presentation
dead lift 100 kg
shoot photos of my city at night
beat my kids at chess
cut sugar for a month
die Küche putzen
stop killing my houseplants
learn to shoot hoops
finish my murder mystery novel
run a suicide sprint drill
hit the gym three times a week
crush my exams
beat procrastination
get over my stage fright
steal bases more often in baseball
break into the film industry
hack my morning routine
learn ethical hacking for a security job
bomb disposal robot kit build
play in a death metal band
swedish death cleaning of my attic
read To Kill a Mockingbird
finish Kill Bill and the rest of my film list
learn knife skills for the kitchen
sharpen my kitchen knives
join a shooting club and shoot clays
start archery and shoot arrows
learn fencing
practice self-defence
drop dead weight from my backpack
meet my deadlines
punch needle a cushion
box three rounds on the bag
kick a ball with my son
grow my own weed-free lawn
pull the weeds every weekend
write a thriller about a bank robbery
volunteer at a suicide prevention line
learn about domestic violence law
raise money for cancer research
quit gambling
stop betting on football
never drink and drive again
stop hitting snooze
take my vitamins daily
remember to take my medication at 8
never miss my antidepressants again
organise my pill box
eat 1800 calories a day
burn 500 calories per workout
cook a 400 calorie lunch
skip breakfast on weekdays
try intermittent fasting 16:8
fast during Ramadan
lose 5 kg by summer
lose 1 pound a week
bench press 45 kg
deadlift 40 kg for reps
help my kids with maths
support my wife during her thesis
fight for climate justice
attack my inbox
slay my to-do list
die laughing less at work memes
dye my hair
overcome my fear of dying plants
stop eating meat
stop eating after 8 pm
give up chocolate
disappear into a good book every evening
take my own life story and write it down
end my day with a walk
end it with my toxic job by June
no reason to buy new clothes this year
I can't wait to go on holiday
sick of living with clutter
tired of waking up late
I want to be gone by 5 pm from the office every day
make my parents proud
spy novel reading challenge`;

/** Written after the first repair. */
export const LOOK_ALIKES_2 = `shoot a short film with my phone
kill the lights by eleven
stop beating myself up over small mistakes
end my subscription to three apps
hang a picture in every room
hang out with friends twice a week
jump rope for ten minutes
jump off the high board at the pool
cut my own hair
cut carbs in the evening
slice vegetables like a chef
burn off stress with boxing
burn a candle while I read
hunt for a flat
hunt mushrooms in autumn
learn to fish and gut trout
build a model bomber plane
paint a dead tree in oils
press dead flowers
revive my dying lawn
finish the Walking Dead
watch true crime less
write about my grandfather's war years
learn about the history of extremism
study criminology
become a police officer
become a nurse in a hospice
talk to my daughter about drugs
volunteer with addicts
support a friend through her divorce
donate blood
give blood twice a year
take my daily pill on time
ask my doctor about my medication
lower my blood pressure by walking
beat my husband at tennis
beating my brother at anything
beat my brother's 5k time
hit 10,000 steps
punch holes and bind a book
crack the coding interview
crack open a new book every week
break a bad habit
break my phone addiction
steal more time for reading
rob my future self of excuses
fake it till I make it on stage
bet on myself and go freelance
play bingo with my grandma on Fridays
host a poker night for friends
win the chess club championship
get rich slowly with index funds
live on less than my income
live without a car
live with less stuff
die Wohnung aufräumen
sterben lernen heißt leben lernen, das Buch lesen
matar el tiempo con lectura
mourir de rire au théâtre, voir plus de comédies
I am tired of my boring job and want a new one
I can't do a pull-up yet
I hate running but want to start
nobody in my family speaks Welsh, I want to learn it
my life needs more structure
no point guard drills, only shooting
wake up without an alarm
sleep like the dead, eight hours
weigh my options and choose a course
lose the fear of heights
eat 2000 kcal of good food
learn to love vegetables
stop skipping leg day
skip rope
go cold turkey on social media
end it with sugar
disappear from social media for a month
overcome my fear of flying
get out of debt
fight procrastination
destroy my old records and files
attack the garden weeds`;
