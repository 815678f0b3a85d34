#if PortableViews
import Foundation
import Observation
@_spi(Reflection) import Swift

#if !canImport(Darwin)
import Synchronization
#endif

/// The comparison and the dynamic properties of a type's values, cached per type.
///
/// Reflection runs once per type. Comparing two values then reads their bytes and fields directly.
package final class ValueLayout: @unchecked Sendable {
  // Safe: immutable but for an atomic; metatypes and comparisons of values hold nothing else.
  /// Compares two values of the type by their addresses.
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// A property wrapper that a graph installs, at its offset in the value.
  package struct Property {
    package let offset: Int
    package let type: any InstalledProperty.Type
  }

  /// A custom dynamic property, which is updated before each evaluation, at its offset.
  package struct Updated {
    package let offset: Int
    package let type: any DynamicProperty.Type
  }

  /// The property wrappers that a graph installs, in the order of their declaration.
  package let properties: [Property]
  /// The custom dynamic properties, innermost first.
  package let updated: [Updated]

  /// The module of a view type, if the module has a resource bundle.
  package let module: String?

  private let hasReader = Atomic(false)

  /// An object that may be dismissed while its view is shown, at its offset in the value.
  private struct Source {
    let offset: Int
    let type: any DismissibleSource.Type
  }

  private let sources: [Source]
  /// The offsets of the observable objects in a value.
  private let objects: [Int]
  /// The properties that hold an object of the environment.
  private let holders: [(offset: Int, type: any ObjectHolder.Type)]
  private let size: Int
  private let slowComparison: Comparison

  private init(of type: Any.Type) {
    size = valueSize(type)
    module = Self.module(of: type)
    var properties: [Property] = []
    var updated: [Updated] = []
    Self.findProperties(of: type, at: 0, into: &properties, updated: &updated)
    self.properties = properties
    self.updated = updated
    sources = Self.sources(in: type, at: 0)
    objects = Self.objects(in: type, at: 0)
    holders = properties.compactMap { property in
      (property.type as? any ObjectHolder.Type).map { (property.offset, $0) }
    }
    slowComparison = Self.comparison(of: type)
  }

  package static func of(_ type: Any.Type) -> ValueLayout {
    let key = ObjectIdentifier(type)
    if let layout = cache.withLock({ $0[key] }) { return layout }
    let layout = ValueLayout(of: type)
    cache.withLock { $0[key] = layout }
    return layout
  }

  /// Returns whether two values cannot be told apart.
  ///
  /// Values with equal bytes are the same. Others compare by `==` if they are `Equatable`, else
  /// field by field, with class references by identity. Closures with unequal bytes differ.
  package static func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in of(Value.self).isSame(lhs, rhs) }
    }
  }

  /// Whether making the content of a view of this type has ever read observable state.
  package var isReader: Bool { hasReader.load(ordering: .relaxed) }

  /// Records that making the content of a view of this type read observable state.
  package func noteReader() { hasReader.store(true, ordering: .relaxed) }

  /// Returns whether the values at two addresses cannot be told apart.
  ///
  /// A property passed by `&` is not copied, and needs no closure, which the main actor's code would
  /// check for its executor.
  package func isSame<Value>(_ lhs: UnsafePointer<Value>, as rhs: UnsafePointer<Value>) -> Bool {
    isSame(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
  }

  /// Returns whether the values at two addresses cannot be told apart.
  package func isSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    memcmp(lhs, rhs, size) == 0 || slowComparison(lhs, rhs)
  }

  /// Returns whether the value at an address holds a dismissed object.
  @MainActor
  package func holdsDismissedSource(_ address: UnsafeRawPointer) -> Bool {
    sources.contains { source in
      @MainActor func isDismissed<S: DismissibleSource>(_ type: S.Type) -> Bool {
        (address + source.offset).assumingMemoryBound(to: type).pointee.isDismissed
      }
      return isDismissed(source.type)
    }
  }

  /// Returns the observable objects that the value at an address holds: in properties, and in
  /// wrappers such as `@Bindable`.
  package func objects(_ address: UnsafeRawPointer) -> [AnyObject] {
    objects.map { (address + $0).load(as: AnyObject.self) }
      + holders.compactMap { holder in
        func object<H: ObjectHolder>(_ type: H.Type) -> AnyObject? {
          (address + holder.offset).assumingMemoryBound(to: type).pointee.heldObject
        }
        return object(holder.type)
      }
  }

  /// Resolves the properties of the view at an address in an environment.
  ///
  /// - Returns: Whether any of them has changed.
  @MainActor @discardableResult
  package func resolve(
    _ address: UnsafeMutableRawPointer, in environment: EnvironmentValues
  ) -> Bool {
    var isChanged = false
    for property in properties {
      @MainActor func resolve<P: InstalledProperty>(_ type: P.Type) -> Bool {
        let property = (address + property.offset).assumingMemoryBound(to: type)
        return property.pointee.resolve(in: environment)
      }
      if resolve(property.type) { isChanged = true }
    }
    return isChanged
  }

  private static let cache = Mutex<[ObjectIdentifier: ValueLayout]>([:])
}

