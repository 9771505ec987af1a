import Foundation

/// The way that an associated value is stored.
///
/// Follows <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An unretained reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference with atomic access.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy with atomic access.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, or removes the association if the value is `nil`.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.shared.set(
    value.map { AssociatedValue($0, policy) }, for: key, of: object as AnyObject)
}

/// Returns the value that's associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.shared.value(for: key, of: object as AnyObject)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.shared.removeAll(of: object as AnyObject)
}

/// An object that stores its associated values, so that they're released with the object.
package protocol AssociatedValueHolder: AnyObject {
  /// The associated values by key.
  ///
  /// Only this module uses them.
  var quinceAssociatedValues: AssociatedValueTable? { get set }
}

/// The values associated with a single object.
package final class AssociatedValueTable {
  fileprivate var values: [UnsafeRawPointer: AssociatedValue] = [:]
  fileprivate weak var owner: AnyObject?

  fileprivate init(_ owner: AnyObject) {
    self.owner = owner
  }
}

private struct AssociatedValue {
  private let kept: Any?
  private let address: UnsafeMutableRawPointer?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      kept = type(of: value) is AnyClass ? nil : value
      address =
        type(of: value) is AnyClass ? Unmanaged.passUnretained(value as AnyObject).toOpaque() : nil
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy() ?? value
      address = nil
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      kept = value
      address = nil
    }
  }

  var value: Any? {
    kept ?? address.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// The values associated with objects.
private final class AssociatedValues: @unchecked Sendable {
  static let shared = AssociatedValues()

  private let lock = NSRecursiveLock()
  /// The values of objects that can't store them.
  private var tables: [ObjectIdentifier: AssociatedValueTable] = [:]
  /// The number of tables at which those of deallocated objects are removed.
  private var sweepingCount = 64

  func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { table(of: object)?.values[key]?.value }
  }

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
    // Releasing an associated value might set another one, so it happens outside of the lock.
    let old = lock.withLock { () -> AssociatedValue? in
      guard let table = table(of: object) ?? (value == nil ? nil : makeTable(of: object)) else {
        return nil
      }
      defer { table.values[key] = value }
      return table.values[key]
    }
    withExtendedLifetime(old) {}
  }

  func removeAll(of object: AnyObject) {
    let old = lock.withLock { () -> AssociatedValueTable? in
      let old = table(of: object)
      if let holder = object as? any AssociatedValueHolder {
        holder.quinceAssociatedValues = nil
      } else {
        tables[ObjectIdentifier(object)] = nil
      }
      return old
    }
    withExtendedLifetime(old) {}
  }

  private func table(of object: AnyObject) -> AssociatedValueTable? {
    if let holder = object as? any AssociatedValueHolder { return holder.quinceAssociatedValues }
    // The table may belong to an earlier object with the same address.
    let table = tables[ObjectIdentifier(object)]
    return table?.owner === object ? table : nil
  }

  private func makeTable(of object: AnyObject) -> AssociatedValueTable {
    let table = AssociatedValueTable(object)
    if let holder = object as? any AssociatedValueHolder {
      holder.quinceAssociatedValues = table
      return table
    }
    if tables.count >= sweepingCount {
      tables = tables.filter { $0.value.owner != nil }
      sweepingCount = max(64, tables.count * 2)
    }
    tables[ObjectIdentifier(object)] = table
    return table
  }
}
