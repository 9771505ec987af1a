import AppRuntime
import DeviceProtocol

/// Restores the saved state of the app's interface, either after a launch or after re-creating the
/// interface from changed files.
@MainActor
enum InterfaceReloading {
  /// Restores the state that another process of the app has saved.
  static func restore(_ data: Data) {
    RenderLoop.shared.commit {
      let state = try? JSONDecoder().decode(InterfaceState.self, from: data)
      DeviceLink.shared.send(.restored(restored(state ?? InterfaceState(root: nil))))
    }
  }

  /// Re-creates the interface and returns to the screen that the user was on.
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