extension ValueLayout {
  private static func findProperties(
    of type: Any.Type, at base: Int, into properties: inout [Property], updated: inout [Updated]
  ) {
    // Only structs and tuples are asked for fields: for an existential that is an invalid access.
    guard isStructOrTuple(type) else { return }
    var found: [(offset: Int, type: Any.Type)] = []
    _ = _forEachField(of: type) { _, offset, type, kind in
      if kind == .struct { found.append((base + offset, type)) }
      return true
    }
    for (offset, type) in found {
      if let property = type as? any InstalledProperty.Type {
        properties.append(Property(offset: offset, type: property))
      } else if let dynamic = type as? any DynamicProperty.Type {
        findProperties(of: type, at: offset, into: &properties, updated: &updated)
        updated.append(Updated(offset: offset, type: dynamic))
      } else if type is any App.Type || type is any ViewModifier.Type || type is any Commands.Type {
        findProperties(of: type, at: offset, into: &properties, updated: &updated)
      }
    }
  }

  private static func module(of type: Any.Type) -> String? {
    guard type is any View.Type else { return nil }
    let type = (type as? any ModuleRepresentative.Type)?.representative ?? type
    return StringCatalogs.shared.module(of: type)
  }

  private static func sources(in type: Any.Type, at base: Int) -> [Source] {
    guard isStructOrTuple(type) else { return [] }
    var sources: [Source] = []
    _ = _forEachField(of: type) { _, offset, type, kind in
      if let source = type as? any DismissibleSource.Type {
        sources.append(Source(offset: base + offset, type: source))
      } else if kind == .struct {
        sources += Self.sources(in: type, at: base + offset)
      }
      return true
    }
    return sources
  }

  private static func objects(in type: Any.Type, at base: Int) -> [Int] {
    guard isStructOrTuple(type) else { return [] }
    var objects: [Int] = []
    _ = _forEachField(of: type) { _, offset, type, kind in
      // Not an optional one: a weak reference, which is no address, has the same type.
      if type is AnyClass, type is any Observable.Type {
        objects.append(base + offset)
      } else if kind == .struct {
        objects += Self.objects(in: type, at: base + offset)
      }
      return true
    }
    return objects
  }

  private static func comparison(of type: Any.Type) -> Comparison {
    if type is AnyClass { return { _, _ in false } }
    if let type = type as? any IdentityComparable.Type { return identityComparison(type) }
    if (type as? any OptionalType.Type)?.wrapped is AnyClass { return { _, _ in false } }
    if let type = type as? any Equatable.Type { return equatableComparison(type) }
    return fieldComparison(of: type)
  }

  private static func fieldComparison(of type: Any.Type) -> Comparison {
    guard isStructOrTuple(type) else { return { _, _ in false } }
    var fields: [(offset: Int, layout: ValueLayout)] = []
    _ = _forEachField(of: type) { _, offset, field, _ in
      fields.append((offset, of(field)))
      return true
    }
    // `isSame` has already found unequal bytes, and there are no fields to compare.
    guard !fields.isEmpty else { return { _, _ in false } }
    return { [fields] lhs, rhs in
      fields.allSatisfy { $0.layout.isSame(lhs + $0.offset, rhs + $0.offset) }
    }
  }

  private static func equatableComparison<T: Equatable>(_ type: T.Type) -> Comparison {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  private static func identityComparison<T: IdentityComparable>(_ type: T.Type) -> Comparison {
    {
      T.isSame(
        $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }
  }
}

/// A view type that takes its module from another type.
protocol ModuleRepresentative {
  /// The type that determines the module.
  static var representative: Any.Type { get }
}

private func valueSize(_ type: Any.Type) -> Int {
  func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
  return size(type)
}

/// Returns whether a type's fields, as reflection lists them, make up its values.
private func isStructOrTuple(_ type: Any.Type) -> Bool {
  func kind<T>(_ type: T.Type) -> _MetadataKind? {
    var found: _MetadataKind?
    _ = _forEachField(of: KindProbe<T>.self) { _, _, _, kind in
      found = kind
      return true
    }
    return found
  }
  return kind(type) == .struct || kind(type) == .tuple
}

/// A struct with one field of a type, whose kind reflection reports.
private struct KindProbe<T> {
  var value: T
}

/// A property wrapper that may hold an observable object of the environment.
protocol ObjectHolder {
  /// The object, if there is one.
  var heldObject: AnyObject? { get }
}

/// An object that may be dismissed while views read it, such as a presented feature's store.
///
/// As in SwiftUI, a view's body is evaluated a last time after the object it holds is dismissed, if
/// the state that the body read has changed. A dismissed object must therefore still be readable.
@MainActor
package protocol DismissibleSource: AnyObject {
  /// Whether the object has been dismissed.
  var isDismissed: Bool { get }
}
#endif
