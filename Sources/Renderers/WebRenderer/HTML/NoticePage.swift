#if PortableViews && Web
import ComposableUI

/// The look of an app's pages: the title, the language and the colours that its views have chosen.
struct PageLook: Hashable, Sendable {
  var title = ""
  /// The language as a BCP 47 tag.
  var language = "en"
  /// The colour scheme that the views prefer, if any.
  var colorScheme: ColorScheme?
}

/// A document of the library's own instead of a page, such as that no screen has the path.
struct NoticePage {
  var look: PageLook
  var word: BuiltInWord

  var html: HTML {
    let words = BuiltInLanguage(of: look.language)
    return Page.document(
      title: look.title, language: words.rawValue,
      direction: LayoutDirection(language: words.rawValue), colorScheme: look.colorScheme,
      scripts: []
    ) {
      $0.element(.main) {
        $0.attribute(.class, "notice page")
        $0.element(.h1) { $0.text(look.title) }
        $0.element(.p) { $0.text(word.text(in: words)) }
        $0.element(.p) {
          $0.element(.a) {
            $0.attribute(.href, "/")
            $0.text(BuiltInWord.goToFirstPage.text(in: words))
          }
        }
      }
    }
  }
}
#endif
