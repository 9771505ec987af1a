import DeviceProtocol
import Foundation

/// Watching a user's actions on the device.
extension Device {
  /// The maximum time for an app to report its screen, in seconds.
  private static let patience = 1.0

  /// Returns the user's input from now on, each with the screen before it.
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

  /// Notifies observers of input that's about to happen.
  func note(_ input: DeviceInput) {
    guard observers.areToldOfInput else { return }
    observers.tell(
      ObservedInput(
        input: input, time: now, textInput: frontApp?.textInput,
        screen: input.isBeginning ? lookBeforeInput() : AsyncStream { $0.finish() }))
  }

  /// Asks the app in front for its screen; messages to the app after that aren't handled yet when
  /// it answers.
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
