#if PortableViews
public import ComposableUI
public import Logging
import PerceptionCore

/// A live tree of elements made from a view, which keeps a renderer up to date.
///
/// The graph evaluates each view's body in an observation of its own. When state that a body has
/// read changes, that body alone is evaluated again, at most once per turn of the main actor, and
/// the renderer gets the difference as patches.
@MainActor
public final class ViewGraph {
  let renderer: any Renderer
  let logger: Logger
  let initialLocation: InitialLocation
  /// The limits of URL paths that navigation stacks read; set them before mounting.
  package var locationLimits = LocationLimits()
  /// The user's preferred languages, and the locale chosen from them.
  var localization: Localization { didSet { services = nil } }
  /// The facts about the screen and the user, which the views read from their environment.
  ///
  /// After a change the bodies that have read something else than before are evaluated again, on the
  /// next turn of the main actor or in ``flush()``.
  public var environment: RendererEnvironment {
    didSet { environmentDidChange(from: oldValue) }
  }
  /// The size of the window, which views read on its own.
  let windowSize: WindowSize
  /// The colour scheme that the views ask the renderer for, if any.
  public internal(set) var preferredColorScheme: ColorScheme?
  /// The values that the views keep by `@SceneStorage`.
  package let sceneValues = SceneValues()
  /// Whether the views must get the environment again.
  var needsEnvironment = false
  /// Whether the renderer must get the preferred colour scheme.
  var needsColorScheme = false
  /// The scopes whose preferences must be collected again.
  var preferences: [PreferenceScope] = []
  /// The requests to scroll to a view.
  var reveals: [RevealWish] = []
  /// The elements in lazy containers that are near the window.
  package internal(set) var nearNodes: Set<NodeID> = []
  /// The elements whose children a layout places.
  let arranged = ArrangedElements()
  /// The shared context of rows that cannot be deleted, moved or selected.
  let plainRow = RowContext()
  @exclusivity(unchecked) private(set) var invalidations: Invalidations!
  @exclusivity(unchecked) private var signalGroup = SignalGroup()
  /// The reads of the body that is being evaluated.
  let reads = ReadCollector()
  @exclusivity(unchecked) private(set) var counts = EvaluationCounts()
  @exclusivity(unchecked) private(set) var elements: [NodeID: RenderedElement] = [:]
  /// The modal presentations, the one on top last.
  private(set) var modals: [RenderedElement] = []
  /// The elements whose descriptions have changed in this pass.
  @exclusivity(unchecked) var updates: [ElementUpdate] = []

  /// A function that wraps every run of the views' code.
  ///
  /// The function must call its argument.
  ///
  /// Set the function before mounting.
  package var surroundings: (@MainActor (() -> Void) -> Void)?

  /// The visitor of a server who sees the views; `nil` where there is one user alone.
  ///
  /// Set the visitor before mounting.
  package var visitor: Visitor?

  /// The user defaults of `@AppStorage` properties that name none; `nil` for the process's.
  ///
  /// Set them before mounting.
  package var appStorage: UserDefaults?

  private let makeRoot: @MainActor (ViewGraph) -> RootNode
  private(set) var root: RootNode?
  @exclusivity(unchecked) private var nextID = 0
  private var containers: [RenderedElement] = []
  private var actions: [() -> Void] = []
  @exclusivity(unchecked) private var animation = PassAnimation()
  private var isFlushing = false
  private var services: UserServices?
  /// The items that go to the views and come from them.
  package let transfers = Transfers()
  /// The text that the views have copied last.
  private var copiedText: String?

  /// Creates a graph of a view.
  ///
  /// Call ``mount()`` to draw it.
  ///
  /// - Parameters:
  ///   - root: The root view.
  ///   - renderer: The renderer that draws the graph.
  ///   - location: The URL path, with a query or without, that the first navigation stack starts
  ///     from, or that `onOpenURL` gets.
  ///   - languages: The user's preferred languages as BCP 47 tags, the most preferred one first.
  ///     The first of them in the views' catalogue becomes the locale of their environment. Replaces
  ///     the languages of `environment`, unless it is empty.
  ///   - environment: The facts about the screen and the user.
  ///   - logger: Gets warnings about refused events and mistakes in views.
  public init(
    _ root: some View, renderer: any Renderer, location: String = "/", languages: [String] = [],
    environment: RendererEnvironment = RendererEnvironment(),
    logger: Logger = Logger(label: "composable-everywhere.view-graph")
  ) {
    self.renderer = renderer
    self.logger = logger
    initialLocation = InitialLocation(location)
    var environment = environment
    if !languages.isEmpty { environment.languages = languages }
    self.environment = environment
    localization = environment.localization
    windowSize = WindowSize(environment.size)
    makeRoot = { graph in RootNode(root, graph: graph) }
    transfers.offer = { [weak renderer] file in renderer?.offer(file) ?? false }
    invalidations = Invalidations { [weak self] in
      Task { @MainActor in self?.scheduledFlush() }
    }
  }

