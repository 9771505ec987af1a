import AppRuntime
import DeviceProtocol

/// Brings back what was kept of the app's interface: after a launch, or once it was made anew from
/// files that have changed.
@MainActor
enum InterfaceReloading {
  /// Brings back what another process of the app has kept.
  static func restore(_ data: Data) {
    RenderLoop.shared.commit {
      let state = try? JSONDecoder().decode(InterfaceState.self, from: data)
      DeviceLink.shared.send(.restored(restored(state ?? InterfaceState(root: nil))))
    }
  }

  /// Makes the interface anew and brings back where the person was.
  static func reload() {
    RenderLoop.shared.commit {
      let state = InterfaceState.ofApp()
      StateSaving.hasRestored = false
      guard UIApplication.shared.remakeInterface() else {
        return DeviceLink.shared.send(.needsRelaunch)
      }
      DeviceLink.shared.send(.restored(restored(state)))
    }
  }

  private static func restored(_ state: InterfaceState) -> StateRestoration {
    guard let window = InterfaceState.window else {
      return StateRestoration(
        screen: "", isElsewhere: false, texts: 0, values: 0, scrolls: 0,
        leftOut: ["The app shows no window."])
    }
    guard !StateSaving.hasRestored else {
      return InterfaceRestoration(in: window).restoredByApp
    }
    return InterfaceRestoration(in: window).restore(state)
  }
}
