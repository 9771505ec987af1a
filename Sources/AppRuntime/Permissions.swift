import Foundation

/// The permissions that the user has granted or denied the app, which are stored with the app's
/// data.
package enum Permissions {
  private static var file: URL {
    URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Permissions.plist")
  }

  /// Returns the answer to a question, or `nil` if the user hasn't been asked.
  package static func answer(to question: String) -> String? { all[question] }

  /// Saves an answer to a question.
  package static func keep(_ answer: String, to question: String) {
    var answers = all
    answers[question] = answer
    // If the answer can't be saved, it's valid until the app ends. After that, the user is asked
    // again.
    let data = try? PropertyListSerialization.data(
      fromPropertyList: answers, format: .xml, options: 0)
    try? data?.write(to: file, options: .atomic)
  }

  private static var all: [String: String] {
    // Before the first answer, the file doesn't exist.
    guard let data = try? Data(contentsOf: file) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String] ?? [:]
  }
}