  /// Evaluates the view and draws it; later calls flush and draw the whole tree again.
  public func mount() {
    guard root == nil else {
      flush()
      return renderer.mount(tree)
    }
    isFlushing = true
    let root = withServices {
      let root = makeRoot(self)
      self.root = root
      runRounds()
      root.openInitialLocation()
      runRounds()
      return root
    }
    var tree = root.element.render(in: nil)
    if takePatches().isEmpty == false { tree = root.element.tree }
    animation = PassAnimation()
    isFlushing = false
    showColorScheme()
    renderer.mount(tree)
  }

  /// The rendered tree.
  public var tree: ElementTree {
    root?.element.tree ?? ElementTree(id: NodeID(rawValue: 0), element: ViewElement(.root))
  }

  /// Evaluates the bodies whose state has changed, and sends patches to the renderer.
  ///
  /// The graph flushes automatically on the next turn of the main actor after a change. Call this
  /// method to flush immediately.
  public func flush() {
    guard root != nil, !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    withServices { runRounds() }
    let patches = takePatches()
    let animation = takeAnimation()
    showColorScheme()
    if !patches.isEmpty { renderer.apply(patches, animation: animation) }
    carryOutReveals(animation: animation)
  }

  /// Unmounts all views: cancels their tasks and runs their `onDisappear` actions.
  public func unmount() {
    guard let root else { return }
    self.root = nil
    withServices {
      root.unmount()
      root.element.removeFromTree()
      while !actions.isEmpty { takeActions() }
    }
    _ = invalidations.takeAll()
    preferences = []
    updates = []
    containers = []
  }

  /// The outcome of opening the URL path that the graph starts from.
  package var locationOutcome: LocationOutcome { initialLocation.outcome }

  /// The language of the texts as a BCP 47 tag.
  ///
  /// `nil` if the views have no catalogue, or if the user has no preferred languages.
  public var language: String? {
    // Without what a locale adds behind an "@", such as the collation.
    localization.locale.map { locale in
      String(locale.identifier.prefix { $0 != "@" }).replacing("_", with: "-")
    }
  }

  /// Whether no change is waiting for a flush.
  public var isIdle: Bool {
    root == nil || invalidations.isIdle
  }

  /// Returns the number of body evaluations of a type of view.
  public func bodyEvaluations<V: View>(of type: V.Type) -> Int {
    counts[type]
  }

  /// The number of body evaluations of all views.
  public var totalBodyEvaluations: Int { counts.total }

  /// The numbers of body evaluations, keyed by the name of the type of view.
  public var bodyEvaluationsByType: [String: Int] { counts.byName }

  /// Resets all counts of body evaluations to zero.
  public func resetBodyEvaluations() {
    counts = EvaluationCounts()
  }
}

extension ViewGraph {
  /// Calls a function that runs code of views, and passes the renderer what it wants for the user.
  func withServices<Result>(_ body: () -> Result) -> Result {
    if services == nil { services = makeServices() }
    func run() -> Result {
      UserServices.$current.withValue(services) { ReadTracking.with(reads, body) }
    }
    guard let surroundings else { return run() }
    var result: Result?
    surroundings { result = run() }
    guard let result else { preconditionFailure("'surroundings' did not call its argument") }
    return result
  }

  private func makeServices() -> UserServices {
    UserServices(
      localization: localization,
      windowSize: windowSize,
      displayScale: { [weak self] in self?.environment.displayScale ?? 1 },
      open: { [weak renderer] url in renderer?.open(url) ?? false },
      copy: { [weak self] text in
        self?.copiedText = text
        self?.renderer.copy(text)
      },
      copied: { [weak self] in self?.copiedText },
      play: { [weak renderer] feedback in renderer?.play(feedback) })
  }

  /// The greatest number of rounds in one flush, which stops bodies that keep changing state.
  private static var roundLimit: Int { 100 }

  private func scheduledFlush() {
    invalidations.flushHasCome()
    flush()
  }

