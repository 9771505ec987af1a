import Foundation

/// Those who are told of what happens on a device.
struct DeviceObservers {
  private var subscribers: [UUID: AsyncStream<DeviceEvent>.Continuation] = [:]
  private var screenObservers: [UUID: @Sendable () -> Void] = [:]

  /// Tells of events through a stream from now on.
  mutating func add(_ subscriber: AsyncStream<DeviceEvent>.Continuation, id: UUID) {
    subscribers[id] = subscriber
  }

  /// Calls a closure whenever what is on the screen changed.
  mutating func add(_ screenObserver: @escaping @Sendable () -> Void, id: UUID) {
    screenObservers[id] = screenObserver
  }

  mutating func remove(_ id: UUID) {
    subscribers[id] = nil
    screenObservers[id] = nil
  }

  func tell(_ event: DeviceEvent) {
    for subscriber in subscribers.values { subscriber.yield(event) }
  }

  func tellOfScreen() {
    for observer in screenObservers.values { observer() }
  }
}
