import AppRuntime
import Raster

/// The work of a process before the app's own code runs, possibly long before the app is launched.
///
/// It includes everything that depends neither on the device nor on the app.
enum Prewarming {
  /// A function that the dynamic linker calls after it has loaded UIKit, before the app's own
  /// initializers.
  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Void = {
    MainActor.assumeIsolated { run() }
  }

  @MainActor private static func run() {
    guard DeviceLink.isAwaited else { return }
    DeviceLink.bufferOutputByLines()
    FontCatalog.beginReading()
    Launch.connectFrameworks()
    setText()
    DeviceLink.waitForLaunch()
  }

  /// Lays out text, as nearly every app does first, so that fonts are found and loaded.
  @MainActor private static func setText() {
    let text = NSAttributedString(
      string: "Quince", attributes: [.font: UIFont.systemFont(ofSize: UIFont.labelFontSize)])
    _ = text.size()
  }
}