  /// Evaluates dirty nodes and runs the resulting actions, until there are none.
  private func runRounds() {
    defer { for message in AcceptedWithoutEffect.takeMessages() { logger.notice("\(message)") } }
    for _ in 0..<Self.roundLimit {
      let dirty = takeDirtyNodes()
      if dirty.isEmpty, actions.isEmpty, !needsEnvironment { return }
      passEnvironmentDown()
      for node in dirty where node.isDirty && node.isMounted { node.evaluate() }
      collectPreferences()
      takeActions()
    }
    let looping = takeDirtyNodes()
    for node in looping { node.isDirty = false }
    guard !looping.isEmpty || !actions.isEmpty else { return }
    actions = []
    let names = Set(looping.map(\.owner)).sorted().joined(separator: ", ")
    logger.error(
      """
      Views kept changing each other for \(Self.roundLimit) rounds: \(names). They are shown as \
      they are now. The usual cause is a body, onChange or onAppear that always changes what \
      another body reads.
      """)
  }

  private func takeDirtyNodes() -> [ObservingNode] {
    var nodes: [ObservingNode] = []
    for invalidation in invalidations.takeAll() where !invalidation.observation.hasEnded {
      if let transaction = invalidation.transaction { animation.note(transaction) }
      let node = invalidation.observation.node
      guard !node.isDirty else { continue }
      node.isDirty = true
      nodes.append(node)
    }
    if nodes.count > 1 { nodes.sort { $0.depth < $1.depth } }
    return nodes
  }

  private func takeActions() {
    let actions = self.actions
    self.actions = []
    for action in actions { action() }
  }

  private func takeAnimation() -> Animation? {
    defer { animation = PassAnimation() }
    return animation.outcome
  }

  private func takePatches() -> [Patch] {
    var patches: [Patch] = []
    let containers = self.containers.sorted { $0.depth < $1.depth }
    self.containers = []
    for container in containers { container.takeChildren(into: &patches) }
    for container in containers { container.gridOfRows?.placeGridCells() }
    // Updates are read in place: a copy of one retains all that it holds.
    for place in updates.indices where updates[place].mayChangeLayout {
      updates[place].movedGrid?.placeGridCells()
    }
    arranged.didChange(containers)
    arranged.run(layoutDirection: arranged.isEmpty ? .leftToRight : layoutDirection)
    // From the leaves upwards, and before the updates are taken: a layout that changes is one more.
    for place in updates.indices where updates[place].mayChangeLayout {
      updates[place].element.resolveLayout()
    }
    for container in containers.reversed() { container.resolveLayout() }
    let updates = self.updates
    self.updates = []
    patches.reserveCapacity(patches.count + updates.count)
    for place in updates.indices where updates[place].element.takeUpdate(at: place) {
      if let patch = updates[place].patch { patches.append(patch) }
    }
    return patches
  }
}

extension ViewGraph {
  /// A group of signals, one of which is free.
  var signals: SignalGroup {
    if signalGroup.free == 0 { signalGroup = SignalGroup() }
    return signalGroup
  }

  /// Takes the next signals from a group, if more of its signals are free.
  func didGiveBack(to group: SignalGroup) {
    if group.free.nonzeroBitCount > signalGroup.free.nonzeroBitCount { signalGroup = group }
  }

  func makeID() -> NodeID {
    defer { nextID += 1 }
    return NodeID(rawValue: nextID)
  }

  func enqueue(children element: RenderedElement) {
    containers.append(element)
  }

  /// Returns the element of a node as the renderer last got it; `nil` if it has no such node.
  package func element(of id: NodeID) -> ViewElement? { elements[id]?.rendered }

  package func parent(of id: NodeID) -> NodeID? { elements[id]?.parent?.id }

  package func children(of id: NodeID) -> [NodeID] { elements[id]?.children.map { $0.id } ?? [] }

  func didRender(_ element: RenderedElement) {
    elements[element.id] = element
    if RoleDescription(element.element.role).isModal { modals.append(element) }
  }

  func didRemove(_ element: RenderedElement) {
    elements[element.id] = nil
    if !arranged.isEmpty { arranged.didRemove(element.id) }
    if !nearNodes.isEmpty { forgetAppearance(of: element) }
    if !modals.isEmpty { modals.removeAll { $0 === element } }
  }

  func countBodyEvaluation(of type: any View.Type) {
    counts.count(type)
  }
}

extension ViewGraph: RenderPass {
  package func afterPass(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  package var currentAnimation: Animation? { animation.outcome }

  package func animate(with animation: Animation?) {
    self.animation.note(ofView: animation)
  }

  package func warn(_ message: String) {
    logger.warning("\(message)")
  }
}
#endif
