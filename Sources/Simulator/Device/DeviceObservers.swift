import Foundation

/// The observers of events on a device.
struct DeviceObservers {
  private var eventObservers: [UUID: @Sendable (DeviceEvent) -> Void] = [:]
  private var screenObservers: [UUID: @Sendable () -> Void] = [:]
  private var inputObservers: [UUID: AsyncStream<ObservedInput>.Continuation] = [:]

  /// Whether anyone observes input.
  var areToldOfInput: Bool { !inputObservers.isEmpty }

  /// Adds a closure to call with each event.
  mutating func add(_ eventObserver: @escaping @Sendable (DeviceEvent) -> Void, id: UUID) {
    eventObservers[id] = eventObserver
  }

  /// Adds a closure to call when the screen's contents change.
  mutating func add(_ screenObserver: @escaping @Sendable () -> Void, id: UUID) {
    screenObservers[id] = screenObserver
  }

  /// Adds a stream that receives input.
  mutating func add(_ inputObserver: AsyncStream<ObservedInput>.Continuation, id: UUID) {
    inputObservers[id] = inputObserver
  }

  mutating func remove(_ id: UUID) {
    eventObservers[id] = nil
    inputObservers[id] = nil
    screenObservers[id] = nil
  }

  func tell(_ event: DeviceEvent) {
    for observer in eventObservers.values { observer(event) }
  }

  func tell(_ input: ObservedInput) {
    for observer in inputObservers.values { observer.yield(input) }
  }

  func tellOfScreen() {
    for observer in screenObservers.values { observer() }
  }
}
