import DeviceProtocol
import Foundation
import Safeguards

extension Device {
  /// Answers an app's questions for permissions as a user does in Settings, which ends the app.
  /// - Throws: An error if there's no such app, or the answers can't be kept.
  package func setPermissions(
    _ answers: [AppPermission: AppPermission.Answer], of bundleID: String
  ) async throws {
    let app = try installed(bundleID)
    try await withoutPrewarming {
      await kill(bundleID, how: .sigkill)
      prewarmed.discard(bundleID)
      try keep(answers, of: app)
    }
    if let answer = answers[.notifications] {
      keep(bundleID) { $0.allowed = answer == .allow ? AppPermission.allNotifications : [] }
    }
    prewarm(app)
  }

  /// Answers a question of an app, or of the app in front, and opens the app again if it was in
  /// front.
  /// - Throws: An error if there's no such app, or the answer can't be kept.
  func answer(
    _ permission: AppPermission, _ answer: AppPermission.Answer, of bundleID: String?
  ) async throws {
    let inFront = frontApp?.app.bundleID
    guard let bundleID = bundleID ?? inFront else { throw NoAppInFront() }
    try await setPermissions([permission: answer], of: bundleID)
    if bundleID == inFront { open(bundleID) }
  }

  /// An error for a question of the app in front if there's none.
  private struct NoAppInFront: Error, CustomStringConvertible {
    let description = "No app is open. Add the bundle identifier of an app."
  }

  /// Writes answers to the file that the app reads and writes; see `Permissions`.
  private func keep(
    _ answers: [AppPermission: AppPermission.Answer], of app: InstalledApp
  ) throws {
    let name = containers.claimName(for: app)
    try containers.save()
    let container = try RootFolder(making: containers.folder(of: name), mode: 0o700)
    let path = "Library/Permissions.plist"
    // The file doesn't exist before the first answer.
    let kept = try? PropertyListDecoder().decode([String: String].self, from: container.read(path))
    var texts = kept ?? [:]
    for (permission, answer) in answers {
      for question in permission.questions { texts[question] = permission.text(for: answer) }
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try container.write(try encoder.encode(texts), to: path)
  }
}
