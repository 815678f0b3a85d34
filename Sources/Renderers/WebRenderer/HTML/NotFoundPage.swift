#if PortableViews && Web
/// The document for a path that no screen of the app has.
struct NotFoundPage {
  var title: String

  /// The document.
  var html: HTML {
    HTMLWriter.write { writer in
      writer.documentType()
      writer.element(.html) {
        $0.attribute(.lang, "en")
        $0.element(.head) { Page.writeHead(title: title, scripts: [], to: &$0) }
        $0.element(.body) {
          $0.element(.main) {
            $0.attribute(.class, "notice")
            $0.element(.p) { $0.text("There is no page at this address.") }
            $0.element(.p) {
              $0.element(.a) {
                $0.attribute(.href, "/")
                $0.text("Go to the first page")
              }
            }
          }
        }
      }
    }
  }
}
#endif
