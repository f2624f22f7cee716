export {
  createPoll,
  maxOpinionNote,
  maxPollCourses,
  maxVoterName,
  nameVoter,
  type Opinion,
  type Poll,
  setOpinion,
  votes,
} from './poll.ts';
export { decodePollLink, encodePollLink, pollKey } from './pollLink.ts';
export {
  createPollsRepository,
  mergeVisitorPolls,
  type PollsRepository,
} from './pollsRepository.ts';
export { type StoredPoll, storedPollPaths } from './storedPoll.ts';
export {
  countVoted,
  hasSameOpinions,
  leadingIndices,
  type NamedOpinion,
  tallyOf,
} from './tally.ts';
