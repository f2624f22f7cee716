export type { KeptLetter } from './keptLetter.ts';
export {
  giveOpinion,
  type Letter,
  maxLetterCourses,
  maxOpinionNote,
  maxVoterName,
  nameVoter,
  type Opinion,
  startLetter,
  type Vote,
  type Voter,
  votes,
} from './letter.ts';
export { decodeLetterLink, encodeLetterLink, isSameLetter } from './letterLink.ts';
export {
  bringLetters,
  createLettersRepository,
  type LettersRepository,
} from './lettersRepository.ts';
export { leadingPlaces, type SaidOpinion, type Tally, tallyOf } from './tally.ts';
