// Written by tools/generate-message-types.ts from locales/en-us. Do not edit.

export interface MessageArguments {
  "accounts.about.profile": undefined
  "accounts.about.sessions": undefined
  "accounts.about.team": undefined
  "accounts.account.hello": { "name": string }
  "accounts.account.title": undefined
  "accounts.account.unverified": undefined
  "accounts.account.unverifiedText": { "email": string }
  "accounts.account.verified.false": undefined
  "accounts.account.verified.true": undefined
  "accounts.again.button": undefined
  "accounts.again.lead": { "username": string }
  "accounts.again.other": undefined
  "accounts.again.title": undefined
  "accounts.backToSignIn": undefined
  "accounts.close.button": undefined
  "accounts.close.keep": undefined
  "accounts.close.lead": { "username": string }
  "accounts.close.title": undefined
  "accounts.done.account-closed": undefined
  "accounts.done.email-changed": undefined
  "accounts.done.email-sent": undefined
  "accounts.done.email-verified": undefined
  "accounts.done.invitation-withdrawn": undefined
  "accounts.done.invited": undefined
  "accounts.done.member-changed": undefined
  "accounts.done.member-removed": undefined
  "accounts.done.password-changed": undefined
  "accounts.done.password-reset": undefined
  "accounts.done.profile-saved": undefined
  "accounts.done.registered": undefined
  "accounts.done.resent": undefined
  "accounts.done.reset-sent": undefined
  "accounts.done.seats-changed": undefined
  "accounts.done.session-ended": undefined
  "accounts.done.signed-out": undefined
  "accounts.done.team-joined": undefined
  "accounts.done.team-left": undefined
  "accounts.done.team-started": undefined
  "accounts.done.username-sent": undefined
  "accounts.done.was-signed-out": undefined
  "accounts.error.already-in-team": undefined
  "accounts.error.cap-out-of-range": undefined
  "accounts.error.company-too-long": undefined
  "accounts.error.country-unknown": undefined
  "accounts.error.email-malformed": undefined
  "accounts.error.email-missing": undefined
  "accounts.error.email-same": undefined
  "accounts.error.email-taken": undefined
  "accounts.error.in-a-team": undefined
  "accounts.error.last-leader": undefined
  "accounts.error.locale-unknown": undefined
  "accounts.error.login-missing": undefined
  "accounts.error.name-too-long": undefined
  "accounts.error.no-free-seat": undefined
  "accounts.error.no-invitation": undefined
  "accounts.error.no-member": undefined
  "accounts.error.no-teams-here": undefined
  "accounts.error.not-a-leader": undefined
  "accounts.error.not-verified": undefined
  "accounts.error.other-account": { "name": string }
  "accounts.error.other-address": undefined
  "accounts.error.other-site": undefined
  "accounts.error.page-too-old": undefined
  "accounts.error.password-common": undefined
  "accounts.error.password-missing": undefined
  "accounts.error.password-personal": undefined
  "accounts.error.password-too-long": undefined
  "accounts.error.password-too-short": undefined
  "accounts.error.seats-out-of-range": undefined
  "accounts.error.seats-taken": undefined
  "accounts.error.sign-in-again": undefined
  "accounts.error.stale-code": undefined
  "accounts.error.team-name-missing": undefined
  "accounts.error.team-name-too-long": undefined
  "accounts.error.too-many": undefined
  "accounts.error.username-malformed": undefined
  "accounts.error.username-missing": undefined
  "accounts.error.username-taken": undefined
  "accounts.error.username-too-long": undefined
  "accounts.error.username-too-short": undefined
  "accounts.error.wrong-code": undefined
  "accounts.error.wrong-login": undefined
  "accounts.error.wrong-password": undefined
  "accounts.errors": { "count": number }
  "accounts.field.company": undefined
  "accounts.field.country": undefined
  "accounts.field.currentPassword": undefined
  "accounts.field.email": undefined
  "accounts.field.locale": undefined
  "accounts.field.login": undefined
  "accounts.field.name": undefined
  "accounts.field.newEmail": undefined
  "accounts.field.newPassword": undefined
  "accounts.field.noCountry": undefined
  "accounts.field.optional": undefined
  "accounts.field.password": undefined
  "accounts.field.username": undefined
  "accounts.forgotPassword.button": undefined
  "accounts.forgotPassword.lead": undefined
  "accounts.forgotPassword.title": undefined
  "accounts.forgotUsername.button": undefined
  "accounts.forgotUsername.lead": undefined
  "accounts.forgotUsername.title": undefined
  "accounts.invitation.accept": undefined
  "accounts.invitation.as": { "username": string }
  "accounts.invitation.join": { "team": string }
  "accounts.invitation.lead": { "email": string; "inviter": string }
  "accounts.invitation.over": undefined
  "accounts.invitation.title": undefined
  "accounts.openid.identity-taken": undefined
  "accounts.openid.provider-away": undefined
  "accounts.openid.refused": undefined
  "accounts.openid.sign-in-again": undefined
  "accounts.openid.sign-in-first": undefined
  "accounts.openid.too-many": undefined
  "accounts.openid.wrong-answer": undefined
  "accounts.openid.wrong-state": undefined
  "accounts.password.rules": { "count": number }
  "accounts.password.show": undefined
  "accounts.place.overview": undefined
  "accounts.place.profile": undefined
  "accounts.place.sessions": undefined
  "accounts.place.team": undefined
  "accounts.places": undefined
  "accounts.profile.about": undefined
  "accounts.profile.closeButton": undefined
  "accounts.profile.closeText": undefined
  "accounts.profile.emailButton": undefined
  "accounts.profile.emailText": { "email": string }
  "accounts.profile.export": undefined
  "accounts.profile.exportButton": undefined
  "accounts.profile.exportText": undefined
  "accounts.profile.localeHint": undefined
  "accounts.profile.noPassword": undefined
  "accounts.profile.passwordButton": undefined
  "accounts.profile.passwordFirst": undefined
  "accounts.profile.passwordText": undefined
  "accounts.profile.save": undefined
  "accounts.register.button": undefined
  "accounts.register.lead": undefined
  "accounts.register.signIn": undefined
  "accounts.register.title": undefined
  "accounts.resetPassword.another": undefined
  "accounts.resetPassword.button": undefined
  "accounts.resetPassword.lead": undefined
  "accounts.resetPassword.title": undefined
  "accounts.saveReason.register": { "count": number; "title": string }
  "accounts.saveReason.signIn": { "count": number; "title": string }
  "accounts.sessions.current": undefined
  "accounts.sessions.everywhere": undefined
  "accounts.sessions.everywhereText": undefined
  "accounts.sessions.lead": undefined
  "accounts.sessions.seen": { "when": string }
  "accounts.sessions.since": { "when": string }
  "accounts.signIn.button": undefined
  "accounts.signIn.forgotPassword": undefined
  "accounts.signIn.forgotUsername": undefined
  "accounts.signIn.register": undefined
  "accounts.signIn.remember": undefined
  "accounts.signIn.rememberNote": undefined
  "accounts.signIn.title": undefined
  "accounts.signIn.with": { "provider": string }
  "accounts.signOut.button": undefined
  "accounts.signOut.lead": { "username": string }
  "accounts.signOut.sessions": undefined
  "accounts.signOut.title": undefined
  "accounts.team.cap": undefined
  "accounts.team.capHint": undefined
  "accounts.team.capNow": { "count": number }
  "accounts.team.change": undefined
  "accounts.team.changeNote": undefined
  "accounts.team.invitations": undefined
  "accounts.team.invite": undefined
  "accounts.team.inviteButton": undefined
  "accounts.team.leave": undefined
  "accounts.team.leaveText": undefined
  "accounts.team.members": undefined
  "accounts.team.name": undefined
  "accounts.team.remove": undefined
  "accounts.team.role": undefined
  "accounts.team.role.leader": undefined
  "accounts.team.role.leader.text": undefined
  "accounts.team.role.member": undefined
  "accounts.team.role.member.text": undefined
  "accounts.team.seats": { "free": number; "seats": number }
  "accounts.team.seatsText": undefined
  "accounts.team.seatsTitle": undefined
  "accounts.team.start": undefined
  "accounts.team.startButton": undefined
  "accounts.team.startText": undefined
  "accounts.team.until": { "when": string }
  "accounts.team.withdraw": undefined
  "accounts.team.you": { "name": string }
  "accounts.username.rules": { "count": number }
  "accounts.verifyEmail.already": undefined
  "accounts.verifyEmail.alreadyLead": { "email": string }
  "accounts.verifyEmail.button": undefined
  "accounts.verifyEmail.check": undefined
  "accounts.verifyEmail.checkAny": undefined
  "accounts.verifyEmail.checkLead": { "email": string }
  "accounts.verifyEmail.later": undefined
  "accounts.verifyEmail.lead": undefined
  "accounts.verifyEmail.resend": undefined
  "accounts.verifyEmail.title": undefined
  "assets.artist": undefined
  "assets.badge.rm": undefined
  "assets.collection": undefined
  "assets.copyright": undefined
  "assets.credit": undefined
  "assets.date": undefined
  "assets.detail.back": undefined
  "assets.detail.by.film": { "credit": string }
  "assets.detail.by.fineart": { "credit": string }
  "assets.detail.by.generated": { "credit": string }
  "assets.detail.by.illustration": { "credit": string }
  "assets.detail.by.photography": { "credit": string }
  "assets.detail.by.vector": { "credit": string }
  "assets.detail.byline": { "by": string; "scene": string }
  "assets.detail.caption": undefined
  "assets.detail.close": undefined
  "assets.detail.copied": undefined
  "assets.detail.copy": undefined
  "assets.detail.description": { "credit": string; "text": string }
  "assets.detail.embed": undefined
  "assets.detail.embedCode": undefined
  "assets.detail.embedNote": undefined
  "assets.detail.enlarge": undefined
  "assets.detail.facts": undefined
  "assets.detail.file": undefined
  "assets.detail.films": { "count": number }
  "assets.detail.fit": undefined
  "assets.detail.gallery.artist": undefined
  "assets.detail.gallery.event": undefined
  "assets.detail.gallery.similar": undefined
  "assets.detail.gallery.stack": undefined
  "assets.detail.images": { "count": number }
  "assets.detail.largest": undefined
  "assets.detail.linkCopied": undefined
  "assets.detail.moreLikeThis": undefined
  "assets.detail.offline": undefined
  "assets.detail.scope.creativeFilms": undefined
  "assets.detail.scope.editorialFilms": undefined
  "assets.detail.scope.editorialImages": undefined
  "assets.detail.scope.fineArt": undefined
  "assets.detail.scope.illustrations": undefined
  "assets.detail.scope.photos": undefined
  "assets.detail.scope.vectors": undefined
  "assets.detail.seeAll": undefined
  "assets.detail.sensitive": undefined
  "assets.detail.share": undefined
  "assets.detail.show": undefined
  "assets.detail.showAll": { "count": number }
  "assets.detail.sizeDpi": undefined
  "assets.detail.sizeFormat": undefined
  "assets.detail.sizeName": undefined
  "assets.detail.sizePixels": undefined
  "assets.detail.uploaded": undefined
  "assets.detail.where": undefined
  "assets.detail.zoomIn": undefined
  "assets.detail.zoomOut": undefined
  "assets.dpi": { "dpi": string }
  "assets.editorialUse": undefined
  "assets.event": undefined
  "assets.film.definition": undefined
  "assets.film.frameRate": undefined
  "assets.film.framesPerSecond": { "rate": string }
  "assets.film.goTo": { "time": string }
  "assets.film.length": undefined
  "assets.film.loops": undefined
  "assets.film.play": undefined
  "assets.film.scenes": undefined
  "assets.film.stop": undefined
  "assets.generated": undefined
  "assets.id": undefined
  "assets.keywords": undefined
  "assets.licence": undefined
  "assets.licence.rf": undefined
  "assets.licence.rm": undefined
  "assets.licence.rr": undefined
  "assets.modelRelease": undefined
  "assets.people": undefined
  "assets.pixels": { "height": number; "width": number }
  "assets.place": undefined
  "assets.propertyRelease": undefined
  "assets.release.limited": undefined
  "assets.release.none": undefined
  "assets.release.notapplicable": undefined
  "assets.release.released": undefined
  "assets.restrictions": undefined
  "assets.scalable": undefined
  "assets.size.large": undefined
  "assets.size.medium": undefined
  "assets.size.small": undefined
  "assets.size.vector": undefined
  "assets.size.xlarge": undefined
  "assets.size.xsmall": undefined
  "assets.size.xxlarge": undefined
  "assets.sizes": undefined
  "assets.suggested": undefined
  "assets.tile.family.creative": undefined
  "assets.tile.family.editorial": undefined
  "assets.tile.offline": undefined
  "assets.tile.select": { "title": string }
  "assets.tile.sensitive": undefined
  "assets.tile.show": undefined
  "assets.tile.showTitle": { "title": string }
  "assets.tile.similar": { "title": string }
  "boards.arrange.all": undefined
  "boards.arrange.fixed": undefined
  "boards.arrange.none": undefined
  "boards.arrange.noted": undefined
  "boards.arrange.order": { "order": string }
  "boards.arrange.remove": { "filter": string }
  "boards.arrange.show": undefined
  "boards.arrange.shown": { "count": number; "total": number }
  "boards.arrange.sortBy.board": undefined
  "boards.arrange.sortBy.newest": undefined
  "boards.arrange.sortBy.oldest": undefined
  "boards.arrange.toOrder": undefined
  "boards.board.about.gone": undefined
  "boards.board.about.left": { "title": string }
  "boards.board.activity.assets-added": { "count": number; "name": string; "who": "other" | "you" }
  "boards.board.activity.assets-moved": { "count": number; "name": string; "who": "other" | "you" }
  "boards.board.activity.assets-put-back": { "count": number; "name": string; "who": "other" | "you" }
  "boards.board.activity.assets-removed": { "count": number; "name": string; "who": "other" | "you" }
  "boards.board.activity.comment-deleted": { "name": string; "who": "other" | "you" }
  "boards.board.activity.commented": { "name": string; "who": "other" | "you" }
  "boards.board.activity.created": { "name": string; "who": "other" | "you" }
  "boards.board.activity.deleted": { "name": string; "who": "other" | "you" }
  "boards.board.activity.described": { "name": string; "who": "other" | "you" }
  "boards.board.activity.hero-changed": { "name": string; "who": "other" | "you" }
  "boards.board.activity.invitation-withdrawn": { "name": string; "who": "other" | "you" }
  "boards.board.activity.invited": { "name": string; "role": string; "who": "other" | "you" }
  "boards.board.activity.joined": { "name": string; "role": string; "who": "other" | "you" }
  "boards.board.activity.left": { "name": string; "who": "other" | "you" }
  "boards.board.activity.member-changed": { "member": string; "name": string; "role": string; "who": "other" | "you" }
  "boards.board.activity.member-removed": { "member": string; "name": string; "who": "other" | "you" }
  "boards.board.activity.none": undefined
  "boards.board.activity.note-changed": { "name": string; "who": "other" | "you" }
  "boards.board.activity.renamed": { "name": string; "to": string; "who": "other" | "you" }
  "boards.board.activity.restored": { "name": string; "who": "other" | "you" }
  "boards.board.added": { "when": string }
  "boards.board.addedBy": { "name": string; "when": string }
  "boards.board.allComments": undefined
  "boards.board.assets": undefined
  "boards.board.back": undefined
  "boards.board.backShared": undefined
  "boards.board.backToPicture": undefined
  "boards.board.batch": undefined
  "boards.board.batch.copy": undefined
  "boards.board.batch.cover": undefined
  "boards.board.batch.move": undefined
  "boards.board.batch.remove": undefined
  "boards.board.batch.share": undefined
  "boards.board.cancel": undefined
  "boards.board.choose.copy": { "count": number }
  "boards.board.choose.move": { "count": number }
  "boards.board.close": undefined
  "boards.board.closed": undefined
  "boards.board.comment": undefined
  "boards.board.comment.delete": undefined
  "boards.board.comment.of": { "name": string }
  "boards.board.comment.send": undefined
  "boards.board.commentHere": undefined
  "boards.board.comments.none": undefined
  "boards.board.comments.noneHere": undefined
  "boards.board.commentsOn": { "count": number; "title": string }
  "boards.board.count": { "count": number }
  "boards.board.delete": undefined
  "boards.board.deleted": undefined
  "boards.board.deleted.text": { "date": string }
  "boards.board.describe": undefined
  "boards.board.description": undefined
  "boards.board.done.changed": undefined
  "boards.board.done.comment-deleted": undefined
  "boards.board.done.commented": undefined
  "boards.board.done.cover": undefined
  "boards.board.done.default": undefined
  "boards.board.done.invited": undefined
  "boards.board.done.joined": undefined
  "boards.board.done.member-changed": undefined
  "boards.board.done.member-removed": undefined
  "boards.board.done.moved": undefined
  "boards.board.done.note": undefined
  "boards.board.done.put-back": undefined
  "boards.board.done.removed": undefined
  "boards.board.done.restored": undefined
  "boards.board.done.withdrawn": undefined
  "boards.board.draft.commentOn": { "title": string }
  "boards.board.draft.deleted": undefined
  "boards.board.draft.discard": undefined
  "boards.board.draft.elsewhere": undefined
  "boards.board.draft.left": undefined
  "boards.board.draft.noEdit": undefined
  "boards.board.draft.notAllowed": undefined
  "boards.board.draft.notCopied": undefined
  "boards.board.draft.noteOn": { "title": string }
  "boards.board.draft.toPage": { "page": number }
  "boards.board.draft.unsaved": undefined
  "boards.board.edit": undefined
  "boards.board.empty": undefined
  "boards.board.emptyOther": undefined
  "boards.board.error.board-full": undefined
  "boards.board.error.changed-meanwhile": undefined
  "boards.board.error.email-malformed": undefined
  "boards.board.error.email-missing": undefined
  "boards.board.error.gone": undefined
  "boards.board.error.name-empty": undefined
  "boards.board.error.name-too-long": undefined
  "boards.board.error.not-allowed": undefined
  "boards.board.error.not-found": undefined
  "boards.board.error.not-verified": undefined
  "boards.board.error.other": undefined
  "boards.board.error.other-account": undefined
  "boards.board.error.page-too-old": undefined
  "boards.board.error.sign-in-again": undefined
  "boards.board.error.text-empty": undefined
  "boards.board.error.text-too-long": undefined
  "boards.board.error.too-many": undefined
  "boards.board.error.too-many-invitations": undefined
  "boards.board.error.too-many-members": undefined
  "boards.board.error.unknown-assets": undefined
  "boards.board.error.unreachable": undefined
  "boards.board.guest": undefined
  "boards.board.guest.by": { "name": string }
  "boards.board.guest.join.comment": undefined
  "boards.board.guest.join.edit": undefined
  "boards.board.guest.join.view": undefined
  "boards.board.guest.signIn": undefined
  "boards.board.isCover": undefined
  "boards.board.isDefault": undefined
  "boards.board.join": undefined
  "boards.board.late.empty": undefined
  "boards.board.late.now": undefined
  "boards.board.leave": undefined
  "boards.board.makeDefault": undefined
  "boards.board.menu": { "title": string }
  "boards.board.menu.cover": undefined
  "boards.board.menu.earlier": undefined
  "boards.board.menu.first": undefined
  "boards.board.menu.last": undefined
  "boards.board.menu.later": undefined
  "boards.board.menu.remove": undefined
  "boards.board.move": { "title": string }
  "boards.board.move.at": { "count": number; "place": number }
  "boards.board.move.cancelled": { "title": string }
  "boards.board.move.keys": undefined
  "boards.board.move.put": { "count": number; "place": number; "title": string }
  "boards.board.move.taken": { "count": number; "place": number; "title": string }
  "boards.board.name": undefined
  "boards.board.newest": undefined
  "boards.board.next": undefined
  "boards.board.note": undefined
  "boards.board.note.add": undefined
  "boards.board.note.change": { "title": string }
  "boards.board.offline": undefined
  "boards.board.older": undefined
  "boards.board.owner": { "name": string }
  "boards.board.pageOf": { "page": number; "pageCount": number }
  "boards.board.pages": undefined
  "boards.board.passed.copy": { "count": number; "name": string }
  "boards.board.passed.move": { "count": number; "name": string }
  "boards.board.passed.open": undefined
  "boards.board.passed.some": { "missing": number; "name": string }
  "boards.board.pick": { "title": string }
  "boards.board.pickAll": undefined
  "boards.board.pickEvery": { "count": number }
  "boards.board.pickFirst": { "count": number }
  "boards.board.pickNone": undefined
  "boards.board.pickPage": undefined
  "boards.board.picked": { "count": number }
  "boards.board.pickedOf": { "count": number; "total": number }
  "boards.board.previous": undefined
  "boards.board.removed": { "count": number }
  "boards.board.save": undefined
  "boards.board.selectionOf": { "name": string }
  "boards.board.sensitive": undefined
  "boards.board.share": undefined
  "boards.board.sharedWith": { "names": string }
  "boards.board.sheet": undefined
  "boards.board.somebody": undefined
  "boards.board.tab.activity": undefined
  "boards.board.tab.comments": undefined
  "boards.board.toSearch": undefined
  "boards.board.together": undefined
  "boards.board.undo": undefined
  "boards.board.updated": { "when": string }
  "boards.board.you": undefined
  "boards.choose.count": { "count": number }
  "boards.choose.create": undefined
  "boards.choose.existing": undefined
  "boards.choose.here": undefined
  "boards.choose.hint": undefined
  "boards.choose.length": { "count": number; "most": number }
  "boards.choose.many": { "count": number }
  "boards.choose.more": undefined
  "boards.choose.name": undefined
  "boards.choose.newTitle": undefined
  "boards.choose.none": undefined
  "boards.choose.placeholder": undefined
  "boards.choose.refused.name-empty": undefined
  "boards.choose.refused.name-too-long": undefined
  "boards.choose.refused.other": undefined
  "boards.choose.refused.too-many-boards": undefined
  "boards.choose.save": undefined
  "boards.choose.shown": { "shown": number; "total": number }
  "boards.choose.title": undefined
  "boards.curated.copied": { "name": string }
  "boards.curated.copy": undefined
  "boards.curated.count": { "count": number }
  "boards.curated.empty": undefined
  "boards.curated.failed": undefined
  "boards.curated.kind.all": undefined
  "boards.curated.kind.illustrations": undefined
  "boards.curated.kind.images": undefined
  "boards.curated.kind.vectors": undefined
  "boards.curated.kind.videos": undefined
  "boards.curated.kinds": undefined
  "boards.curated.lead.curated": undefined
  "boards.curated.lead.signature": undefined
  "boards.curated.pickNone": undefined
  "boards.curated.picked": { "count": number }
  "boards.curated.search": undefined
  "boards.curated.selection": undefined
  "boards.curated.title.curated": undefined
  "boards.curated.title.signature": undefined
  "boards.curated.tooManyBoards": undefined
  "boards.list.actions": { "name": string }
  "boards.list.assets": { "count": number }
  "boards.list.contactSheet": undefined
  "boards.list.count": { "count": number }
  "boards.list.create": undefined
  "boards.list.createButton": undefined
  "boards.list.default": undefined
  "boards.list.delete": undefined
  "boards.list.done.created": undefined
  "boards.list.done.default": undefined
  "boards.list.done.deleted": undefined
  "boards.list.done.renamed": undefined
  "boards.list.done.restored": undefined
  "boards.list.empty": undefined
  "boards.list.emptyText": undefined
  "boards.list.error.board-full": undefined
  "boards.list.error.choose": undefined
  "boards.list.error.name-empty": undefined
  "boards.list.error.name-too-long": undefined
  "boards.list.error.not-allowed": undefined
  "boards.list.error.not-found": undefined
  "boards.list.error.other-account": undefined
  "boards.list.error.page-too-old": undefined
  "boards.list.error.too-many": undefined
  "boards.list.error.too-many-boards": undefined
  "boards.list.makeDefault": undefined
  "boards.list.name": undefined
  "boards.list.nameHint": { "count": number }
  "boards.list.newName": undefined
  "boards.list.next": undefined
  "boards.list.nothing": { "search": string }
  "boards.list.open": undefined
  "boards.list.pageOf": { "page": number; "pageCount": number }
  "boards.list.pages": undefined
  "boards.list.previous": undefined
  "boards.list.rename": undefined
  "boards.list.renameButton": undefined
  "boards.list.search": undefined
  "boards.list.searchButton": undefined
  "boards.list.searchPlaceholder": undefined
  "boards.list.share": undefined
  "boards.list.shared": undefined
  "boards.list.showAll": undefined
  "boards.list.sort": undefined
  "boards.list.sortBy.created": undefined
  "boards.list.sortBy.name": undefined
  "boards.list.sortBy.updated": undefined
  "boards.list.tab.boards": undefined
  "boards.list.tab.curatedSets": undefined
  "boards.list.tab.sharedBoards": undefined
  "boards.list.tabs": undefined
  "boards.list.title": undefined
  "boards.list.toSearch": undefined
  "boards.list.undo": undefined
  "boards.list.updated": { "date": string }
  "boards.menu.all": undefined
  "boards.menu.create": undefined
  "boards.menu.failed": undefined
  "boards.menu.label": undefined
  "boards.menu.loading": undefined
  "boards.menu.retry": undefined
  "boards.menu.shared": undefined
  "boards.recent.count": { "count": number }
  "boards.recent.default": undefined
  "boards.recent.none": undefined
  "boards.recent.signIn": undefined
  "boards.save.add": undefined
  "boards.save.addTitle": { "title": string }
  "boards.save.change": undefined
  "boards.save.close": undefined
  "boards.save.elsewhere": undefined
  "boards.save.failed.add": undefined
  "boards.save.failed.busy": undefined
  "boards.save.failed.full": undefined
  "boards.save.failed.read": undefined
  "boards.save.failed.remove": undefined
  "boards.save.failed.unknown": undefined
  "boards.save.remove": undefined
  "boards.save.removeTitle": { "title": string }
  "boards.save.removed": undefined
  "boards.save.saved": undefined
  "boards.save.savedMany": { "count": number }
  "boards.save.savedSome": { "failed": number; "saved": number }
  "boards.save.short": undefined
  "boards.save.toasts": undefined
  "boards.save.undo": undefined
  "boards.save.view": undefined
  "boards.savePage.back.film": undefined
  "boards.savePage.back.image": undefined
  "boards.savePage.choose": undefined
  "boards.savePage.create": undefined
  "boards.savePage.createButton": undefined
  "boards.savePage.first": { "count": number }
  "boards.savePage.save": undefined
  "boards.savePage.saved": undefined
  "boards.savePage.savedTo": { "name": string }
  "boards.savePage.title": undefined
  "boards.shared.empty": undefined
  "boards.shared.emptyText": undefined
  "boards.shared.joined": { "date": string }
  "boards.shared.leave": undefined
  "boards.shared.leaveNamed": { "name": string }
  "boards.shared.left": undefined
  "boards.shared.owner": { "name": string }
  "boards.shared.role.comment": undefined
  "boards.shared.role.edit": undefined
  "boards.shared.role.view": undefined
  "boards.shared.title": undefined
  "boards.sharing.accepted": undefined
  "boards.sharing.anyone": undefined
  "boards.sharing.copied": undefined
  "boards.sharing.copy": undefined
  "boards.sharing.create": undefined
  "boards.sharing.days": { "count": number }
  "boards.sharing.email": undefined
  "boards.sharing.emailHint": undefined
  "boards.sharing.endless": undefined
  "boards.sharing.expiry": undefined
  "boards.sharing.linkFor": { "name": string }
  "boards.sharing.links": undefined
  "boards.sharing.made": { "role": string }
  "boards.sharing.never": undefined
  "boards.sharing.new": undefined
  "boards.sharing.optional": undefined
  "boards.sharing.owner": undefined
  "boards.sharing.people": undefined
  "boards.sharing.remove": undefined
  "boards.sharing.removeAsk": { "name": string }
  "boards.sharing.role": undefined
  "boards.sharing.role.comment": undefined
  "boards.sharing.role.edit": undefined
  "boards.sharing.role.view": undefined
  "boards.sharing.roleOf": { "name": string }
  "boards.sharing.send": undefined
  "boards.sharing.sent": { "email": string }
  "boards.sharing.somebody": undefined
  "boards.sharing.title": { "name": string }
  "boards.sharing.until": { "date": string }
  "boards.sharing.verify": undefined
  "boards.sharing.withdraw": undefined
  "boards.sharing.withdrawAsk": undefined
  "boards.sharing.you": { "name": string }
  "boards.sheet.back": undefined
  "boards.sheet.busy": undefined
  "boards.sheet.empty": undefined
  "boards.sheet.failed": undefined
  "boards.sheet.headTitle": { "board": string }
  "boards.sheet.making": undefined
  "boards.sheet.missing": undefined
  "boards.sheet.nextPart": undefined
  "boards.sheet.pageOf": { "page": number; "pages": number }
  "boards.sheet.partOf": { "most": number; "part": number; "parts": number; "total": number }
  "boards.sheet.pdf": undefined
  "boards.sheet.perPage": undefined
  "boards.sheet.previousPart": undefined
  "boards.sheet.print": undefined
  "boards.sheet.saved": undefined
  "boards.sheet.use.a4": undefined
  "boards.sheet.use.letter": undefined
  "content-pages.creditOf": { "artist": string; "title": string }
  "content-pages.department.creative": undefined
  "content-pages.department.editorial": undefined
  "content-pages.department.fineart": undefined
  "content-pages.department.photography": undefined
  "content-pages.home.allCreative": undefined
  "content-pages.home.archive": undefined
  "content-pages.home.archiveText": undefined
  "content-pages.home.art": undefined
  "content-pages.home.artText": { "count": number }
  "content-pages.home.creative": undefined
  "content-pages.home.departments": undefined
  "content-pages.home.description": undefined
  "content-pages.home.enterArchive": undefined
  "content-pages.home.fresh": undefined
  "content-pages.home.front": undefined
  "content-pages.home.headline": undefined
  "content-pages.home.lead": { "count": number }
  "content-pages.home.looks": undefined
  "content-pages.home.popular": undefined
  "content-pages.home.promise": undefined
  "content-pages.home.seeAll": undefined
  "content-pages.home.seeArt": undefined
  "content-pages.home.startWith": undefined
  "content-pages.home.title": undefined
  "content-pages.images": { "count": number }
  "content-pages.licence.rf": undefined
  "content-pages.licence.rm": undefined
  "content-pages.licence.rr": undefined
  "content-pages.look.calm": undefined
  "content-pages.look.color": undefined
  "content-pages.look.fresh": undefined
  "content-pages.look.luxury": undefined
  "content-pages.look.night": undefined
  "content-pages.look.stage": undefined
  "content-pages.look.stillLife": undefined
  "content-pages.popular.earth": undefined
  "content-pages.popular.flowers": undefined
  "content-pages.popular.portrait": undefined
  "content-pages.popular.seascape": undefined
  "content-pages.region.country": undefined
  "content-pages.region.language": undefined
  "content-pages.region.save": undefined
  "content-pages.region.title": undefined
  "content-pages.region.world": undefined
  "content-pages.status.404.text": undefined
  "content-pages.status.404.title": undefined
  "content-pages.status.410.text": undefined
  "content-pages.status.410.title": undefined
  "content-pages.status.500.text": undefined
  "content-pages.status.500.title": undefined
  "content-pages.status.board.text": undefined
  "content-pages.status.board.title": undefined
  "content-pages.status.browse": undefined
  "content-pages.status.home": undefined
  "content-pages.status.popular": undefined
  "content-pages.status.retry": undefined
  "content-pages.status.similar": undefined
  "content-pages.term.earth": undefined
  "content-pages.term.flowers": undefined
  "content-pages.term.marble": undefined
  "content-pages.term.podium": undefined
  "content-pages.term.seascapes": undefined
  "content-pages.term.shuttle": undefined
  "content-pages.term.water": undefined
  "editorial.back.collections": undefined
  "editorial.back.events": undefined
  "editorial.collections": undefined
  "editorial.day.all": undefined
  "editorial.day.label": undefined
  "editorial.day.show": undefined
  "editorial.description.all": undefined
  "editorial.description.archival": undefined
  "editorial.description.entertainment": undefined
  "editorial.description.fashion": undefined
  "editorial.description.news": undefined
  "editorial.description.sport": undefined
  "editorial.description.video": undefined
  "editorial.desk.all": undefined
  "editorial.desk.archival": undefined
  "editorial.desk.entertainment": undefined
  "editorial.desk.fashion": undefined
  "editorial.desk.news": undefined
  "editorial.desk.sport": undefined
  "editorial.desk.video": undefined
  "editorial.desks": undefined
  "editorial.empty.allDesks": undefined
  "editorial.empty.day": { "day": string }
  "editorial.empty.dayHint": undefined
  "editorial.empty.desk": undefined
  "editorial.empty.deskHint": undefined
  "editorial.empty.films": undefined
  "editorial.empty.search": undefined
  "editorial.events": undefined
  "editorial.films": { "count": number }
  "editorial.images": { "count": number }
  "editorial.latest": undefined
  "editorial.more.collections": undefined
  "editorial.more.events": undefined
  "editorial.pages": undefined
  "editorial.product.archival": undefined
  "editorial.product.entertainment": undefined
  "editorial.product.news": undefined
  "editorial.product.publicity": undefined
  "editorial.product.royalty": undefined
  "editorial.product.sport": undefined
  "editorial.seeFilms": { "count": number }
  "editorial.seeImages": { "count": number }
  "editorial.title.all": undefined
  "editorial.title.archival": undefined
  "editorial.title.entertainment": undefined
  "editorial.title.fashion": undefined
  "editorial.title.news": undefined
  "editorial.title.sport": undefined
  "editorial.title.video": undefined
  "editorial.tryAgain": undefined
  "editorial.unavailable": undefined
  "editorial.when.today": undefined
  "editorial.when.undated": undefined
  "editorial.when.yesterday": undefined
  "mail.account-closed.body": { "site": string }
  "mail.account-closed.note": undefined
  "mail.account-closed.subject": undefined
  "mail.address-in-use.body": { "site": string }
  "mail.address-in-use.button": undefined
  "mail.address-in-use.note": undefined
  "mail.address-in-use.subject": undefined
  "mail.already-registered.body": { "site": string }
  "mail.already-registered.button": undefined
  "mail.already-registered.note": undefined
  "mail.already-registered.subject": undefined
  "mail.board-invitation.body": { "board": string; "expires": "other" | "yes"; "inviter": string; "role": "comment" | "edit" | "other"; "site": string; "until": Date | number }
  "mail.board-invitation.button": undefined
  "mail.board-invitation.note": { "inviter": string }
  "mail.board-invitation.subject": { "inviter": string }
  "mail.change-email.body": { "site": string }
  "mail.change-email.button": undefined
  "mail.change-email.note": undefined
  "mail.change-email.subject": undefined
  "mail.email-changing.body": { "site": string }
  "mail.email-changing.button": undefined
  "mail.email-changing.note": undefined
  "mail.email-changing.subject": undefined
  "mail.footer": { "site": string }
  "mail.forgot-username.body": { "site": string; "username": string }
  "mail.forgot-username.button": undefined
  "mail.forgot-username.note": undefined
  "mail.forgot-username.subject": undefined
  "mail.new-device.body": { "device": string; "site": string; "when": Date | number }
  "mail.new-device.button": undefined
  "mail.new-device.note": undefined
  "mail.new-device.subject": undefined
  "mail.orOpen": undefined
  "mail.password-changed.body": { "site": string }
  "mail.password-changed.button": undefined
  "mail.password-changed.note": undefined
  "mail.password-changed.subject": undefined
  "mail.reset-password.body": { "site": string }
  "mail.reset-password.button": undefined
  "mail.reset-password.note": undefined
  "mail.reset-password.subject": undefined
  "mail.team-invitation.body": { "inviter": string; "site": string; "team": string }
  "mail.team-invitation.button": undefined
  "mail.team-invitation.note": { "inviter": string }
  "mail.team-invitation.subject": { "inviter": string }
  "mail.verify-email.body": { "site": string }
  "mail.verify-email.button": undefined
  "mail.verify-email.note": undefined
  "mail.verify-email.subject": undefined
  "notifications.boardCommented.text": { "board": string; "by": string; "count": number }
  "notifications.boardJoined.text": { "board": string; "by": string; "count": number }
  "notifications.boardShared.link": undefined
  "notifications.boardShared.text": { "board": string; "by": string }
  "notifications.close": undefined
  "notifications.dismiss": undefined
  "notifications.dismissAll": { "count": number }
  "notifications.label": undefined
  "notifications.more": { "count": number }
  "notifications.newLogin.link": undefined
  "notifications.newLogin.text": { "count": number; "device": string; "when": string }
  "notifications.open": undefined
  "notifications.somebody": undefined
  "search.allFilms": undefined
  "search.asWords": undefined
  "search.bar.clear": undefined
  "search.bar.found": { "count": number }
  "search.bar.group.collection": undefined
  "search.bar.group.event": undefined
  "search.bar.group.person": undefined
  "search.bar.image.address": undefined
  "search.bar.image.cancel": undefined
  "search.bar.image.choose": undefined
  "search.bar.image.drop": undefined
  "search.bar.image.looking": undefined
  "search.bar.image.problem.busy": undefined
  "search.bar.image.problem.failed": undefined
  "search.bar.image.problem.notAPicture": undefined
  "search.bar.image.problem.refused": undefined
  "search.bar.image.problem.tooLarge": undefined
  "search.bar.image.title": undefined
  "search.bar.in": undefined
  "search.bar.placeholder.creative": undefined
  "search.bar.placeholder.creativefilms": undefined
  "search.bar.placeholder.editorial": undefined
  "search.bar.placeholder.editorialfilms": undefined
  "search.bar.placeholder.films": undefined
  "search.bar.placeholder.illustration": undefined
  "search.bar.placeholder.photography": undefined
  "search.bar.placeholder.vector": undefined
  "search.bar.placeholder.videos": undefined
  "search.bar.recent": undefined
  "search.bar.scope.all": undefined
  "search.bar.scope.creative": undefined
  "search.bar.scope.creativefilms": undefined
  "search.bar.scope.editorial": undefined
  "search.bar.scope.editorialfilms": undefined
  "search.bar.scope.films": undefined
  "search.bar.scope.illustration": undefined
  "search.bar.scope.photography": undefined
  "search.bar.scope.vector": undefined
  "search.bar.scope.videos": undefined
  "search.bar.suggestions": undefined
  "search.bar.viewed": undefined
  "search.beyond": undefined
  "search.blurThem": undefined
  "search.count": { "count": number }
  "search.description": { "count": number; "heading": string }
  "search.didYouMean": { "phrase": string }
  "search.empty.filters": undefined
  "search.empty.phrase": { "phrase": string }
  "search.empty.title": undefined
  "search.empty.viewed": undefined
  "search.empty.words": undefined
  "search.everything": undefined
  "search.familyBack": undefined
  "search.familyMoved.creative": undefined
  "search.familyMoved.editorial": undefined
  "search.films": { "count": number }
  "search.filmsDescription": { "count": number; "heading": string }
  "search.filters.active": undefined
  "search.filters.any": undefined
  "search.filters.apply": undefined
  "search.filters.chosen": { "count": number }
  "search.filters.clear": undefined
  "search.filters.close": undefined
  "search.filters.color.beige": undefined
  "search.filters.color.black": undefined
  "search.filters.color.blue": undefined
  "search.filters.color.brown": undefined
  "search.filters.color.gray": undefined
  "search.filters.color.green": undefined
  "search.filters.color.magenta": undefined
  "search.filters.color.navy": undefined
  "search.filters.color.orange": undefined
  "search.filters.color.pink": undefined
  "search.filters.color.purple": undefined
  "search.filters.color.red": undefined
  "search.filters.color.teal": undefined
  "search.filters.color.white": undefined
  "search.filters.color.yellow": undefined
  "search.filters.colorCode": { "code": string }
  "search.filters.dateFrom": { "date": string }
  "search.filters.dateRange": { "from": string; "to": string }
  "search.filters.dateTo": { "date": string }
  "search.filters.films": { "count": number }
  "search.filters.find.artistexact": undefined
  "search.filters.find.collections": undefined
  "search.filters.find.contributor": undefined
  "search.filters.find.events": undefined
  "search.filters.find.locations": undefined
  "search.filters.find.specificpeople": undefined
  "search.filters.fps": { "rate": string }
  "search.filters.from": undefined
  "search.filters.hide": undefined
  "search.filters.images": { "count": number }
  "search.filters.longest": undefined
  "search.filters.noMatch": undefined
  "search.filters.otherColor": undefined
  "search.filters.remove": { "filter": string }
  "search.filters.seconds": { "from": string; "to": string }
  "search.filters.secondsFrom": { "seconds": string }
  "search.filters.secondsTo": { "seconds": string }
  "search.filters.shortest": undefined
  "search.filters.showAll": { "count": number }
  "search.filters.showFilms": { "count": number }
  "search.filters.showImages": { "count": number }
  "search.filters.showResults": undefined
  "search.filters.sort": undefined
  "search.filters.sortDefault": undefined
  "search.filters.title": undefined
  "search.filters.to": undefined
  "search.filtersKept": undefined
  "search.firstPage": undefined
  "search.go": undefined
  "search.heading.all": undefined
  "search.heading.artist": { "artist": string }
  "search.heading.creative": undefined
  "search.heading.editorial": undefined
  "search.heading.films": undefined
  "search.heading.fineart": undefined
  "search.heading.illustration": undefined
  "search.heading.photography": undefined
  "search.heading.picture": undefined
  "search.heading.similar": undefined
  "search.heading.vector": undefined
  "search.heading.viewed": undefined
  "search.insteadFor": { "phrase": string }
  "search.label": undefined
  "search.landing.allFilms": { "count": number }
  "search.landing.allImages": { "count": number }
  "search.landing.best": undefined
  "search.landing.count": { "count": number }
  "search.landing.empty": undefined
  "search.landing.parts": undefined
  "search.landing.seeAll": { "count": number }
  "search.landing.subjects": undefined
  "search.landing.text.creativeImages": undefined
  "search.landing.text.creativeVideo": undefined
  "search.landing.text.footage": undefined
  "search.landing.text.stockIllustrations": undefined
  "search.landing.text.stockPhotos": undefined
  "search.landing.text.stockVectors": undefined
  "search.landing.text.stockVideos": undefined
  "search.landing.title.creativeImages": undefined
  "search.landing.title.creativeVideo": undefined
  "search.landing.title.footage": undefined
  "search.landing.title.stockIllustrations": undefined
  "search.landing.title.stockPhotos": undefined
  "search.landing.title.stockVectors": undefined
  "search.landing.title.stockVideos": undefined
  "search.newestFirst": undefined
  "search.next": undefined
  "search.page": { "page": number }
  "search.pageOf": { "page": number; "pageCount": number }
  "search.pages": undefined
  "search.parameter.ageofpeople": undefined
  "search.parameter.alloweduse": undefined
  "search.parameter.artistexact": undefined
  "search.parameter.assetfiletype": undefined
  "search.parameter.bwonly": undefined
  "search.parameter.collections": undefined
  "search.parameter.colorindex": undefined
  "search.parameter.compositions": undefined
  "search.parameter.contributor": undefined
  "search.parameter.editorialsources": undefined
  "search.parameter.embeddable": undefined
  "search.parameter.ethnicity": undefined
  "search.parameter.eventid": undefined
  "search.parameter.events": undefined
  "search.parameter.excludenudity": undefined
  "search.parameter.family": undefined
  "search.parameter.filmdefinition": undefined
  "search.parameter.framerate": undefined
  "search.parameter.groupbyevent": undefined
  "search.parameter.imagesize": undefined
  "search.parameter.imagetechnique": undefined
  "search.parameter.istockcollection": undefined
  "search.parameter.istockexclusive": undefined
  "search.parameter.license": undefined
  "search.parameter.locations": undefined
  "search.parameter.mediatype": undefined
  "search.parameter.mood": undefined
  "search.parameter.numberofpeople": undefined
  "search.parameter.offlinecontent": undefined
  "search.parameter.orientations": undefined
  "search.parameter.parenteventid": undefined
  "search.parameter.people": undefined
  "search.parameter.recency": undefined
  "search.parameter.releasestatus": undefined
  "search.parameter.specialcollectionid": undefined
  "search.parameter.specificpeople": undefined
  "search.parameter.stackid": undefined
  "search.parameter.videodurationmin": undefined
  "search.parameter.viewpoint": undefined
  "search.personKnownFor": { "knownFor": string; "person": string }
  "search.placeholder": undefined
  "search.previous": undefined
  "search.product.all": undefined
  "search.product.archival": undefined
  "search.product.entertainment": undefined
  "search.product.news": undefined
  "search.product.publicity": undefined
  "search.product.royalty": undefined
  "search.product.sport": undefined
  "search.products": undefined
  "search.read.age": undefined
  "search.read.assetType": undefined
  "search.read.color": undefined
  "search.read.composition": undefined
  "search.read.date": undefined
  "search.read.mediaType": undefined
  "search.read.orientation": undefined
  "search.read.people": undefined
  "search.read.person": undefined
  "search.read.place": undefined
  "search.read.technique": undefined
  "search.read.viewpoint": undefined
  "search.readAs": undefined
  "search.readPart": { "kind": string; "words": string }
  "search.related": undefined
  "search.relatedTo": undefined
  "search.seeEvent": { "count": number }
  "search.selection.clear": undefined
  "search.selection.copied": { "count": number }
  "search.selection.copy": undefined
  "search.selection.count": { "count": number }
  "search.selection.label": undefined
  "search.selection.none": undefined
  "search.selection.notCopied": undefined
  "search.sensitiveBlurred": undefined
  "search.sensitiveShown": undefined
  "search.showThem": undefined
  "search.showingFor": { "phrase": string }
  "search.similarTo": { "title": string }
  "search.similarToPicture": undefined
  "search.tab.all": undefined
  "search.tab.creative": undefined
  "search.tab.editorial": undefined
  "search.tab.film": undefined
  "search.tab.fineart": undefined
  "search.tab.illustration": undefined
  "search.tab.photography": undefined
  "search.tab.vector": undefined
  "search.tryAgain": undefined
  "search.types": undefined
  "search.unavailable": undefined
  "search.undoPart": { "text": string; "words": string }
  "search.value.ageofpeople.adult": undefined
  "search.value.ageofpeople.adultsonly": undefined
  "search.value.ageofpeople.baby": undefined
  "search.value.ageofpeople.child": undefined
  "search.value.ageofpeople.matureadult": undefined
  "search.value.ageofpeople.newborn": undefined
  "search.value.ageofpeople.senioradult": undefined
  "search.value.ageofpeople.teenager": undefined
  "search.value.ageofpeople.youngadult": undefined
  "search.value.assetfiletype.eps": undefined
  "search.value.assetfiletype.jpg": undefined
  "search.value.compositions.abstract": undefined
  "search.value.compositions.candid": undefined
  "search.value.compositions.closeup": undefined
  "search.value.compositions.copyspace": undefined
  "search.value.compositions.cutout": undefined
  "search.value.compositions.fullframe": undefined
  "search.value.compositions.fulllength": undefined
  "search.value.compositions.headshot": undefined
  "search.value.compositions.lookingatcamera": undefined
  "search.value.compositions.macro": undefined
  "search.value.compositions.mediumshot": undefined
  "search.value.compositions.partofaseries": undefined
  "search.value.compositions.portrait": undefined
  "search.value.compositions.sparse": undefined
  "search.value.compositions.stilllife": undefined
  "search.value.compositions.threequarterlength": undefined
  "search.value.compositions.waistup": undefined
  "search.value.compositions.wideshot": undefined
  "search.value.ethnicity.black": undefined
  "search.value.ethnicity.eastasian": undefined
  "search.value.ethnicity.hispaniclatinx": undefined
  "search.value.ethnicity.japanese": undefined
  "search.value.ethnicity.middleeastern": undefined
  "search.value.ethnicity.multiethnicgroup": undefined
  "search.value.ethnicity.multiracialperson": undefined
  "search.value.ethnicity.nativeamericanfirstnations": undefined
  "search.value.ethnicity.pacificislander": undefined
  "search.value.ethnicity.southasian": undefined
  "search.value.ethnicity.southeastasian": undefined
  "search.value.ethnicity.white": undefined
  "search.value.family.creative": undefined
  "search.value.family.editorial": undefined
  "search.value.filmdefinition.4k": undefined
  "search.value.filmdefinition.hd": undefined
  "search.value.filmdefinition.hdweb": undefined
  "search.value.filmdefinition.sd": undefined
  "search.value.imagesize.large": undefined
  "search.value.imagesize.medium": undefined
  "search.value.imagesize.small": undefined
  "search.value.imagesize.vector": undefined
  "search.value.imagesize.xlarge": undefined
  "search.value.imagesize.xsmall": undefined
  "search.value.imagesize.xxlarge": undefined
  "search.value.imagetechnique.animation": undefined
  "search.value.imagetechnique.blackandwhite": undefined
  "search.value.imagetechnique.color": undefined
  "search.value.imagetechnique.realtime": undefined
  "search.value.imagetechnique.selectivefocus": undefined
  "search.value.imagetechnique.slowmotion": undefined
  "search.value.imagetechnique.timelapse": undefined
  "search.value.istockcollection.essentials": undefined
  "search.value.istockcollection.signature": undefined
  "search.value.istockcollection.signatureplus": undefined
  "search.value.license.rf": undefined
  "search.value.license.rm": undefined
  "search.value.license.rr": undefined
  "search.value.mediatype.fineart": undefined
  "search.value.mediatype.illustration": undefined
  "search.value.mediatype.photography": undefined
  "search.value.mediatype.vector": undefined
  "search.value.mood.bandw": undefined
  "search.value.mood.bold": undefined
  "search.value.mood.cool": undefined
  "search.value.mood.dramatic": undefined
  "search.value.mood.natural": undefined
  "search.value.mood.vivid": undefined
  "search.value.mood.warm": undefined
  "search.value.numberofpeople.group": undefined
  "search.value.numberofpeople.none": undefined
  "search.value.numberofpeople.one": undefined
  "search.value.numberofpeople.two": undefined
  "search.value.orientations.horizontal": undefined
  "search.value.orientations.panoramichorizontal": undefined
  "search.value.orientations.panoramicvertical": undefined
  "search.value.orientations.square": undefined
  "search.value.orientations.vertical": undefined
  "search.value.people.with": undefined
  "search.value.people.without": undefined
  "search.value.recency.anydate": undefined
  "search.value.recency.daterange": undefined
  "search.value.recency.last12months": undefined
  "search.value.recency.last24hours": undefined
  "search.value.recency.last30days": undefined
  "search.value.recency.last48hours": undefined
  "search.value.recency.last7days": undefined
  "search.value.sortorder.best": undefined
  "search.value.sortorder.mostpopular": undefined
  "search.value.sortorder.newest": undefined
  "search.value.sortorder.oldest": undefined
  "search.value.sortorder.random": undefined
  "search.value.viewpoint.aerialview": undefined
  "search.value.viewpoint.highangleview": undefined
  "search.value.viewpoint.lockdown": undefined
  "search.value.viewpoint.lowangleview": undefined
  "search.value.viewpoint.panning": undefined
  "search.value.viewpoint.pointofview": undefined
  "search.value.viewpoint.tilt": undefined
  "search.value.viewpoint.trackingshot": undefined
  "search.whichPerson": { "name": string }
  "search.wider.filters": undefined
  "search.wider.words": { "phrase": string }
  "search.withoutPicture": undefined
  "shell.account.overview": undefined
  "shell.account.profile": undefined
  "shell.account.sessions": undefined
  "shell.account.team": undefined
  "shell.accountOf": { "name": string }
  "shell.appearance": undefined
  "shell.appearance.dark": undefined
  "shell.appearance.light": undefined
  "shell.appearance.system": undefined
  "shell.close": undefined
  "shell.homeLink": { "site": string }
  "shell.join": undefined
  "shell.loading": undefined
  "shell.mainNavigation": undefined
  "shell.menu": undefined
  "shell.nav.abstract": undefined
  "shell.nav.agreements": undefined
  "shell.nav.aiEditor": undefined
  "shell.nav.aiGenerator": undefined
  "shell.nav.aiStudio": undefined
  "shell.nav.aiTools": undefined
  "shell.nav.all": { "label": string }
  "shell.nav.api": undefined
  "shell.nav.apollo": undefined
  "shell.nav.archival": undefined
  "shell.nav.archive": undefined
  "shell.nav.art": undefined
  "shell.nav.blog": undefined
  "shell.nav.boards": undefined
  "shell.nav.buy": undefined
  "shell.nav.closeUp": undefined
  "shell.nav.company": undefined
  "shell.nav.contact": undefined
  "shell.nav.content": undefined
  "shell.nav.creative": undefined
  "shell.nav.creativeImages": undefined
  "shell.nav.creativeVideo": undefined
  "shell.nav.customMedia": undefined
  "shell.nav.desks": undefined
  "shell.nav.drops": undefined
  "shell.nav.earth": undefined
  "shell.nav.editorial": undefined
  "shell.nav.editorialImages": undefined
  "shell.nav.editorialPolicy": undefined
  "shell.nav.editorialVideo": undefined
  "shell.nav.entertainment": undefined
  "shell.nav.fashion": undefined
  "shell.nav.find": undefined
  "shell.nav.fineArt": undefined
  "shell.nav.flowers": undefined
  "shell.nav.forProducts": undefined
  "shell.nav.grounds": undefined
  "shell.nav.help": undefined
  "shell.nav.hills": undefined
  "shell.nav.illustrations": undefined
  "shell.nav.impressionism": undefined
  "shell.nav.kinds": undefined
  "shell.nav.landscapes": undefined
  "shell.nav.licenceBasics": undefined
  "shell.nav.licenceInfo": undefined
  "shell.nav.licensing": undefined
  "shell.nav.lights": undefined
  "shell.nav.looks": undefined
  "shell.nav.make": undefined
  "shell.nav.marble": undefined
  "shell.nav.music": undefined
  "shell.nav.nature": undefined
  "shell.nav.nebulae": undefined
  "shell.nav.news": undefined
  "shell.nav.oldMasters": undefined
  "shell.nav.painting": undefined
  "shell.nav.photos": undefined
  "shell.nav.places": undefined
  "shell.nav.planets": undefined
  "shell.nav.plans": undefined
  "shell.nav.podium": undefined
  "shell.nav.portraits": undefined
  "shell.nav.privacy": undefined
  "shell.nav.promoCode": undefined
  "shell.nav.sea": undefined
  "shell.nav.searchByImage": undefined
  "shell.nav.seascapes": undefined
  "shell.nav.shuttle": undefined
  "shell.nav.silk": undefined
  "shell.nav.sky": undefined
  "shell.nav.spaceflight": undefined
  "shell.nav.sport": undefined
  "shell.nav.station": undefined
  "shell.nav.stockIllustrations": undefined
  "shell.nav.stockPhotos": undefined
  "shell.nav.stockVectors": undefined
  "shell.nav.stockVideos": undefined
  "shell.nav.subject": undefined
  "shell.nav.subjects": undefined
  "shell.nav.support": undefined
  "shell.nav.terms": undefined
  "shell.nav.textures": undefined
  "shell.nav.tools": undefined
  "shell.nav.vectors": undefined
  "shell.nav.video": undefined
  "shell.nav.videos": undefined
  "shell.nav.water": undefined
  "shell.pageBroke": undefined
  "shell.partOf": undefined
  "shell.region": undefined
  "shell.regionNow": { "country": string; "language": string }
  "shell.reload": undefined
  "shell.signIn": undefined
  "shell.signOut": undefined
  "shell.skip": undefined
  "shell.tagline": undefined
}

/** The tags of those messages that have any. */
export interface MessageTags {
}
