import AppRuntime
import Foundation

/// Options for the changes that an observer receives, and for the contents of the notifications.
///
/// Follows <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Notifies the observer immediately, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Notifies the observer before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key for the type of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The key for the value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key for the value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key for the changed indexes in a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The key for whether the notification comes before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kinds of changes.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects in a collection were replaced.
  case replacement = 4
}

/// A change to a property that's observed with a key path.
public struct NSKeyValueObservedChange<Value> {
  /// The type of change.
  public typealias Kind = NSKeyValueChange

  /// The type of change.
  public let kind: Kind
  /// The value after the change, if it was requested.
  public let newValue: Value?
  /// The value before the change, if it was requested.
  public let oldValue: Value?
  /// The changed indexes in a collection.
  public let indexes: IndexSet?
  /// Whether the notification comes before the change.
  public let isPrior: Bool
}

/// An observation, which ends when this object is deallocated.
public class NSKeyValueObservation: NSObject {
  private let observation: PropertyObservation

  init(_ observation: PropertyObservation) {
    self.observation = observation
  }

  deinit {
    PropertyObservers.shared.remove { $0 === observation }
  }

  /// Ends the observation.
  public func invalidate() {
    PropertyObservers.shared.remove { $0 === observation }
  }
}

/// An object that can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure when a property changes, until the returned observation ends.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, quinceKey: nil, options: options, changeHandler: changeHandler)
  }

  /// Calls a closure when a property changes, for a key path whose only property's name is known to
  /// the builder.
  package func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, quinceKey key: String?,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = PropertyObservation(
      of: self as AnyObject, key: key,
      isDynamic: key.map { PropertyObservers.isDynamic($0, of: self as AnyObject) } ?? false
    ) { object in
      (object as? Self).map { $0[keyPath: keyPath] }
    } tell: { object, change in
      guard let object = object as? Self else { return }
      let (new, old) = (change.new as? Value, change.old as? Value)
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: change.kind,
          newValue: options.contains(.new) && !change.isPrior ? new : nil,
          oldValue: options.contains(.old) && !change.isInitial ? old : nil,
          indexes: change.indexes,
          isPrior: change.isPrior))
    }
    PropertyObservers.shared.add(observation, options)
    return NSKeyValueObservation(observation)
  }

  /// Notifies observers that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObservers.shared.willChange(nil, of: self as AnyObject, isManual: true)
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObservers.shared.didChange(nil, of: self as AnyObject, isManual: true)
  }
}

/// Classes in which apps can override these methods declare them themselves.
///
/// Follows
/// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/key-value-coding>.
extension _KeyValueCodingAndObserving {
  /// Returns the value of the property with a key.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding(self).value(forKey: key)
  }

  /// Sets the value of the property with a key.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding(self).setValue(value, forKey: key)
  }

  /// Returns the value of the property with a key path.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding(self).value(forKeyPath: keyPath)
  }

  /// Sets the value of the property with a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding(self).setValue(value, forKeyPath: keyPath)
  }
}

/// Follows
/// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/key-value-observing>.
extension NSObject {
  /// Registers an observer for changes to the property at a key path.
  ///
  /// Neither object is retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = PropertyObservation(
      of: self, key: keyPath.split(separator: ".").first.map(String.init),
      isDynamic: PropertyObservers.isDynamic(keyPath, of: self)
    ) { object in
      PropertyObservation.value(at: keyPath, of: object)
    } tell: {
      [weak observer] object, change in
      (observer as? any KeyValueObserver)?.observeValue(
        forKeyPath: keyPath, of: object, change: change.described(options), context: context)
    }
    observation.observer = observer
    observation.path = keyPath
    observation.context = context
    PropertyObservers.shared.add(observation, options)
  }

  /// Unregisters an observer for changes to the property at a key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let isRemoved = PropertyObservers.shared.removeLast {
      $0.objectID == ObjectIdentifier(self) && $0.observerID == ObjectIdentifier(observer)
        && $0.path == keyPath
    }
    if !isRemoved { raiseNotObserved(by: observer, keyPath) }
  }

  private func raiseNotObserved(by observer: NSObject, _ keyPath: String) -> Never {
    raise(
      "NSRangeException",
      "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) because "
        + "it is not registered as an observer.")
  }

  /// Unregisters an observer for changes that it registered with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let isRemoved = PropertyObservers.shared.removeLast {
      $0.objectID == ObjectIdentifier(self) && $0.observerID == ObjectIdentifier(observer)
        && $0.path == keyPath && $0.context == context
    }
    if !isRemoved { raiseNotObserved(by: observer, keyPath) }
  }

  /// Notifies observers that a property is about to change; `Operation` has its own, which its
  /// queue needs.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {
    PropertyObservers.shared.willChange(key, of: self, isManual: true)
  }

  /// Notifies observers that a property has changed.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    PropertyObservers.shared.didChange(key, of: self, isManual: true)
  }
}

extension PropertyObservation.Change {
  /// Returns the change as the dictionary that observers receive.
  fileprivate func described(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    let isSetting = kind == .setting
    var described: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    described[.indexesKey] = indexes
    if options.contains(.new), !isPrior { described[.newKey] = new ?? (isSetting ? NSNull() : nil) }
    if options.contains(.old), !isInitial {
      described[.oldKey] = old ?? (isSetting ? NSNull() : nil)
    }
    if isPrior { described[.notificationIsPriorKey] = true }
    return described
  }
}

/// An object that can receive changes: a responder, or an app's object.
package protocol KeyValueObserver: AnyObject {
  /// Handles a change to an observed property.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An object whose class notifies observers of changes to certain properties immediately.
package protocol KeyValueChangeTelling: AnyObject {
  /// The keys of those properties, including the superclasses' properties.
  static var toldKeys: Set<String> { get }
}

/// A framework object that notifies observers of its changes.
package protocol KeyValueChangeSignaling: AnyObject {
  /// Returns whether the object notifies observers of changes at a key path.
  func signalsChange(ofKeyPath path: String) -> Bool
}

/// An object whose class defines the dependencies between its properties, and how observers are
/// notified.
package protocol KeyValueDependent: AnyObject {
  /// Returns the keys of the properties that affect the property with a key.
  nonisolated static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>

  /// Returns whether observers are automatically notified of changes to the property with a key.
  nonisolated static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}
