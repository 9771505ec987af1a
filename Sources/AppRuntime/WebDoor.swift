import DeviceProtocol
import Foundation

/// The app's interface to the engine of web pages, which the device runs.
@MainActor
package final class WebDoor {
  /// The shared instance.
  package static let shared = WebDoor()

  /// Called when the engine sends a message.
  package var onMessage: (Data) -> Void = { _ in }
  /// Called when the engine sends an image of the page with a number, as PNG.
  package var onImage: (UInt64, Data) -> Void = { _, _ in }
  /// Called when the engine has ended, or couldn't be started.
  package var onEnd: (WebEnding) -> Void = { _ in }

  private init() {}

  /// Sends the engine a message, as a JSON object.
  package func send(_ json: Data) {
    DeviceLink.shared.send(.web(WebMessage(json: json)))
  }
}
