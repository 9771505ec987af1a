import DeviceProtocol
import Foundation

/// Observing the user's input on the device.
extension Device {
  /// The maximum time for an app to report its screen, in seconds.
  private static let patience = 1.0

  /// Returns a stream of the user's input, each with the screen before it.
  package func inputs() -> AsyncStream<ObservedInput> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(
      of: ObservedInput.self, bufferingPolicy: .bufferingNewest(100_000))
    observers.add(continuation, id: id)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.stopObserving(id) }
    }
    return stream
  }

  /// Notifies observers of input that the device is about to handle.
  func note(_ input: DeviceInput) {
    guard observers.areToldOfInput else { return }
    observers.tell(
      ObservedInput(
        input: input, time: now, textInput: frontApp?.textInput,
        screen: input.isBeginning ? lookBeforeInput() : AsyncStream { $0.finish() }))
  }

  /// Requests the screen of the frontmost app.
  ///
  /// The app replies before it handles messages that are sent later.
  package func lookBeforeInput() -> AsyncStream<ScreenElement> {
    let (stream, continuation) = AsyncStream.makeStream(of: ScreenElement.self)
    guard let app = frontApp, app.phase == .active, app.responsiveness.isResponding else {
      continuation.finish()
      return stream
    }
    let id = nextID()
    app.wait(for: .reply(id), seconds: Self.patience) { result in
      if case .success(let screen?) = result { continuation.yield(screen) }
      continuation.finish()
    }
    send(.requestElements(id: id, withKinds: true), to: app)
    return stream
  }
}
