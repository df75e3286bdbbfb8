/** The verbs a quest's title may begin with, one line a letter. */
export const VERBS: ReadonlySet<string> = new Set(
  `
  add agree aim air answer apply arch arrange arrive ask assemble attend
  bake bathe beat bike boil book borrow breathe brew bring brush build buy
  call cancel carry cast change chart check choose chop circle clap clean clear climb close collect colour comb compare complete compost connect cook copy count cover crawl create crochet cross cull cut cycle
  dance darken darn date decide declutter delete describe design dictate dig dim disagree do document donate draft drain draw dress drill drink drive dry dust
  eat edit empty end explain
  face fetch file fill film find finish fish fit fix flip float fly fold follow form frame freeze fry
  gather get give glide go greet grow guess
  hand hang harvest hear help hide hike hit hold hop host hum
  imitate improve introduce invite iron
  jog join judge jump
  keep kick kneel knit
  label laminate land lay layer lead learn leave let lie lift light line link list listen log look lower lunge
  make map march mark match measure meet memorise mend mix move mow mulch mute
  name note
  offer open order outline own
  pack paint park pass paste patch pause pay pedal phone photograph pick pin place plan plank plant play plough polish post pot pour practise praise pray prepare press price print prove prune publish pull push put
  question quiz
  raise rake rank reach read rebuild recite record rehearse remove rename renew repair repeat replace reply rest restore retell return review revise reward rewrite ride rinse roll rotate row run
  save saw say scan schedule school score scrub seal search secure sell send separate serve service set settle sew shade shape share shoot shorten show shut sign simulate sing sit sketch skip sleep slide slow smell solve sort sound sow speak speed spell spend split spread sprint squat stack stand start state stay step stir stitch stop store stretch stroll study style subtract sum support swap sweep swim swing switch
  take talk tally taste teach tell tend tense test thank thread throw tick tidy tie time touch trace trade train translate trim try tune turn type
  uncover underline undo unfollow unpack unplug unsubscribe update use
  vacuum view visit
  wait wake walk warm wash watch water wear weed weigh whisk win wipe wish work wrap write
  `
    .split(/\s+/)
    .filter((verb) => verb !== ''),
);
