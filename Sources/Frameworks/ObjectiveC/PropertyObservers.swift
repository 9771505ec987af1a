import AppRuntime
import Foundation
import Stubs
import Synchronization

/// An observation of one property.
package final class PropertyObservation {
  struct Change {
    let old: Any?
    let new: Any?
    var kind = NSKeyValueChange.setting
    /// The changed indexes in a collection.
    var indexes: IndexSet?
    var isPrior = false
    var isInitial = false
  }

  weak var object: AnyObject?
  /// The identifier of the object, which is available even during its deinitialization, when weak
  /// references are already `nil`.
  let objectID: ObjectIdentifier
  /// The key of the object's property, or `nil` if only its key path is known.
  let key: String?
  /// Whether the object's class notifies observers of changes.
  let isDynamic: Bool
  /// The keys of the properties that affect this one, as defined by its class.
  let sources: Set<String>
  /// Whether, as defined by the class, observers are notified only by the code that makes a change.
  let isManual: Bool
  let read: (AnyObject) -> Any?
  let tell: (AnyObject, Change) -> Void
  /// The property's value at the last notification.
  var last: Any?
  weak var observer: NSObject? {
    didSet { observerID = observer.map(ObjectIdentifier.init) }
  }
  private(set) var observerID: ObjectIdentifier?
  var path: String?
  var context: UnsafeMutableRawPointer?
  var isPrior = false

  init(
    of object: AnyObject, key: String?, isDynamic: Bool, read: @escaping (AnyObject) -> Any?,
    tell: @escaping (AnyObject, Change) -> Void
  ) {
    self.object = object
    objectID = ObjectIdentifier(object)
    self.key = key
    let type = Swift.type(of: object) as? any KeyValueDependent.Type
    sources = key.flatMap { type?.keyPathsForValuesAffectingValue(forKey: $0) } ?? []
    isManual = key.map { type?.automaticallyNotifiesObservers(forKey: $0) == false } ?? false
    self.isDynamic = isDynamic
    self.read = read
    self.tell = tell
    last = read(object)
  }

  /// Returns whether it's a property of a framework object that notifies observers of its changes.
  func isToldAtOnce(_ options: NSKeyValueObservingOptions) -> Bool {
    guard !options.contains(.prior), let object = object as? any KeyValueChangeSignaling else {
      return false
    }
    return (path ?? key).map(object.signalsChange(ofKeyPath:)) ?? true
  }

  /// Returns the value at a key path.
  static func value(at path: String, of object: AnyObject) -> Any? {
    value(of: object) { try ObjCRuntime.value(forKeyPath: path, of: $0) }
  }

  /// Reads a value of an object.
  ///
  /// If that's not possible, this ends the app, as on iOS.
  static func value(of object: AnyObject, _ read: @MainActor (AnyObject) throws -> Any?) -> Any? {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      do {
        result = try read(object)
      } catch {
        KeyValueFailure.fail(error)
      }
    }
    return result
  }
}

