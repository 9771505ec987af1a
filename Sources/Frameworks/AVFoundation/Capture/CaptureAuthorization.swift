import AppRuntime
import Foundation
import UIKit

/// The app's authorization to use the camera or the microphone, and the alert that asks the user
/// for it.
enum CaptureAuthorization: String {
  case camera = "Camera"
  case microphone = "Microphone"

  @MainActor private static var waiting:
    [CaptureAuthorization: [@Sendable (AVAuthorizationStatus) -> Void]] = [:]

  /// Creates the authorization for a kind of media, which must be video or audio, as on iOS.
  init(_ mediaType: AVMediaType) {
    switch mediaType {
    case .video: self = .camera
    case .audio: self = .microphone
    default: fatalError("Media type must be AVMediaTypeVideo or AVMediaTypeAudio")
    }
  }

  var status: AVAuthorizationStatus {
    switch Permissions.answer(to: rawValue) {
    case "authorized": .authorized
    case "denied": .denied
    default: .notDetermined
    }
  }

  /// Asks the user, unless they've already answered, and calls a closure with the answer.
  @MainActor
  func request(then action: @escaping @Sendable (AVAuthorizationStatus) -> Void) {
    guard status == .notDetermined else { return action(status) }
    let usage = UsageDescription.required("NS\(rawValue)UsageDescription")
    Self.waiting[self, default: []].append(action)
    guard Self.waiting[self]?.count == 1 else { return }
    SystemQuestion.ask(
      "“\(SystemQuestion.appName)” Would Like to Access the \(rawValue)", message: usage,
      answers: [
        SystemQuestion.Answer("Don’t Allow", isCancel: true) { finish("denied") },
        SystemQuestion.Answer("Allow") { finish("authorized") },
      ])
  }

  @MainActor
  private func finish(_ answer: String) {
    Permissions.keep(answer, to: rawValue)
    for action in Self.waiting.removeValue(forKey: self) ?? [] { action(status) }
  }
}
