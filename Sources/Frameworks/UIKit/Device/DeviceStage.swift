import AppRuntime
import DisplayList
import Foundation

/// Presents frames on the device's screen.
@MainActor
final class DeviceStage: RenderStage {
  static let shared = DeviceStage()

  private let images = SentImages { DeviceLink.shared.send(image: $1, id: $0) }
  /// The newest frame, if it hasn't been sent.
  private var unsent: DisplayList?

  /// Whether every frame is sent, instead of only the frames that the device requests.
  private var sendsEveryFrame: Bool {
    DeviceClock.shared.isWatched || !DeviceClock.shared.isManual
  }

  var canvasSize: CGSize { DeviceLink.shared.configuration.screenSize }

  var canvasScale: CGFloat { CGFloat(DeviceLink.shared.configuration.scale) }

  var layersBackToFront: [CALayer] { windowsBackToFront.map(\.layer) }

  private var windowsBackToFront: [UIWindow] { UIApplication.shared.windowsBackToFront }

  func layOut() {
    UIApplication.shared.layOutWindows()
  }

  func commitTurn() {
    RunLoopTurn.shared.commit()
  }

  func show(_ frame: DisplayList) {
    unsent = frame
    if sendsEveryFrame { sendFrame() }
  }

  /// Sends the newest frame unless the device already has it.
  func sendFrame() {
    send { DeviceLink.shared.send(frame: $0) }
  }

  /// Sends the newest frame, unless the device already has it, together with the next message,
  /// which must follow immediately.
  func sendFrameWithNext() {
    send { DeviceLink.shared.sendWithNext(frame: $0) }
  }

  private func send(by sending: (Data) -> Void) {
    guard let frame = unsent else { return }
    unsent = nil
    images.show(frame) { sending(frame.encoded()) }
    SystemAppearanceReporter.shared.frameDidChange(to: frame)
  }
}
