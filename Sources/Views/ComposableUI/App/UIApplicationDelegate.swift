#if PortableViews
public import Foundation
import Observation

/// An object whose method runs when the app of a window starts.
///
/// Each window or browser session has an app of its own, and so a delegate of its own. As in an app with SwiftUI's life cycle,
/// the functions about the foreground and the background are not called: read `\.scenePhase`.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Called before ``application(_:didFinishLaunchingWithOptions:)``, without options.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app of a window starts, before its first view is made, without options.
  ///
  /// The result has no effect.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// The keys of what an app was started with, of which there is nothing here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates the key of an option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// A property of an app that makes its delegate.
///
/// ```swift
/// final class ShopDelegate: NSObject, UIApplicationDelegate {
///   let greeting = "Welcome"
/// }
///
/// struct Shop: App {
///   @UIApplicationDelegateAdaptor(ShopDelegate.self) private var delegate
///
///   var body: some Scene {
///     WindowGroup { Text(delegate.greeting) }
///   }
/// }
/// ```
///
/// A delegate that is observable is also in the environment of the app's views.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  private let delegate: DelegateType

  /// The delegate, which is observed if it is an `ObservableObject`.
  public var wrappedValue: DelegateType {
    if let object = delegate as? any ObservableObject { observe(object) }
    return delegate
  }

  /// Creates the delegate of the app, by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = makeObject(delegateType)
  }

  private func observe(_ object: some ObservableObject) { object.objectWillChange.access() }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// The members of the delegate as bindings.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject.Wrapper(object: delegate)
  }
}

/// A property that holds the delegate of an app.
@MainActor
protocol DelegateAdaptor {
  /// Tells the delegate that the app starts.
  func launch()

  /// Returns views with the delegate in their environment.
  func surround(_ views: AnyView) -> AnyView
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
  func launch() {
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }

  func surround(_ views: AnyView) -> AnyView {
    var views = views
    if let object = delegate as? any ObservableObject { views = with(object, views) }
    if let object = delegate as? any AnyObject & Observable { views = with(object, views) }
    return views
  }

  private func with(_ object: some ObservableObject, _ views: AnyView) -> AnyView {
    AnyView(views.environmentObject(object))
  }

  private func with(_ object: some AnyObject & Observable, _ views: AnyView) -> AnyView {
    AnyView(views.environment(object))
  }
}

/// Returns a new object of a class, made by its `init()`.
private func makeObject<T: NSObject>(_ type: T.Type) -> T {
  // Foundation does not require `init()` of subclasses, though each has one in its table of methods: inherited or its own.
  // A class that requires it calls it through the table.
  unsafeDowncast(
    unsafeBitCast(type as AnyClass, to: RequiredInitializer.Type.self).init(), to: type)
}

/// A class with a required initializer in place of `NSObject`'s.
///
/// Open, so that no compiler takes a call for one of this class itself.
@_documentation(visibility: internal)
open class RequiredInitializer: NSObject {
  public required override init() { super.init() }
}
#endif
