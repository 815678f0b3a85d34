#if PortableViews && Web
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

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

  @Test("a button's HTML has its label, event kinds and state")
  func button() {
    let details = ButtonDetails(role: .destructive, style: .bordered)
    var button = ViewElement(details: .button(details), text: "Save")
    button.events = [.tap]
    button.isDisabled = true
    #expect(
      html(button) == """
        <button id="n1" class="button bordered destructive" disabled data-e="t" type="button">\
        <span id="t1">Save</span></button>
        """)
  }

  @Test("texts and names that set a direction are isolated, and the values of fields are not")
  func directions() {
    let name = "\u{202E}eve"
    let isolated = "\u{2068}\(name)\u{202C}\u{2069}"
    #expect(html(ViewElement(.text, text: name)).contains(">\(isolated)<"))
    var button = ViewElement(.button, text: name)
    button.traits.label = name
    #expect(html(button).contains(">\(isolated)<"))
    #expect(html(button).contains("aria-label=\"\(isolated)\""))
    let field = ViewElement(details: .textField(FieldDetails(text: name)))
    #expect(html(field).contains("value=\"\(name)\""))
    let option = ViewElement(details: .option(ChoiceDetails(tag: name)), text: name)
    #expect(html(option).contains("value=\"\(name)\""))
  }

  @Test("a button with only a symbol is named after the symbol")
  func symbolButton() {
    let image = ViewElement(details: .image(ImageDetails(.symbol("square.and.arrow.up"))))
    let markup = html(ViewElement(.button), tree(2, image))
    #expect(markup.contains(#"aria-label="square and arrow up""#))
    let address = SymbolShapes.address(of: "square.and.arrow.up")
    #expect(markup.contains(#"<use id="z2" href="\#(address)"></use>"#))
  }

  @Test("a text with a heading level is a heading of that level")
  func heading() {
    var text = ViewElement(.text, text: "Title")
    text.traits.headingLevel = 2
    #expect(html(text) == #"<h2 id="n1" class="text">Title</h2>"#)
    text.traits.headingLevel = 99
    #expect(html(text).hasPrefix("<h6"))
    text.traits.headingLevel = nil
    #expect(html(text).hasPrefix("<span"))
  }

  @Test("a text of code is code, unless it is a heading")
  func code() {
    var text = ViewElement(.text, text: "let a = 1")
    text.traits.isCode = true
    #expect(html(text) == #"<span id="n1" class="text" role="code">let a = 1</span>"#)
    text.traits.headingLevel = 1
    #expect(html(text) == #"<h1 id="n1" class="text">let a = 1</h1>"#)
  }

  @Test("the keyboard leaves out what responds to no interaction, and a pointer does not")
  func interaction() {
    var text = ViewElement(.text, text: "A")
    text.events = [.tap]
    #expect(html(text).contains(#"data-e="t" tabindex="0" role="button""#))
    text.traits.isInteractive = false
    #expect(html(text) == #"<span id="n1" class="text" data-e="t">A</span>"#)
    var button = ViewElement(.button, text: "A")
    button.traits.isInteractive = false
    #expect(html(button).contains(#"tabindex="-1""#))
    var field = ViewElement(.textField)
    field.traits.isInteractive = false
    #expect(html(field).contains(#"<input id="v1" tabindex="-1""#))
  }

  @Test("a selected button is pressed, and another selected view the current one")
  func selection() {
    var button = ViewElement(.button, text: "A")
    #expect(!html(button).contains("aria-pressed"))
    button.traits.isSelected = true
    #expect(html(button).contains(#"aria-pressed="true""#))
    button.traits.isSelected = false
    #expect(!html(button).contains("aria-pressed"))
    var text = ViewElement(.text, text: "A")
    text.traits.isSelected = true
    #expect(html(text) == #"<span id="n1" class="text" aria-current="true">A</span>"#)
    text.events = [.tap]
    #expect(html(text).contains(#"role="button" aria-pressed="true""#))
    var link = ViewElement(.link, text: "A")
    link.traits.isSelected = true
    #expect(html(link).contains(#"aria-current="true""#))
    // The row's own state decides.
    var row = ViewElement(details: .row(isSelected: false))
    row.traits.isSelected = true
    #expect(!html(row).contains("aria-current"))
  }

  @Test("a list's rows are list items, with a button if they can be deleted")
  func list() {
    var row = ViewElement(.row)
    row.events = [.delete]
    #expect(
      html(ViewElement(.list), tree(2, row), tree(3, ViewElement(.row))) == """
        <ul id="n1" class="list fill-x fill-y" role="list">\
        <li id="n2" class="row" data-e="r"><div id="c2" class="content"></div>\
        <button id="d2" class="delete" type="button" data-a="r" aria-label="Delete" \
        aria-describedby="c2">✕</button></li>\
        <li id="n3" class="row"><div id="c3" class="content"></div></li></ul>
        """)
  }

  @Test("a section is labelled by its heading, inside and outside of lists")
  func section() {
    let section = ViewElement(.section, text: "Header")
    #expect(
      html(section) == """
        <section id="n1" class="section look-headed" aria-labelledby="t1"><h2 id="t1">Header</h2>\
        <div id="c1" class="content"></div></section>
        """)
    #expect(
      html(section, in: MarkupContext(isInList: true)) == """
        <li id="n1" class="section look-headed"><section aria-labelledby="t1">\
        <h2 id="t1">Header</h2>\
        <ul id="c1" class="content" role="list"></ul></section></li>
        """)
  }

  @Test("an alert is an alert dialog that is labelled by its title")
  func alert() {
    var alert = ViewElement(.alert, text: "Sure?")
    alert.events = [.dismiss]
    #expect(
      html(alert) == """
        <dialog id="n1" class="alert" data-e="x" role="alertdialog" aria-labelledby="t1" \
        aria-describedby="c1"><h2 id="t1">Sure?</h2><div id="c1" class="content"></div></dialog>
        """)
    #expect(html(alert, in: MarkupContext(isDocument: true)).contains(" open "))
  }

  @Test("a sheet of several sizes has a slider for them, any other hides it")
  func sheet() {
    var sheet = ViewElement(.sheet)
    #expect(html(sheet).contains(#"<button id="g1" hidden tabindex="-1" class="grip""#))
    sheet.events = [.move]
    #expect(html(sheet).contains(#"<button id="g1" tabindex="-1" class="grip""#))
    sheet.style.effects.detents = ElementDetents(count: 3, index: 1, scrollsContent: true)
    #expect(
      html(sheet) == """
        <dialog id="n1" class="sheet look-scrolls" data-e="m" aria-label="Dialog">\
        <div id="c1" class="content"></div><button id="g1" aria-valuenow="2" aria-valuemax="3" \
        class="grip" type="button" role="slider" aria-label="Resize" aria-valuemin="1" \
        data-a="+"></button></dialog>
        """)
  }

  @Test("a screen that can be dismissed has a back button, any other hides it")
  func screen() {
    var screen = ViewElement(.screen, text: "Counter")
    #expect(
      html(screen).contains(#"<button id="b1" class="back" type="button" data-a="x" hidden>"#))
    screen.events = [.dismiss]
    #expect(html(screen).contains(#"<button id="b1" class="back" type="button" data-a="x">"#))
    #expect(html(screen).contains(#"<h1 id="t1" tabindex="-1">Counter</h1>"#))
  }

  @Test("progress without a value is indeterminate, and always has a name")
  func progress() {
    var progress = ViewElement(.progress)
    #expect(html(progress).contains(#"<progress id="v1" aria-label="In progress" max="1">"#))
    progress.details = .progress(fraction: 0.25)
    progress.text = "Loading"
    #expect(html(progress).contains(#"<progress id="v1" value="0.25" max="1">"#))
    #expect(html(progress).contains(#"<span id="t1">Loading</span>"#))
  }

  @Test("fields and toggles are labelled controls")
  func controls() {
    let field = ViewElement(details: .textField(FieldDetails(text: "\"x\"")), text: "Name")
    #expect(
      html(field) == """
        <label id="n1" class="textField field fill-x"><span id="t1">Name</span><input id="v1" \
        placeholder="Name" autocomplete="off" type="text" value="&quot;x&quot;"></label>
        """)
    let toggle = ViewElement(details: .toggle(ToggleDetails(isOn: true)), text: "On")
    #expect(html(toggle).contains(#"type="checkbox" role="switch" checked>"#))
  }

  @Test("a stepper is a group of two buttons, disabled at its bounds")
  func stepper() {
    var stepper = ViewElement(.stepper, text: "Scoops: 4")
    stepper.events = [.decrement]
    #expect(
      html(stepper) == """
        <div id="n1" class="stepper fill-x" data-e="-" aria-label="Scoops: 4" role="group">\
        <span id="t1">Scoops: 4</span><span id="c1" class="content"></span>\
        <button id="l1" class="step" type="button" data-a="-" aria-label="Decrement">−</button>\
        <button id="m1" class="step" type="button" data-a="+" aria-label="Increment" disabled>+\
        </button></div>
        """)
  }

  @Test("visible choices are radio buttons, with the selected one checked")
  func segments() {
    let details = PickerDetails(selection: "L")
    var segments = ViewElement(details: .segments(details), text: "Size")
    let segment = ViewElement(details: .segment(ChoiceDetails(tag: "L")), text: "Large")
    let markup = html(segments, tree(2, segment))
    #expect(
      markup.hasPrefix(
        #"<fieldset id="n1" class="segments fill-x" aria-label="Size" role="radiogroup">"#))
    #expect(markup.contains(#"<input id="v2" value="L" type="radio" name="n1" checked>"#))
    segments.isDisabled = true
    #expect(html(segments).hasPrefix(#"<fieldset id="n1" class="segments fill-x" disabled"#))
  }

  @Test("a menu is a button that opens a popover without a script")
  func menu() {
    let menu = ViewElement(details: .menu(symbol: "ellipsis"))
    let markup = html(menu)
    #expect(
      markup.hasPrefix(
        """
        <div id="n1" class="menu"><button id="o1" class="button borderless" type="button" \
        popovertarget="c1" aria-label="ellipsis">
        """))
    #expect(markup.hasSuffix(#"<div id="c1" class="content" popover="auto"></div></div>"#))
  }

  @Test("tabs and panels have their ARIA roles, and hidden panels are hidden")
  func tabs() {
    var item = ViewElement(details: .tabItem(TabItemDetails(isSelected: true)), text: "Home")
    item.events = [.tap]
    #expect(
      html(item).hasPrefix(
        #"<button id="n1" class="tabItem" data-e="t" aria-selected="true" type="button" role="tab">"#
      ))
    let panel = ViewElement(details: .tabPanel(isShown: false), text: "Home")
    #expect(
      html(panel)
        == #"<div id="n1" class="tabPanel" role="tabpanel" hidden aria-label="Home"></div>"#)
  }

  @Test("a button that expands content says whether it is expanded")
  func expanded() {
    var button = ViewElement(.button, text: "Details")
    button.details = .button(ButtonDetails(isExpanded: false))
    #expect(html(button).contains(#" aria-expanded="false" "#))
    button.details = .button(ButtonDetails(isExpanded: true))
    #expect(html(button).contains(#" aria-expanded="true" "#))
  }

  @Test("fields have the type of their keyboard, dates the type of their parts")
  func inputKinds() {
    func type(_ details: ElementDetails) -> String? {
      html(ViewElement(details: details)).firstMatch(of: /type="([a-z-]+)"/).map { String($0.1) }
    }
    #expect(
      FieldDetails.Content.allCases.map { type(.textField(FieldDetails(content: $0))) }
        == ["text", "search", "email", "url", "tel", "text", "text"])
    let components: [DatePickerComponents] = [.date, .hourAndMinute, [.date, .hourAndMinute]]
    #expect(
      components.map { type(.datePicker(DatePickerDetails(components: $0))) }
        == ["date", "time", "datetime-local"])
    #expect(type(ElementDetails(.colorPicker)) == "color")
  }

  @Test("shadows, borders, columns and rotations use numbers and known words")
  func effects() {
    var box = ViewElement(.box)
    box.style.cornerRadius = .infinity
    box.style.border = ElementBorder(color: .named(.red), width: 2)
    box.style.shadow = ElementShadow(
      color: .named(.black, opacity: 0.5), radius: 3, offset: ElementOffset(x: 0, y: 1))
    box.style.rotation = 45
    box.style.columns = [.fixed(20), .flexible(minimum: 10), .adaptive(minimum: 44)]
    #expect(
      box.css == """
        border-radius:9999px;overflow:hidden;border:2px solid var(--red);\
        box-shadow:0px 1px 6px color-mix(in srgb,var(--black) 50%,transparent);rotate:45deg;\
        grid-template-columns:20px minmax(10px,1fr) repeat(auto-fill,minmax(min(44px,100%),1fr))
        """)
    var broken = ViewElement(.box)
    broken.style.rotation = .nan
    broken.style.shadow = ElementShadow(
      color: .named(.black), radius: .infinity, offset: ElementOffset(x: 0, y: 0))
    #expect(broken.css == nil)
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
    let details = LinkDetails(destination: destination)
    let link = ViewElement(details: .link(details), text: "There")
    #expect(html(link).contains("href=") == isAllowed)
  }

  @Test("styles consist of numbers and known words only")
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
        padding:1px 4px 3px 2px;padding-inline:2px 4px;gap:7.25px;align-items:start;\
        color:color-mix(in srgb,var(--red) 50%,transparent);--icon:currentColor;\
        background:rgb(255 0 255/0);opacity:0.5
        """)
    #expect(ViewElement(.text).css == nil)
  }
}
#endif
