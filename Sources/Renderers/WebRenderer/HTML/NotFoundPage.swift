#if PortableViews && Web
import ComposableUI

/// The document for a path that no screen of the app has.
struct NotFoundPage {
  var title: String
  var language: BuiltInLanguage

  var html: HTML {
    Page.document(title: title, language: language.rawValue, scripts: []) {
      $0.element(.main) {
        $0.attribute(.class, "notice")
        $0.element(.p) { $0.text(BuiltInWord.noPageHere.text(in: language)) }
        $0.element(.p) {
          $0.element(.a) {
            $0.attribute(.href, "/")
            $0.text(BuiltInWord.goToFirstPage.text(in: language))
          }
        }
      }
    }
  }
}
#endif
