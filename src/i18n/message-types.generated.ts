// Written by tools/generate-message-types.ts from locales/en-us. Do not edit.

export interface MessageArguments {
  "assets.artist": undefined
  "assets.badge.rm": undefined
  "assets.collection": undefined
  "assets.copyright": undefined
  "assets.credit": undefined
  "assets.date": undefined
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
  "assets.similar": undefined
  "assets.size": undefined
  "assets.size.large": undefined
  "assets.size.medium": undefined
  "assets.size.small": undefined
  "assets.size.vector": undefined
  "assets.size.xlarge": undefined
  "assets.size.xsmall": undefined
  "assets.size.xxlarge": undefined
  "assets.sizes": undefined
  "assets.suggested": undefined
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
  "search.allFilms": undefined
  "search.asWords": undefined
  "search.beyond": undefined
  "search.count": { "count": number }
  "search.description": { "count": number; "heading": string }
  "search.didYouMean": { "phrase": string }
  "search.everything": undefined
  "search.familyBack": undefined
  "search.familyMoved.creative": undefined
  "search.familyMoved.editorial": undefined
  "search.films": { "count": number }
  "search.filmsDescription": { "count": number; "heading": string }
  "search.firstPage": undefined
  "search.go": undefined
  "search.heading.all": undefined
  "search.heading.creative": undefined
  "search.heading.editorial": undefined
  "search.heading.films": undefined
  "search.heading.fineart": undefined
  "search.heading.illustration": undefined
  "search.heading.photography": undefined
  "search.heading.vector": undefined
  "search.insteadFor": { "phrase": string }
  "search.label": undefined
  "search.newestFirst": undefined
  "search.next": undefined
  "search.nothing": undefined
  "search.pageOf": { "page": number; "pageCount": number }
  "search.pages": undefined
  "search.personKnownFor": { "knownFor": string; "person": string }
  "search.placeholder": undefined
  "search.previous": undefined
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
  "search.showingFor": { "phrase": string }
  "search.tab.film": undefined
  "search.tab.image": undefined
  "search.tryAgain": undefined
  "search.types": undefined
  "search.unavailable": undefined
  "search.undoPart": { "text": string; "words": string }
  "search.whichPerson": { "name": string }
  "shell.appearance": undefined
  "shell.appearance.dark": undefined
  "shell.appearance.light": undefined
  "shell.appearance.system": undefined
  "shell.close": undefined
  "shell.homeLink": { "site": string }
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
  "shell.partOf": undefined
  "shell.region": undefined
  "shell.regionNow": { "country": string; "language": string }
  "shell.skip": undefined
  "shell.tagline": undefined
}

/** The tags of those messages that have any. */
export interface MessageTags {
}
