#if !canImport(SwiftUI)
  import ComposableUI
  import Testing
  import ViewGraph

  @testable import WebRenderer

  @Suite("The markup of elements")
  struct ElementMarkupTests {
    private func html(
      _ element: ViewElement, _ children: ElementTree..., in context: MarkupContext = .init()
    ) -> String {
      ElementTree(id: NodeID(rawValue: 1), element: element, children: children)
        .html(in: context).string
    }

    private func tree(_ id: Int, _ element: ViewElement) -> ElementTree {
      ElementTree(id: NodeID(rawValue: id), element: element)
    }

    @Test("a button is a button with its label, kinds of event and state")
    func button() {
      var button = ViewElement(.button, text: "Save")
      button.events = .tap
      button.isDisabled = true
      button.attributes = [.buttonStyle: "bordered", .buttonRole: "destructive"]
      #expect(
        html(button) == """
          <button id="n1" class="button bordered destructive" disabled data-e="t" type="button">\
          <span id="t1">Save</span></button>
          """)
    }

    @Test("a button that shows only a symbol is named after it")
    func symbolButton() {
      var image = ViewElement(.image)
      image.attributes[.symbol] = "square.and.arrow.up"
      let markup = html(ViewElement(.button), tree(2, image))
      #expect(markup.contains(#"aria-label="square and arrow up""#))
      #expect(markup.contains(#"aria-hidden="true">⤒<"#))
    }

    @Test("a text is a heading of the level it has")
    func heading() {
      var text = ViewElement(.text, text: "Title")
      text.attributes[.headingLevel] = "2"
      #expect(html(text) == #"<h2 id="n1" class="text">Title</h2>"#)
      text.attributes[.headingLevel] = "99"
      #expect(html(text).hasPrefix("<h6"))
      text.attributes[.headingLevel] = nil
      #expect(html(text).hasPrefix("<span"))
    }

    @Test("a list holds its rows as items, and a row that can be deleted has a button for it")
    func list() {
      var row = ViewElement(.row)
      row.events = .delete
      #expect(
        html(ViewElement(.list), tree(2, row), tree(3, ViewElement(.row))) == """
          <ul id="n1" class="list" role="list">\
          <li id="n2" class="row" data-e="r"><div id="c2" class="content"></div>\
          <button id="d2" class="delete" type="button" data-a="r" aria-label="Delete" \
          aria-describedby="c2">✕</button></li>\
          <li id="n3" class="row"><div id="c3" class="content"></div></li></ul>
          """)
    }

    @Test("a section is labelled by its heading, inside a list and outside")
    func section() {
      let section = ViewElement(.section, text: "Header")
      #expect(
        html(section) == """
          <section id="n1" class="section" aria-labelledby="t1"><h2 id="t1">Header</h2>\
          <div id="c1" class="content"></div></section>
          """)
      #expect(
        html(section, in: MarkupContext(isInList: true)) == """
          <li id="n1" class="section"><section aria-labelledby="t1"><h2 id="t1">Header</h2>\
          <ul id="c1" class="content" role="list"></ul></section></li>
          """)
    }

    @Test("an alert is an alert dialog that its title labels; only documents show it open")
    func alert() {
      var alert = ViewElement(.alert, text: "Sure?")
      alert.events = .dismiss
      #expect(
        html(alert) == """
          <dialog id="n1" class="alert" data-e="x" role="alertdialog" aria-labelledby="t1" \
          aria-describedby="c1"><h2 id="t1">Sure?</h2><div id="c1" class="content"></div></dialog>
          """)
      #expect(html(alert, in: MarkupContext(isDocument: true)).contains(" open "))
    }

    @Test("a screen that can be left has a back button, another hides it")
    func screen() {
      var screen = ViewElement(.screen, text: "Counter")
      #expect(
        html(screen).contains(#"<button id="b1" class="back" type="button" data-a="x" hidden>"#))
      screen.events = .dismiss
      #expect(html(screen).contains(#"<button id="b1" class="back" type="button" data-a="x">"#))
      #expect(html(screen).contains(#"<h1 id="t1" tabindex="-1">Counter</h1>"#))
    }

    @Test("progress without a value is indeterminate, and named in any case")
    func progress() {
      var progress = ViewElement(.progress)
      #expect(html(progress).contains(#"<progress id="v1" aria-label="In progress" max="1">"#))
      progress.value = "0.25"
      progress.text = "Loading"
      #expect(html(progress).contains(#"<progress id="v1" value="0.25" max="1">"#))
      #expect(html(progress).contains(#"<span id="t1">Loading</span>"#))
    }

    @Test("fields and toggles are labelled controls")
    func controls() {
      var field = ViewElement(.textField, text: "Name")
      field.value = "\"x\""
      #expect(
        html(field) == """
          <label id="n1" class="textField field"><span id="t1">Name</span><input id="v1" \
          placeholder="Name" type="text" autocomplete="off" value="&quot;x&quot;"></label>
          """)
      var toggle = ViewElement(.toggle, text: "On")
      toggle.value = "true"
      #expect(html(toggle).contains(#"type="checkbox" role="switch" checked>"#))
    }

    @Test(
      "links lead to web and mail addresses and to paths, and nowhere else",
      arguments: [
        ("https://example.org/?a=b&c", true), ("mailto:a@example.org", true), ("/counter", true),
        ("javascript:alert(1)", false), ("JAVASCRIPT:alert(1)", false), ("//example.org", false),
        ("data:text/html,x", false), (" https://example.org", false), ("java\nscript:x", false),
        ("/\\example.org", false), ("", false),
      ])
    func links(destination: String, isAllowed: Bool) {
      var link = ViewElement(.link, text: "There")
      link.attributes[.destination] = destination
      #expect(html(link).contains("href=") == isAllowed)
    }

    @Test("styles are made of numbers and known words")
    func styles() {
      var stack = ViewElement(.verticalStack)
      stack.style.padding = EdgeLengths(top: 1, leading: 2, bottom: 3, trailing: 4)
      stack.style.spacing = 7.25
      stack.style.alignment = ElementAlignment(horizontal: .leading)
      stack.style.width = .nan
      stack.style.maxWidth = .infinity
      stack.style.foreground = .named(.red, opacity: 0.5)
      stack.style.background = .rgba(1, 0, 2, .nan)
      stack.style.opacity = 0.5
      #expect(
        stack.css == """
          padding:1px 4px 3px 2px;padding-inline:2px 4px;gap:7.25px;width:100%;align-items:start;\
          color:color-mix(in srgb,var(--red) 50%,transparent);background:rgb(255 0 255/0);\
          opacity:0.5
          """)
      #expect(ViewElement(.text).css == nil)
    }

    @Test("words from outside never reach a class or a style")
    func unknownWords() {
      var button = ViewElement(.button)
      button.attributes = [.buttonStyle: "x\" onclick=\"", .buttonRole: "evil"]
      #expect(html(button).contains(#"class="button borderless""#))
    }
  }
#endif
