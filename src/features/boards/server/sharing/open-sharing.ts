import type { Room } from '../needs.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { addComment, countComments, deleteComment, listComments } from './comments.ts'
import { findJoined } from './find-joined.ts'
import { invite } from './invite.ts'
import { listActivity } from './list-activity.ts'
import { listShared } from './list-shared.ts'
import { listInvitations, withdrawInvitation } from './manage-invitations.ts'
import { changeMember, leave, listMembers, removeMember } from './manage-members.ts'
import { nameBoards } from './name-boards.ts'
import { noteSeen } from './note-seen.ts'
import { openWatch } from './open-watch.ts'
import { readOffer } from './read-offer.ts'

/** What people do together on a board: links to it, who has joined, what is said, who did what. */
export function openSharing(room: Room) {
  return {
    invite: invite(room),
    listInvitations: listInvitations(room),
    withdrawInvitation: withdrawInvitation(room),
    acceptInvitation: acceptInvitation(room),
    readOffer: readOffer(room),
    noteSeen: noteSeen(room),
    nameBoards: nameBoards(room),
    listMembers: listMembers(room),
    changeMember: changeMember(room),
    removeMember: removeMember(room),
    leave: leave(room),
    listShared: listShared(room),
    findJoined: findJoined(room),
    addComment: addComment(room),
    listComments: listComments(room),
    countComments: countComments(room),
    deleteComment: deleteComment(room),
    listActivity: listActivity(room),
    watch: openWatch(room),
  }
}
