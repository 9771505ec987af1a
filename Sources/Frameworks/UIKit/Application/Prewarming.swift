import AppRuntime
import Raster

/// What a process does before the first code of its app, possibly long before the app is launched.
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
    DeviceLink.waitForLaunch()
  }
}