/// All property observations in the app.
///
/// Without Objective-C, a setter can't be changed at run time to notify observers. The builder adds
/// that code to an app's `dynamic` properties, and framework objects notify observers of their
/// changes. All other properties are compared with their previous values at the end of each turn.
package final class PropertyObservers: @unchecked Sendable {
  /// The shared instance.
  package static let shared = PropertyObservers()
  /// The maximum number of calls in a turn to a handler that changes the property it observes.
  private static let mostRounds = 16

  let lock = NSRecursiveLock()
  private var observations: [PropertyObservation] = []
  /// The observations by observed object, because each change looks up those of its object.
  private var observationsByObject: [ObjectIdentifier: [PropertyObservation]] = [:]
  private let count = Atomic(0)
  /// Whether there are any observations, which each change to a framework object checks first.
  package static var isWatching: Bool { shared.count.load(ordering: .relaxed) > 0 }
  /// The depth of nested changes, in which an observer of one change makes another.
  private var depth = 0
  /// The number of changes in progress.
  ///
  /// Observers are notified when all of them are done.
  private var changesBegun = 0
  private var awaited: [PropertyObservation] = []
  /// The properties whose setters don't notify observers, because a more specific change is
  /// reported.
  private var quiet: Set<QuietProperty> = []

  private struct QuietProperty: Hashable {
    let object: ObjectIdentifier
    let key: String
  }

  /// Returns whether an object's class notifies observers of changes to the first property in a
  /// path.
  static func isDynamic(_ path: String, of object: AnyObject) -> Bool {
    guard !path.contains(".") else { return false }
    return (type(of: object) as? any KeyValueChangeTelling.Type)?.toldKeys.contains(path) == true
  }

  func add(_ observation: PropertyObservation, _ options: NSKeyValueObservingOptions) {
    if !observation.isDynamic, !observation.isManual, !observation.isToldAtOnce(options) {
      let name = observation.object.map { TypeName.short(type(of: $0)) } ?? ""
      Stub.keyValueObserving.report(about: "\(name).\(observation.path ?? observation.key ?? "")")
    }
    observation.isPrior = options.contains(.prior)
    lock.withLock {
      observations.append(observation)
      observationsByObject[observation.objectID, default: []].append(observation)
    }
    countObservations()
    guard options.contains(.initial), let object = observation.object else { return }
    observation.tell(object, .init(old: nil, new: observation.last, isInitial: true))
  }

  func remove(where matches: (PropertyObservation) -> Bool) {
    let removed = lock.withLock {
      let removed = observations.filter(matches)
      guard !removed.isEmpty else { return removed }
      let ids = Set(removed.map(ObjectIdentifier.init))
      observations.removeAll { ids.contains(ObjectIdentifier($0)) }
      for object in Set(removed.map(\.objectID)) {
        let left = observationsByObject[object]?.filter { !ids.contains(ObjectIdentifier($0)) }
        observationsByObject[object] = left?.isEmpty == true ? nil : left
      }
      return removed
    }
    countObservations()
    withExtendedLifetime(removed) {}
  }

  /// Returns the observations of an object.
  ///
  /// The caller must hold the lock.
  private func observations(of object: AnyObject) -> [PropertyObservation] {
    // An earlier object may have had the same address.
    candidates(for: object).filter { $0.object === object }
  }

  /// Returns the observations stored for an object's address.
  ///
  /// The caller must hold the lock.
  func candidates(for object: AnyObject) -> [PropertyObservation] {
    observationsByObject[ObjectIdentifier(object)] ?? []
  }

  private func countObservations() {
    lock.withLock { count.store(observations.count, ordering: .relaxed) }
  }

  /// Removes the last observation that matches.
  /// - Returns: Whether there's one.
  func removeLast(where matches: (PropertyObservation) -> Bool) -> Bool {
    guard let last = lock.withLock({ observations.last(where: matches) }) else { return false }
    remove { $0 === last }
    return true
  }

  /// Notifies observers before a change.
  /// - Parameters:
  ///   - key: The key of the property, or `nil` if it isn't known.
  ///   - isManual: Whether the code that makes the change calls this.
  package func willChange(_ key: String?, of object: AnyObject, isManual: Bool = false) {
    guard Self.isWatching else { return }
    for observation in affected(key, object)
    where observation.isPrior && (isManual || !observation.isManual) {
      observation.tell(object, .init(old: observation.read(object), new: nil, isPrior: true))
    }
  }

  /// Notifies observers after a change.
  /// - Parameters:
  ///   - key: The key of the property, or `nil` to report all properties whose values have changed.
  ///   - isManual: Whether the code that made the change calls this.
  package func didChange(_ key: String?, of object: AnyObject, isManual: Bool = false) {
    guard Self.isWatching else { return }
    for observation in affected(key, object) where isManual || !observation.isManual {
      let isKnown = key != nil && observation.key == key
      guard isKnown || !Self.areEqual(observation.last, observation.read(object)) else { continue }
      tell(observation, of: object)
    }
  }

  /// Starts a group of changes, for which observers are notified together.
  /// - Returns: The argument for `end(_:)`.
  package static func begin() -> Bool {
    guard isWatching, MainQueue.isCurrent else { return false }
    shared.changesBegun += 1
    return true
  }

  /// Ends a group of changes.
  package static func end(_ hasBegun: Bool) {
    guard hasBegun else { return }
    shared.changesBegun -= 1
    guard shared.changesBegun == 0 else { return }
    let awaited = shared.awaited
    shared.awaited = []
    shared.tellIfChanged(awaited)
  }

  /// Notifies observers of a change to a framework object.
  package static func didChange(_ object: AnyObject) {
    guard isWatching, MainQueue.isCurrent else { return }
    let observations = shared.lock.withLock {
      shared.observations(of: object).filter { !$0.isDynamic && !$0.isManual }
    }
    guard !observations.isEmpty else { return }
    guard shared.changesBegun > 0 else { return shared.tellIfChanged(observations) }
    for observation in observations where !shared.awaited.contains(where: { $0 === observation }) {
      shared.awaited.append(observation)
    }
  }

  private func tellIfChanged(_ observations: [PropertyObservation]) {
    // Any remaining changes are reported at the end of the turn.
    guard depth < Self.mostRounds else { return }
    depth += 1
    defer { depth -= 1 }
    for observation in observations {
      guard let object = observation.object,
        !Self.areEqual(observation.last, observation.read(object))
      else { continue }
      if observation.isPrior {
        observation.tell(object, .init(old: observation.last, new: nil, isPrior: true))
      }
      tell(observation, of: object)
    }
  }

  /// Changes elements of a collection, and notifies observers of that specific change.
  func make(
    _ change: PropertyObservation.Change, of key: String, of object: AnyObject,
    by edit: () -> Void
  ) {
    let notified = affected(key, object)
    for observation in notified where observation.isPrior {
      var prior = change
      prior.isPrior = true
      observation.tell(object, prior)
    }
    let property = QuietProperty(object: ObjectIdentifier(object), key: key)
    let isFirst = lock.withLock { quiet.insert(property).inserted }
    edit()
    if isFirst { _ = lock.withLock { quiet.remove(property) } }
    for observation in notified {
      observation.last = observation.read(object)
      observation.tell(object, change)
    }
  }

  private func affected(_ key: String?, _ object: AnyObject) -> [PropertyObservation] {
    lock.withLock {
      if let key, quiet.contains(QuietProperty(object: ObjectIdentifier(object), key: key)) {
        return []
      }
      return observations(of: object).filter {
        key.map($0.sources.contains) ?? true || $0.key == key || $0.key == nil
      }
    }
  }

  private func tell(_ observation: PropertyObservation, of object: AnyObject) {
    let new = observation.read(object)
    let old = observation.last
    observation.last = new
    observation.tell(object, .init(old: old, new: new))
  }

  /// Notifies observers of all changes that haven't been reported yet.
  /// - Returns: Whether there were any.
  @discardableResult package func tellOfChanges() -> Bool {
    guard Self.isWatching else { return false }
    for round in 0..<Self.mostRounds {
      remove { $0.object == nil }
      var isDone = true
      for observation in lock.withLock({ observations })
      where !observation.isDynamic && !observation.isManual {
        guard let object = observation.object,
          !Self.areEqual(observation.last, observation.read(object))
        else { continue }
        isDone = false
        tell(observation, of: object)
      }
      if isDone { return round > 0 }
    }
    return true
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one as any Equatable, let other?): return isEqual(one, other)
    case (let one?, let other?):
      return one as AnyObject === other as AnyObject || haveSameBytes(one, other)
    default: return false
    }
  }

  /// Returns whether two values without an equality operator, such as coordinates, have the same
  /// bytes.
  private static func haveSameBytes(_ one: Any, _ other: Any) -> Bool {
    func isSame<Value>(_ one: Value) -> Bool {
      guard _isPOD(Value.self), let other = other as? Value else { return false }
      return withUnsafeBytes(of: one) { bytes in
        withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
      }
    }
    return _openExistential(one, do: isSame)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }
}
