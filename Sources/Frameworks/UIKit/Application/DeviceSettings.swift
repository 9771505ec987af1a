import AppRuntime
import DeviceProtocol
import Foundation
import QuartzCore

/// The device's switches that affect UIKit.
@MainActor
enum DeviceSettings {
  /// Returns whether a switch is on.
  static func isOn(_ item: DeviceSwitch) -> Bool { DeviceLink.shared.configuration.switches[item] }

  /// Whether cross-fades replace sliding transitions.
  static var prefersCrossFade: Bool { isOn(.reduceMotion) && isOn(.crossFade) }

  /// Adopts the switches that affect drawing and timing.
  static func adopt(_ switches: DeviceSwitches) {
    UIFont.areBold = switches[.boldText]
    MediaClock.shared.pace = switches[.slowAnimations] ? 0.1 : 1
    let coloring = LayerColoring(
      marksBlending: switches[.blendedLayers], marksImages: switches[.misalignedImages])
    guard coloring != LayerColoring.current else { return }
    LayerColoring.current = coloring
    RenderLoop.shared.setNeedsCommit()
  }

  /// Posts the notifications that apps observe for switches that have changed.
  static func tellOfChanges(from old: DeviceSwitches, to new: DeviceSwitches) {
    guard old != new else { return }
    let isShown = [.reduceTransparency, .buttonShapes].contains { old[$0] != new[$0] }
    if isShown {
      for window in UIApplication.shared.allWindows { window.followDeviceSettings() }
    }
    for (item, name) in notifications where old[item] != new[item] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    func fades(_ switches: DeviceSwitches) -> Bool {
      switches[.reduceMotion] && switches[.crossFade]
    }
    if fades(old) != fades(new) {
      NotificationCenter.default.post(
        name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }
  }

  private static let notifications: [(DeviceSwitch, NSNotification.Name)] = [
    (.increaseContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    (.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
    (.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
    (.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    (.buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    (.grayscale, UIAccessibility.grayscaleStatusDidChangeNotification),
    (.differentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
  ]
}
