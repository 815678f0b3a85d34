#if PortableViews && Web
import Testing

@testable import WebRenderer

struct HTMLWriterTests {
  @Test("all texts and attributes are escaped")
  func escaping() {
    let hostile = "<script>\"&'\r\0</script>"
    let escaped = "&lt;script&gt;&quot;&amp;&#39;&#13;\u{FFFD}&lt;/script&gt;"
    let html = HTMLWriter.write {
      $0.element(.div) {
        $0.attribute(.title, hostile)
        $0.text(hostile)
      }
    }
    #expect(html.string == "<div title=\"\(escaped)\">\(escaped)</div>")
  }

  @Test("elements are balanced, and void ones have no end tag")
  func nesting() {
    let html = HTMLWriter.write {
      $0.documentType()
      $0.element(.ul) {
        $0.attribute(.id, "a")
        $0.attribute(.hidden, when: true)
        $0.attribute(.open, when: false)
        $0.attribute(.title, ifPresent: nil)
        $0.element(.li) { $0.text("ü") }
        $0.element(.hr)
      }
    }
    #expect(html.string == "<!DOCTYPE html><ul id=\"a\" hidden><li>ü</li><hr></ul>")
  }
}
#endif
