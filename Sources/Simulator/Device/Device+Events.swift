import DeviceProtocol
import Foundation

/// The device's events for observers.
extension Device {
  /// Returns a stream of future events, which buffers only the newest ones.
  package func events() -> AsyncStream<DeviceEvent> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(
      of: DeviceEvent.self, bufferingPolicy: .bufferingNewest(4096))
    observeEvents(id) { continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in
      Task { await self?.stopObserving(id) }
    }
    return stream
  }

  /// Calls a closure with each event, on the device's queue.
  package func observeEvents(_ id: UUID, _ observer: @escaping @Sendable (DeviceEvent) -> Void) {
    observers.add(observer, id: id)
  }

  /// Calls a closure on the device's queue when the screen's contents change.
  package func observeScreen(_ id: UUID, _ observer: @escaping @Sendable () -> Void) {
    observers.add(observer, id: id)
  }

  /// Removes an observer of the screen or of events.
  package func stopObserving(_ id: UUID) {
    observers.remove(id)
  }

  func emit(_ event: DeviceEvent) {
    note(event)
    observers.tell(event)
  }

  /// Notifies observers that the screen has changed.
  func screenDidChange() {
    observers.tellOfScreen()
  }

  /// The number of the frontmost process, which is unique for each launch; `nil` on the device's
  /// own screens.
  var frontLaunch: Int? { frontApp?.launch }

  /// Whether the home screen is in front, or an app that has finished launching and isn't stopped in
  /// a debugger.
  var isFrontReady: Bool { frontApp.map { $0.phase != .launching && !$0.isStopped } ?? true }

  /// The text being edited in the frontmost app, if any.
  package var textInput: TextInputState? { frontApp?.textInput }

  /// Returns the frame that an app sent last, without the device's own drawing on top.
  package func shownFrame(of bundleID: String) -> Data? {
    running[bundleID]?.frame?.data
  }

  /// Returns whether an app is running.
  package func isRunning(_ bundleID: String) -> Bool {
    running[bundleID].map { $0.phase != .ending } ?? false
  }

  /// Returns the process ID of an app, for measurements.
  package func processID(of bundleID: String) -> Int32? {
    running[bundleID]?.process?.pid
  }

  /// The main thread's stack of the frontmost app if it isn't responding.
  ///
  /// The stack contains only the user's functions, innermost first.
  var frontStack: [StackFrame] { frontApp?.stack ?? [] }

  /// Whether the frontmost app is responding.
  package var isFrontResponding: Bool { frontApp?.responsiveness.isResponding ?? true }
}
