import AppRuntime
import Foundation

/// A system alert that asks the user a question for the app, in front of all of the app's content.
@MainActor
package final class SystemQuestion {
  /// A possible answer.
  package struct Answer {
    let title: String
    let isCancel: Bool
    let action: @MainActor () -> Void

    /// Creates an answer with the action that it performs.
    package init(_ title: String, isCancel: Bool = false, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.isCancel = isCancel
      self.action = action
    }
  }

  /// The window level in front of the app's own alerts.
  static let level = UIWindow.Level.alert + 100
  private static var waiting: [SystemQuestion] = []

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let alert: UIAlertController

  private init(_ alert: UIAlertController) {
    self.alert = alert
  }

  /// Asks a question after all earlier questions have been answered.
  /// - Parameter configure: A closure that configures the alert.
  /// - Returns: A closure that withdraws the question.
  @discardableResult
  package static func ask(
    _ title: String, message: String?, answers: [Answer],
    configure: (UIAlertController) -> Void = { _ in }
  ) -> @MainActor () -> Void {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    let question = SystemQuestion(alert)
    configure(alert)
    for answer in answers {
      alert.addAction(
        UIAlertAction(title: answer.title, style: answer.isCancel ? .cancel : .default) { _ in
          question.end()
          answer.action()
        })
    }
    waiting.append(question)
    if waiting.count == 1 { question.show() }
    return { question.takeBack() }
  }

  /// The app's name on the device.
  package static var appName: String {
    InfoPlist["CFBundleDisplayName"]?.string ?? InfoPlist["CFBundleName"]?.string
      ?? Bundle.main.bundleURL.deletingPathExtension().lastPathComponent
  }

  private func show() {
    UIApplication.shared.resignActive()
    window.windowLevel = Self.level
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.present(alert, animated: true)
  }

  private func end() {
    window.isHidden = true
    window.rootViewController = nil
    Self.waiting.removeAll { $0 === self }
    UIApplication.shared.becomeActive()
    Self.waiting.first?.show()
  }

  private func takeBack() {
    guard Self.waiting.contains(where: { $0 === self }) else { return }
    alert.dismiss(animated: false)
    end()
  }
}
