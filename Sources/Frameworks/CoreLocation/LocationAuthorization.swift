import AppRuntime
import Foundation
import UIKit

/// The app's authorization to access the device's location, and the alerts that ask the user for
/// it.
@MainActor
final class LocationAuthorization {
  static let shared = LocationAuthorization()

  private static let question = "Location"
  private static let useKey = "NSLocationWhenInUseUsageDescription"
  /// The closures to call when the user has answered.
  private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private var isAsking = false
  /// Whether the user allowed access until the app ends.
  private var isAllowedOnce = false

  var status: CLAuthorizationStatus {
    switch Permissions.answer(to: Self.question) {
    case "whenInUse": .authorizedWhenInUse
    case "always": .authorizedAlways
    case "denied": .denied
    default: isAllowedOnce ? .authorizedWhenInUse : .notDetermined
    }
  }

  var isAllowed: Bool { status == .authorizedWhenInUse || status == .authorizedAlways }

  func observe(_ manager: CLLocationManager, _ observer: @escaping @MainActor () -> Void) {
    observers[ObjectIdentifier(manager)] = observer
  }

  func forget(_ manager: ObjectIdentifier) {
    observers[manager] = nil
  }

  /// Asks for access while the app is in use.
  func askForUse() {
    guard status == .notDetermined, !isAsking,
      let usage = UsageDescription.reported(Self.useKey, among: [Self.useKey])
    else { return }
    isAsking = true
    SystemQuestion.ask(
      "Allow “\(SystemQuestion.appName)” to use your location?", message: usage,
      answers: [
        answer("Allow Once") { $0.isAllowedOnce = true },
        answer("Allow While Using App") { $0.keep("whenInUse") },
        answer("Don’t Allow", isCancel: true) { $0.keep("denied") },
      ])
  }

  /// Asks for access at any time.
  func askForAlways() {
    let keys = ["NSLocationAlwaysAndWhenInUseUsageDescription", Self.useKey]
    guard let usage = UsageDescription.reported(keys[0], among: keys),
      UsageDescription.reported(keys[1], among: keys) != nil
    else { return }
    switch status {
    case .notDetermined: askForUse()
    case .authorizedWhenInUse where !isAsking && !isAllowedOnce:
      isAsking = true
      SystemQuestion.ask(
        "Allow “\(SystemQuestion.appName)” to also use your location even when you are not using "
          + "the app?", message: usage,
        answers: [
          answer("Keep Only While Using", isCancel: true) { _ in },
          answer("Change to Always Allow") { $0.keep("always") },
        ])
    default: break
    }
  }

  private func keep(_ answer: String) {
    Permissions.keep(answer, to: Self.question)
  }

  private func answer(
    _ title: String, isCancel: Bool = false,
    _ action: @escaping @MainActor (LocationAuthorization) -> Void
  ) -> SystemQuestion.Answer {
    SystemQuestion.Answer(title, isCancel: isCancel) {
      self.isAsking = false
      let before = self.status
      action(self)
      guard self.status != before else { return }
      for observer in Array(self.observers.values) { observer() }
    }
  }
}
