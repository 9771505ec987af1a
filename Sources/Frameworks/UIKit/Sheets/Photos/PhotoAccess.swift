import AppRuntime
import Foundation
@_spi(Quince) import UIKitCore

/// The app's permission to use the photo library, and the questions that ask the user for it.
package enum PhotoAccess: String, Sendable {
  /// The user allowed access to the whole library.
  case authorized
  /// The user allowed access to selected photos.
  case limited
  /// The user denied access.
  case denied

  /// A level of access.
  package enum Level: Sendable {
    /// Adding photos.
    case addOnly
    /// Adding and reading photos.
    case readWrite

    fileprivate var question: String {
      switch self {
      case .addOnly: "PhotosAdd"
      case .readWrite: "Photos"
      }
    }

    fileprivate var usageKey: String {
      switch self {
      case .addOnly: "NSPhotoLibraryAddUsageDescription"
      case .readWrite: "NSPhotoLibraryUsageDescription"
      }
    }
  }

  /// The name by which the chosen photos are kept.
  private static let selection = "PhotosSelection"
  @MainActor private static var waiting: [Level: [@MainActor (PhotoAccess) -> Void]] = [:]
  @MainActor private static var pickerWindow: UIWindow?

  // MARK: Answers

  /// Returns the user's answer, or `nil` if the user hasn't been asked.
  package static func answer(to level: Level) -> PhotoAccess? {
    let whole = Permissions.answer(to: Level.readWrite.question).flatMap(PhotoAccess.init)
    guard level == .addOnly else { return whole }
    // Who can read photos can add some, too.
    if whole == .authorized || whole == .limited { return .authorized }
    return Permissions.answer(to: level.question).flatMap(PhotoAccess.init)
  }

  /// The names of the photos that the app can read if its access is limited.
  package static var chosen: [String] {
    let text = Permissions.answer(to: selection) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Chooses the photos that the app can read.
  package static func choose(_ names: [String]) {
    Permissions.keep(names.joined(separator: "\n"), to: selection)
  }

  // MARK: Questions

  /// Asks the user, unless they've already answered, and calls a closure with the answer.
  @MainActor
  package static func request(
    _ level: Level, then action: @escaping @MainActor (PhotoAccess) -> Void
  ) {
    if let answer = answer(to: level) { return action(answer) }
    let usage = UsageDescription.required(level.usageKey)
    waiting[level, default: []].append(action)
    guard waiting[level]?.count == 1 else { return }
    let isWhole = level == .readWrite
    SystemQuestion.ask(
      isWhole
        ? "“\(SystemQuestion.appName)” Would Like to Access Your Photo Library"
        : "“\(SystemQuestion.appName)” Would Like to Add to your Photos",
      message: usage, answers: isWhole ? answersToWhole : answersToAdding)
  }

  @MainActor private static var answersToWhole: [SystemQuestion.Answer] {
    [
      SystemQuestion.Answer("Limit Access…") { limit() },
      SystemQuestion.Answer("Allow Full Access") { finish(.readWrite, .authorized) },
      SystemQuestion.Answer("Don’t Allow", isCancel: true) { finish(.readWrite, .denied) },
    ]
  }

  @MainActor private static var answersToAdding: [SystemQuestion.Answer] {
    [
      SystemQuestion.Answer("Don’t Allow", isCancel: true) { finish(.addOnly, .denied) },
      SystemQuestion.Answer("Allow") { finish(.addOnly, .authorized) },
    ]
  }

  @MainActor private static func finish(_ level: Level, _ answer: PhotoAccess) {
    Permissions.keep(answer.rawValue, to: level.question)
    PhotoLibrary.shared.notify()
    for action in waiting.removeValue(forKey: level) ?? [] { action(answer) }
  }

  // MARK: Limited access

  /// Lets the user choose the photos that the app can read, in front of the app's content.
  @MainActor private static func limit() {
    // An earlier choice ended when the answer was reset.
    choose([])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert + 100
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    pickerWindow = window
    presentPicker(from: root) { _ in
      pickerWindow?.isHidden = true
      pickerWindow = nil
      finish(.readWrite, .limited)
    }
  }

  /// Shows a picker for the photos that the app can read, and calls a closure with those that
  /// the user has added.
  @MainActor
  package static func presentPicker(
    from controller: UIViewController, then action: @escaping @MainActor ([LibraryPhoto]) -> Void
  ) {
    let before = chosen
    let photos = PhotoLibrary.shared.photos
    let initial = photos.filter { before.contains($0.identifier) }.map(\.localIdentifier)
    let grid = PhotoGrid(
      photos, choice: PhotoGrid.Choice(limit: 0, initial: initial, isOfAccess: true)
    ) { [weak controller] photos in
      let chosen = photos.map { $0.map(\.identifier) } ?? before
      choose(chosen)
      controller?.dismiss(animated: true) {
        action((photos ?? []).filter { !before.contains($0.identifier) })
        PhotoLibrary.shared.notify()
      }
    }
    controller.present(UINavigationController(rootViewController: grid), animated: true)
  }
}
