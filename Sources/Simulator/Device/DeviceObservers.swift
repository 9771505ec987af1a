import Foundation

/// The observers of events on a device.
struct DeviceObservers {
  private var eventObservers: [UUID: @Sendable (DeviceEvent) -> Void] = [:]
  private var screenObservers: [UUID: @Sendable () -> Void] = [:]
  private var inputObservers: [UUID: AsyncStream<ObservedInput>.Continuation] = [:]

  /// Whether anyone observes input.
  var areToldOfInput: Bool { !inputObservers.isEmpty }

  /// Calls a closure with each event from now on.
  mutating func add(_ eventObserver: @escaping @Sendable (DeviceEvent) -> Void, id: UUID) {
    eventObservers[id] = eventObserver
  }

  /// Calls a closure whenever the screen's contents changed.
  mutating func add(_ screenObserver: @escaping @Sendable () -> Void, id: UUID) {
    screenObservers[id] = screenObserver
  }

  /// Sends input to a stream from now on.
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
