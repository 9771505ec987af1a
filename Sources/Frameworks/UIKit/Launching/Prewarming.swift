import AppRuntime
import Raster

/// The work of a process before the app's first code, possibly long before the app is launched:
/// everything that depends neither on the device nor on the app.
enum Prewarming {
  /// Called by the dynamic linker once UIKit is loaded, before the app's own initializers.
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

  /// Sets text, as nearly every app does first, for which fonts are found and read.
  @MainActor private static func setText() {
    let text = NSAttributedString(
      string: "Quince", attributes: [.font: UIFont.systemFont(ofSize: UIFont.labelFontSize)])
    _ = text.size()
  }
}
