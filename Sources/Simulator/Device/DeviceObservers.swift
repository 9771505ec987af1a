import Foundation

/// Those who are told of what happens on a device.
struct DeviceObservers {
  private var subscribers: [UUID: AsyncStream<DeviceEvent>.Continuation] = [:]
  private var screenObservers: [UUID: @Sendable () -> Void] = [:]
  private var inputObservers: [UUID: AsyncStream<ObservedInput>.Continuation] = [:]

  /// Whether anybody is told of input.
  var areToldOfInput: Bool { !inputObservers.isEmpty }

  /// Tells of events through a stream from now on.
  mutating func add(_ subscriber: AsyncStream<DeviceEvent>.Continuation, id: UUID) {
    subscribers[id] = subscriber
  }

  /// Calls a closure whenever what is on the screen changed.
  mutating func add(_ screenObserver: @escaping @Sendable () -> Void, id: UUID) {
    screenObservers[id] = screenObserver
  }

  /// Tells of input through a stream from now on.
  mutating func add(_ inputObserver: AsyncStream<ObservedInput>.Continuation, id: UUID) {
    inputObservers[id] = inputObserver
  }

  mutating func remove(_ id: UUID) {
    subscribers[id] = nil
    inputObservers[id] = nil
    screenObservers[id] = nil
  }

  func tell(_ event: DeviceEvent) {
    for subscriber in subscribers.values { subscriber.yield(event) }
  }

  func tell(_ input: ObservedInput) {
    for observer in inputObservers.values { observer.yield(input) }
  }

  func tellOfScreen() {
    for observer in screenObservers.values { observer() }
  }
}
