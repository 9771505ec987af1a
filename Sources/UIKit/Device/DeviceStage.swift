import DisplayList
import Foundation

/// The device's screen as the place where frames are shown.
@MainActor
final class DeviceStage: RenderStage {
  static let shared = DeviceStage()

  var canvasSize: CGSize { DeviceLink.shared.configuration.screenSize }

  var canvasScale: CGFloat { CGFloat(DeviceLink.shared.configuration.scale) }

  var windowsBackToFront: [UIWindow] { UIApplication.shared.windowsBackToFront }

  func show(_ frame: DisplayList) {
    DeviceLink.shared.send(frame: frame.encoded())
    SystemAppearanceReporter.shared.frameDidChange(to: frame)
  }
}
